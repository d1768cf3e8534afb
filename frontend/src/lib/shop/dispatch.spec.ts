import { firstDispatchRules } from '../../../../contracts/shipping/dispatch-rules.js';
import { dispatchText } from './dispatch';

test.each([
  ['a Monday before the cut-off', '2026-03-02T15:59:00Z', 'Vandaag besteld = vandaag verzonden'],
  ['a Monday after the cut-off', '2026-03-02T16:00:00Z', 'Vandaag besteld = morgen verzonden'],
  ['a Friday evening', '2026-03-06T18:00:00Z', 'Vandaag besteld = maandag verzonden'],
  ['a Sunday', '2026-03-08T09:00:00Z', 'Vandaag besteld = morgen verzonden'],
  ['Christmas Day, a Friday', '2026-12-25T09:00:00Z', 'Vandaag besteld = maandag verzonden'],
])('names the dispatch time for an order on %s', (_when, at, text) =>
  expect(dispatchText(firstDispatchRules, at)).toBe(text),
);
