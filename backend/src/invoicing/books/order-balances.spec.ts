import { issuedCreditNote, issuedInvoice, invoiceIssued } from '../../invoices/ledger.fixtures.js';
import { orderId, orderRefunded, paymentCaptured, refundFailed } from '../../orders/order.fixtures.js';
import type { RecordedEvent } from '../../platform/event-sourcing/events.js';
import { recordedStream } from '../../testing/recorded-events.js';
import { netCentsOf, OrderBalances } from './order-balances.js';

const differencesOf = (...events: readonly RecordedEvent[][]) => {
  const balances = new OrderBalances();
  for (const event of events.flat()) balances.add(event);
  return balances.differences();
};
const order = recordedStream(`order-${orderId}`, [
  paymentCaptured(2495),
  orderRefunded('refund:1', 2495),
  refundFailed('refund:1', 2495),
]);
const ofOrder = { orderId, totalCents: 2495 };
const invoice = invoiceIssued({ ...issuedInvoice, ...ofOrder });
const creditNote = invoiceIssued({ ...issuedCreditNote, ...ofOrder });
const correction = invoiceIssued({ ...issuedCreditNote, ...ofOrder, kind: 'correction' });
const documents = (...all: (typeof invoice)[]) => recordedStream('ledger-F2026', all);

describe('the money of orders and their documents', () => {
  it('agree when every movement has its document', () => {
    expect(differencesOf(order, documents(invoice, creditNote, correction))).toEqual([]);
  });

  it.each([
    ['invoice', [creditNote, correction], { capturedCents: 2495, refundedCents: 0 }],
    ['credit note', [invoice, correction], { capturedCents: 0, refundedCents: 2495 }],
    ['correction', [invoice, creditNote], { capturedCents: 0, refundedCents: -2495 }],
  ])('differ by a missing %s', (_, issued, cents) => {
    expect(differencesOf(order, documents(...issued))).toEqual([{ orderId, ...cents }]);
  });

  it('differ by a document of another order', () => {
    const other = documents(invoiceIssued({ ...issuedInvoice, orderId: 'other', totalCents: 2495 }));
    expect(differencesOf(order.slice(0, 1), other).map((one) => [one.orderId, one.capturedCents])).toEqual([
      [orderId, 2495],
      ['other', -2495],
    ]);
  });

  it('add what a refund leaves', () => {
    expect(order.map(netCentsOf)).toEqual([2495, -2495, 2495]);
  });
});
