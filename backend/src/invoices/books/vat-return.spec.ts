import fc from 'fast-check';
import { monthsOf } from '../../../../contracts/tax/tax-periods.js';
import { vatBoxes } from '../../../../contracts/tax/vat-return.js';
import { netOf } from '../printing/net-lines.js';
import { signOf } from './booked-document.js';
import { amountsOf, anyDocuments, creditNoteOf, documentOf } from './books.fixtures.js';
import { vatReturn } from './vat-return.js';

const quarters = ['2026-Q1', '2026-Q2', '2026-Q3', '2026-Q4'];
const sum = (cents: readonly number[]) => cents.reduce((total, one) => total + one, 0);

describe('the VAT return', () => {
  it('has turnover without VAT and the VAT in the box of each rate', () => {
    const { boxes, owed } = vatReturn(
      [
        documentOf({
          amounts: amountsOf({ high: 12100, low: 10900, zero: 500 }),
        }),
      ],
      '2026',
    );
    expect(boxes['1a']).toMatchObject({ turnoverCents: 10000, vatCents: 2100 });
    expect(boxes['1b']).toMatchObject({ turnoverCents: 10000, vatCents: 900 });
    expect(boxes['1c']).toMatchObject({
      turnoverCents: 0,
      vatCents: 0,
      documents: [],
    });
    expect(boxes['1e']).toMatchObject({ turnoverCents: 500, vatCents: 0 });
    expect(owed).toEqual({ vatCents: 3000, vatEuros: 30 });
  });

  it('subtracts credit notes, and adds the correction of a failed refund', () => {
    const documents = [
      documentOf(),
      creditNoteOf({ issuedOn: '2026-03-09' }),
      documentOf({ kind: 'correction', number: 'F2026-000002' }),
    ];
    expect(vatReturn(documents.slice(0, 2), '2026').owed.vatCents).toBe(0);
    expect(vatReturn(documents, '2026')).toMatchObject({
      owed: vatReturn([documentOf()], '2026').owed,
    });
  });

  it('counts a document in the period in which it was issued', () => {
    const documents = [documentOf(), creditNoteOf()];
    expect(vatReturn(documents, '2026-03').boxes['1a'].documents).toEqual(['F2026-000001']);
    expect(vatReturn(documents, '2026-Q2').boxes['1b']).toMatchObject({
      vatCents: -206,
      documents: ['C2026-000001'],
    });
    expect(vatReturn(documents, '2025').boxes['1a'].documents).toEqual([]);
  });

  it('rounds down to whole euros, also below zero, and adds up box 5a from them', () => {
    const amounts = amountsOf({ high: 1000, low: 1000 });
    const { boxes, owed } = vatReturn([documentOf({ amounts })], '2026');
    expect([boxes['1a'].turnoverEuros, boxes['1a'].vatEuros, boxes['1b'].vatEuros]).toEqual([8, 1, 0]);
    expect(owed).toEqual({ vatCents: 174 + 83, vatEuros: 1 });
    expect(vatReturn([creditNoteOf({ amounts })], '2026').owed.vatEuros).toBe(-3);
  });

  it('of all months and of all quarters sums to that of the year', () => {
    fc.assert(
      fc.property(anyDocuments, (documents) => {
        const year = vatReturn(documents, '2026');
        for (const parts of [monthsOf('2026'), quarters]) {
          const returns = parts.map((period) => vatReturn(documents, period));
          for (const box of vatBoxes) {
            const inBox = returns.map(({ boxes }) => boxes[box]);
            expect(sum(inBox.map(({ turnoverCents }) => turnoverCents))).toBe(year.boxes[box].turnoverCents);
            expect(sum(inBox.map(({ vatCents }) => vatCents))).toBe(year.boxes[box].vatCents);
            expect(inBox.flatMap((one) => one.documents)).toEqual(year.boxes[box].documents);
          }
        }
      }),
    );
  });

  it('has every cent of its documents in one box', () => {
    fc.assert(
      fc.property(anyDocuments, (documents) => {
        const { boxes, owed } = vatReturn(documents, '2026');
        const amounts = documents.flatMap(({ kind, amounts }) => amounts.map((one) => [signOf(kind), one] as const));
        const turnover = sum(vatBoxes.map((box) => boxes[box].turnoverCents));
        expect(turnover).toBe(sum(amounts.map(([sign, one]) => sign * netOf(one))));
        expect(turnover + owed.vatCents).toBe(sum(documents.map((one) => signOf(one.kind) * one.totalCents)));
      }),
    );
  });
});
