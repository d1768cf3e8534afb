import { monthsOf, namesOf } from './period';

describe('the months of invoices', () => {
  it('are those from the first document to today, newest first', () => {
    expect(Object.entries(monthsOf('2025-12-31', '2026-02-01'))).toEqual([
      ['2026-02', 'februari 2026'],
      ['2026-01', 'januari 2026'],
      ['2025-12', 'december 2025'],
    ]);
    expect(Object.keys(monthsOf('2026-02-28', '2026-02-28'))).toEqual(['2026-02']);
  });

  it('are joined by the period of a link', () => {
    const months = { '2026-02': 'februari 2026' };
    expect(namesOf(months, undefined)).toEqual(months);
    expect(namesOf(months, '2026-02')).toEqual(months);
    expect(Object.values(namesOf(months, '2026-Q1'))).toEqual(['2026, 1e kwartaal', 'februari 2026']);
    expect(Object.values(namesOf(months, '2026-01'))).toEqual(['januari 2026', 'februari 2026']);
  });
});
