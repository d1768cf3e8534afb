import { creditNoteOf, documentOf } from './books.fixtures.js';
import { vatCsv } from './vat-csv.js';

describe('the spreadsheet of a period', () => {
  it('has a row for each document and rate, and negative amounts for a credit note', async () => {
    let csv = '';
    for await (const piece of vatCsv(batches(), 0)) csv += piece;
    expect(csv.split('\r\n')).toEqual([
      expect.stringContaining('"Nummer";"Soort"'),
      '"F2026-000001";"Factuur";"2026-03-02";"2026-03-02";"2026-000123";"Hoog";21;8,26;1,74;10,00;"pi_one";""',
      '"F2026-000001";"Factuur";"2026-03-02";"2026-03-02";"2026-000123";"Laag";9;22,89;2,06;24,95;"pi_one";""',
      '"C2026-000001";"Creditfactuur";"2026-04-09";"2026-03-02";"2026-000123";"Hoog";21;-8,26;-1,74;-10,00;"pi_one";"refund:1"',
      '"C2026-000001";"Creditfactuur";"2026-04-09";"2026-03-02";"2026-000123";"Laag";9;-22,89;-2,06;-24,95;"pi_one";"refund:1"',
      '',
    ]);
  });

  it('ends with a line about the documents that are not issued yet', async () => {
    const lastOf = async (missing: number) => {
      let last = '';
      for await (const piece of vatCsv(batches(), missing)) last = piece;
      return last;
    };
    expect(await lastOf(1)).toMatch(/^"Niet compleet: 1 factuur of creditfactuur .*nog niet opgemaakt/);
    expect(await lastOf(2)).toMatch(/^"Niet compleet: 2 facturen of creditfacturen /);
  });
});

async function* batches() {
  yield [documentOf()];
  yield [creditNoteOf()];
}
