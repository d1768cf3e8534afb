import { centsToDecimal } from '../../../../contracts/values/money.js';
import type { VatRate } from '../../../../pricing/vat.js';
import { csvHeader, csvLine } from '../../platform/http/listing/csv.js';
import type { InvoiceKind } from '../invoice.js';
import { netOf } from '../printing/net-lines.js';
import { signOf, type BookedDocument } from './booked-document.js';

const columns = [
  { title: 'Nummer' },
  { title: 'Soort' },
  { title: 'Factuurdatum' },
  { title: 'Datum betaling' },
  { title: 'Bestelnummer' },
  { title: 'Tarief' },
  { title: 'Percentage', isNumber: true },
  { title: 'Omzet excl. btw', isNumber: true },
  { title: 'Btw', isNumber: true },
  { title: 'Totaal incl. btw', isNumber: true },
  { title: 'Betaling' },
  { title: 'Terugbetaling' },
];
const kinds: Record<InvoiceKind, string> = {
  invoice: 'Factuur',
  'credit-note': 'Creditfactuur',
  correction: 'Correctiefactuur',
};
const rates: Record<VatRate, string> = { high: 'Hoog', low: 'Laag', zero: 'Nultarief' };

/**
 * Writes a spreadsheet with a row for each document and rate. Amounts of credit notes are negative, and
 * their date is that of the refund. `Betaling` and `Terugbetaling`: the ids by which the provider and the shop know the money.
 * The last row says how many documents are `missing`.
 */
export async function* vatCsv(
  batches: AsyncIterable<readonly BookedDocument[]>,
  missing: number,
): AsyncGenerator<string> {
  yield csvHeader(columns);
  for await (const documents of batches) yield documents.flatMap(rowsOf).join('');
  if (missing > 0) yield csvLine(columns.slice(0, 1), [incomplete(missing)]);
}

const incomplete = (missing: number) =>
  `Niet compleet: ${missing === 1 ? '1 factuur of creditfactuur is' : `${missing} facturen of creditfacturen zijn`} nog niet opgemaakt`;

function rowsOf({ kind, number, issuedOn, suppliedOn, orderNumber, amounts, ...ids }: BookedDocument): string[] {
  const euros = (cents: number) => centsToDecimal(signOf(kind) * cents).replace('.', ',');
  return amounts.map((amount) =>
    csvLine(columns, [
      ...[number, kinds[kind], issuedOn, suppliedOn, orderNumber, rates[amount.rate]],
      String(amount.percent).replace('.', ','),
      ...[netOf(amount), amount.vatCents, amount.grossCents].map(euros),
      ...[ids.paymentIntentId, ids.refundId ?? ''],
    ]),
  );
}
