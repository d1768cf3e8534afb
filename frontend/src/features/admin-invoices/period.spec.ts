import type { Invoice } from '../../../../contracts/invoices.js';
import { monthsOf, namesOf } from './period';

const issuedOn = (day: string) => ({ issuedOn: day }) as Invoice;

describe('the months of invoices', () => {
  it('are those with a document, newest first', () => {
    const months = monthsOf(['2025-12-31', '2026-02-01', '2026-02-28'].map(issuedOn));
    expect(Object.entries(months)).toEqual([
      ['2026-02', 'februari 2026'],
      ['2025-12', 'december 2025'],
    ]);
  });

  it('are joined by the period of a link', () => {
    const months = { '2026-02': 'februari 2026' };
    expect(namesOf(months, undefined)).toEqual(months);
    expect(namesOf(months, '2026-02')).toEqual(months);
    expect(Object.values(namesOf(months, '2026-Q1'))).toEqual(['2026, 1e kwartaal', 'februari 2026']);
    expect(Object.values(namesOf(months, '2026-01'))).toEqual(['januari 2026', 'februari 2026']);
  });
});
