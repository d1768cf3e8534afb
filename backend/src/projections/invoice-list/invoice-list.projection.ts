import type { VatRate } from '../../../../pricing/vat.js';
import { ledgerEventTypes, type IssuedInvoice, type LedgerEvent } from '../../invoices/ledger.events.js';
import { projection, put } from '../../platform/event-sourcing/read-models/projection.js';
import { InvoiceListRow } from './invoice-list.row.js';

export const invoiceList = projection<LedgerEvent>()({
  name: 'invoice-list',
  version: 1,
  row: InvoiceListRow,
  eventTypes: ledgerEventTypes,
  on: {
    InvoiceIssued: ({ data }) => put<InvoiceListRow>(data.number, () => rowOf(data)),
  },
});

function rowOf(document: IssuedInvoice): InvoiceListRow {
  const { number, kind, orderId, orderNumber, issuedOn, totalCents, amounts, refersTo } = document;
  const sign = kind === 'credit-note' ? -1 : 1;
  const sum = (rate: VatRate, centsOf: (amount: IssuedInvoice['amounts'][number]) => number) =>
    amounts.reduce((cents, amount) => (amount.rate === rate ? cents + sign * centsOf(amount) : cents), 0);
  const net = (rate: VatRate) => sum(rate, ({ grossCents, vatCents }) => grossCents - vatCents);
  const vat = (rate: VatRate) => sum(rate, ({ vatCents }) => vatCents);
  return {
    ...{ number, kind, orderId, orderNumber, issuedOn, document },
    totalCents: sign * totalCents,
    highNetCents: net('high'),
    highVatCents: vat('high'),
    lowNetCents: net('low'),
    lowVatCents: vat('low'),
    zeroNetCents: net('zero'),
    refersTo: refersTo?.number ?? null,
  };
}
