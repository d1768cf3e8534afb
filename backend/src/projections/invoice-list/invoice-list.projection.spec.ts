import { invoiceIssued, issuedCreditNote, issuedInvoice } from '../../invoices/ledger.fixtures.js';
import { recordedStream } from '../../testing/recorded-events.js';
import { foldProjection } from '../fold-projection.fixtures.js';
import { invoiceList } from './invoice-list.projection.js';

const two = {
  number: 'F2026-000002',
  sourceId: 'b',
  totalCents: 3705,
  amounts: [
    { rate: 'high', percent: 21, grossCents: 1210, vatCents: 210 },
    { rate: 'low', percent: 9, grossCents: 2495, vatCents: 206 },
  ],
} satisfies Partial<typeof issuedInvoice>;

const rows = () =>
  foldProjection(invoiceList, [
    ...recordedStream('ledger-F2026', [invoiceIssued(), invoiceIssued(two)]),
    ...recordedStream('ledger-C2026', [invoiceIssued(issuedCreditNote)]),
  ]);

describe('invoice-list', () => {
  it('has a row per document with its VAT by rate', () => {
    expect(rows()).toMatchObject([
      { number: 'F2026-000001', kind: 'invoice', orderNumber: '2026-000123', issuedOn: '2026-03-02', refersTo: null },
      { number: 'F2026-000002', totalCents: 3705, highNetCents: 1000, highVatCents: 210, lowNetCents: 2289 },
      { number: 'C2026-000001', kind: 'credit-note', refersTo: 'F2026-000001' },
    ]);
    expect(rows()[0]).toMatchObject({ document: issuedInvoice });
  });

  it('counts a credit note negative, so that it cancels its invoice', () => {
    const [invoice, , creditNote] = rows();
    const columns = [
      'totalCents',
      'highNetCents',
      'highVatCents',
      'lowNetCents',
      'lowVatCents',
      'zeroNetCents',
    ] as const;
    for (const column of columns) expect(invoice![column] + creditNote![column]).toBe(0);
    expect(creditNote).toMatchObject({ totalCents: -2495, lowNetCents: -2289, lowVatCents: -206 });
  });
});
