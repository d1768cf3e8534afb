import { daysOfPeriod, type Period } from './periods';

it.each<[Period, string, string, string]>([
  ['today', '2026-03-29', '2026-03-29', '2026-03-29'],
  ['yesterday', '2026-03-01', '2026-02-28', '2026-02-28'],
  ['this-week', '2026-03-29', '2026-03-23', '2026-03-29'],
  ['this-week', '2026-03-30', '2026-03-30', '2026-03-30'],
  ['last-month', '2026-03-31', '2026-02-01', '2026-02-28'],
  ['last-month', '2026-01-01', '2025-12-01', '2025-12-31'],
])('is %s on %s from %s to %s', (period, today, from, to) => expect(daysOfPeriod(period, today)).toEqual({ from, to }));
