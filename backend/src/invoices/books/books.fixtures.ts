import fc from 'fast-check';
import { addDays } from '../../../../contracts/values/calendar.js';
import { vatAmounts, vatPercent, vatRates, type VatShare } from '../../../../pricing/vat.js';
import type { InvoiceKind, Seller } from '../invoice.js';
import { seller as printedSeller } from '../printing/invoices.fixtures.js';
import type { BookedDocument } from './booked-document.js';

export const seller: Seller = { ...printedSeller, name: 'Gommie & Zoon B.V.' };

/** An invoice of € 24.95 at 9 % and € 10.00 at 21 %, unless `given` says otherwise. */
export function documentOf(given: Partial<BookedDocument> = {}): BookedDocument {
  const amounts = given.amounts ?? amountsOf({ low: 2495, high: 1000 });
  return {
    kind: 'invoice',
    number: 'F2026-000001',
    orderNumber: '2026-000123',
    issuedOn: '2026-03-02',
    suppliedOn: '2026-03-02',
    amounts,
    totalCents: amounts.reduce((sum, { grossCents }) => sum + grossCents, 0),
    paymentIntentId: 'pi_one',
    refundId: null,
    ...given,
  };
}

/** The credit note of `documentOf()`. */
export const creditNoteOf = (given: Partial<BookedDocument> = {}): BookedDocument =>
  documentOf({
    kind: 'credit-note',
    number: 'C2026-000001',
    issuedOn: '2026-04-09',
    refundId: 'refund:1',
    ...given,
  });

export const amountsOf = (gross: Partial<Record<VatShare['rate'], number>>) =>
  vatAmounts(
    vatRates.flatMap((rate) =>
      gross[rate]
        ? [
            {
              rate,
              percent: vatPercent(rate, '2026-03-02'),
              cents: gross[rate],
            },
          ]
        : [],
    ),
  );

const kinds: InvoiceKind[] = ['invoice', 'invoice', 'credit-note', 'correction'];
const cents = fc.integer({ min: 0, max: 20_000 });

/** Documents of 2026, numbered in the order of their days. */
export const anyDocuments: fc.Arbitrary<BookedDocument[]> = fc
  .array(
    fc.record({
      kind: fc.constantFrom(...kinds),
      issuedOn: fc.integer({ min: 0, max: 364 }).map((days) => addDays('2026-01-01', days)),
      amounts: fc.record({ high: cents, low: cents, zero: cents }).map(amountsOf),
      order: fc.integer({ min: 1, max: 20 }),
    }),
    { maxLength: 40 },
  )
  .map((drafts) => {
    const places = { F: 0, C: 0 };
    return [...drafts]
      .sort((one, other) => one.issuedOn.localeCompare(other.issuedOn))
      .map(({ order, ...draft }) => {
        const series = draft.kind === 'credit-note' ? 'C' : 'F';
        const number = `${series}2026-${String(++places[series]).padStart(6, '0')}`;
        return documentOf({
          ...draft,
          number,
          orderNumber: `2026-${String(order).padStart(6, '0')}`,
        });
      });
  });
