import { addDays, amsterdamDay, amsterdamYear } from './calendar.js';

describe('amsterdamDay', () => {
  it.each([
    ['2026-01-31T22:59:59Z', '2026-01-31'],
    ['2026-01-31T23:00:00Z', '2026-02-01'],
    ['2026-07-31T21:59:59Z', '2026-07-31'],
    ['2026-07-31T22:00:00Z', '2026-08-01'],
    ['2026-03-29T00:30:00Z', '2026-03-29'],
  ])('%s is %s in Amsterdam', (at, day) => expect(amsterdamDay(at)).toBe(day));
});

describe('amsterdamYear', () => {
  it.each([
    ['2026-12-31T22:59:59Z', '2026'],
    ['2026-12-31T23:00:00Z', '2027'],
    ['2026-12-31T23:30:00Z', '2027'],
    ['2026-06-30T23:30:00Z', '2026'],
  ])('%s is in %s', (at, year) => expect(amsterdamYear(at)).toBe(year));
});

describe('addDays', () => {
  it.each([
    ['2026-02-27', 3, '2026-03-02'],
    ['2028-02-27', 3, '2028-03-01'],
    ['2026-03-28', 3, '2026-03-31'],
    ['2026-01-01', -1, '2025-12-31'],
  ])('%s and %i days is %s', (day, days, later) => expect(addDays(day, days)).toBe(later));
});
