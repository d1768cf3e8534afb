import type { Invoice } from '../../../../contracts/invoices.js';
import { daysOf, monthsOf } from './period';

const issuedOn = (day: string) => ({ issuedOn: day }) as Invoice;

describe('the months of invoices', () => {
  it('are those with a document, newest first', () => {
    const months = monthsOf(['2025-12-31', '2026-02-01', '2026-02-28'].map(issuedOn));
    expect(Object.entries(months)).toEqual([
      ['2026-02', 'februari 2026'],
      ['2025-12', 'december 2025'],
    ]);
  });

  it.each([
    ['2026-02', '2026-02-28'],
    ['2028-02', '2028-02-29'],
    ['2026-12', '2026-12-31'],
    ['2026-01', '2026-01-31'],
  ])('%s ends at %s', (month, to) => expect(daysOf(month)).toEqual({ from: `${month}-01`, to }));
});
