import { daysOf, isInOneYear, monthsOf, periodOfDays, TaxPeriodSchema } from './tax-periods.js';

describe('a tax period', () => {
  it.each([
    ['2026-03', '2026-03-01', '2026-03-31'],
    ['2026-02', '2026-02-01', '2026-02-28'],
    ['2028-02', '2028-02-01', '2028-02-29'],
    ['2026-12', '2026-12-01', '2026-12-31'],
    ['2026-01', '2026-01-01', '2026-01-31'],
    ['2026-Q4', '2026-10-01', '2026-12-31'],
    ['2026', '2026-01-01', '2026-12-31'],
    ['2026-03-05..2026-04-04', '2026-03-05', '2026-04-04'],
  ])('%s lasts from %s to %s', (period, from, to) => {
    expect(daysOf(period)).toEqual({ from, to });
  });

  it('has its months', () => {
    expect(monthsOf('2026-Q2')).toEqual(['2026-04', '2026-05', '2026-06']);
    expect(monthsOf('2026')).toHaveLength(12);
    expect(monthsOf('2025-11-30..2026-01-01')).toEqual(['2025-11', '2025-12', '2026-01']);
  });

  it('of two days begins with the first of them', () => {
    expect(periodOfDays('2026-04-04', '2026-03-05')).toBe('2026-03-05..2026-04-04');
    expect(['2026', '2025-12-31..2026-01-01'].map(isInOneYear)).toEqual([true, false]);
  });

  it.each([
    ...['2026-13', '2026-Q5', '26', '2026-1', '2026-03-01'],
    ...['2026-03-05..2026-03-04', '2026-02-30..2026-03-04', '2026-03-05..', '2026..2027'],
  ])('%s does not exist', (period) => {
    expect(TaxPeriodSchema.safeParse(period).success).toBe(false);
  });
});
