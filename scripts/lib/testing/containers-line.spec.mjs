import { containersLine } from './containers-line.mjs';

it('names day, commit and result of the last run on containers', () => {
  const stories = [{ story: '4-suites', figures: ['202 tests passed'] }];
  const record = { day: '2026-11-24', commit: 'abc1234', passed: 25, failed: 0, images: 'local', stories };
  expect(containersLine(record)).toBe(
    'containers: 25 passed, 0 failed; suites of stores: 202 tests passed; ' +
      'on 2026-11-24 at abc1234, with local images (npm run test:containers)',
  );
});

it('reads the recorded run', () => {
  expect(containersLine()).toMatch(/^containers: \d+ passed, 0 failed; .*on 20\d\d-\d\d-\d\d at [0-9a-f]{7,}/);
});
