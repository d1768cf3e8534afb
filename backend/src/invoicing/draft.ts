import { amsterdamDay, type CalendarDay } from '../../../contracts/values/calendar.js';
import type { InvoiceKind, IssuedInvoice } from '../invoices/invoice.js';
import { orderDecider } from '../orders/order.decider.js';
import { placed, type PlacedOrderState } from '../orders/order.js';
import type { OrderEvent } from '../orders/order.events.js';
import { fold } from '../platform/event-sourcing/deciding/decider.js';
import { idOf, type Recorded } from '../platform/event-sourcing/events.js';
import { saleLines, refundLines, amountsOf } from './draft-lines.js';

type History = readonly Recorded<OrderEvent>[];
type Source<Type extends OrderEvent['type']> = Extract<Recorded<OrderEvent>, { type: Type }>;

/** A document before the ledger gives it a number. `refersTo`: the source of the document that it changes. */
export type Draft = Omit<IssuedInvoice, 'number' | 'seller' | 'refersTo'> & {
  contactId: string;
  refersTo: { kind: InvoiceKind; sourceId: string; issuedOn: CalendarDay } | null;
};

/**
 * Drafts the document of the last event of a history. The result depends on nothing else, so that a repeat gives the same
 * facts. Null when the event moves no money.
 */
export function draftOf(history: History): Draft | null {
  const source = history.at(-1)!;
  switch (source.type) {
    case 'PaymentCaptured':
    case 'LatePaymentCaptured':
      return invoiceOf(history, source);
    case 'OrderRefunded':
      return creditNoteOf(history, source, source.data.refundId);
    case 'ExternalRefundRecorded':
      return creditNoteOf(history, source, source.data.externalId);
    case 'RefundFailed':
      return correctionOf(history, source, source.data.refundId);
    case 'ExternalRefundFailed':
      return correctionOf(history, source, source.data.externalId);
    default:
      return null;
  }
}

function invoiceOf(history: History, source: Source<'PaymentCaptured' | 'LatePaymentCaptured'>): Draft | null {
  const order = orderAfter(history);
  return {
    ...factsOf(history, order, source, 'invoice'),
    lines: saleLines(order),
    amounts: order.vat.amounts,
    totalCents: order.totalCents,
    refundId: null,
    refersTo: null,
  };
}

function creditNoteOf(
  history: History,
  source: Source<'OrderRefunded' | 'ExternalRefundRecorded'>,
  refundId: string,
): Draft | null {
  const { amountCents: totalCents } = source.data;
  const order = orderAfter(history);
  const refund = order.refunds.find((one) => one.refundId === refundId);
  const invoice = history.find(isCapture);
  if (!refund || !invoice || totalCents <= 0) return null;
  const isChargeback = source.type === 'ExternalRefundRecorded' && source.data.origin === 'dispute';
  const lines = refundLines(order, refund.parts, totalCents, isChargeback);
  return {
    ...factsOf(history, order, source, 'credit-note'),
    lines,
    amounts: totalCents === refund.amountCents ? refund.parts.vat : amountsOf(lines),
    totalCents,
    refundId,
    refersTo: { kind: 'invoice', sourceId: invoice.id, issuedOn: dayOf(invoice) },
  };
}

/** Repeats the latest credit note of the refund. */
function correctionOf(history: History, source: Recorded<OrderEvent>, refundId: string): Draft | null {
  const made = history.findLastIndex((event) => isRefund(event) && refundIdOf(event) === refundId);
  const creditNote = made < 0 ? null : draftOf(history.slice(0, made + 1));
  return (
    creditNote && {
      ...creditNote,
      kind: 'correction',
      sourceId: source.id,
      issuedOn: dayOf(source),
      suppliedOn: dayOf(source),
      refersTo: { kind: creditNote.kind, sourceId: creditNote.sourceId, issuedOn: creditNote.issuedOn },
    }
  );
}

function factsOf(history: History, order: PlacedOrderState, source: Recorded<OrderEvent>, kind: InvoiceKind) {
  const { orderNumber, paymentIntentId, contactId } = order;
  const capture = history.find(isCapture);
  return {
    ...{ kind, orderNumber, paymentIntentId, contactId },
    sourceId: source.id,
    orderId: idOf(source.streamId),
    issuedOn: dayOf(source),
    suppliedOn: dayOf(source),
    discountCode: history.find(isPlaced)?.data.discountCode ?? null,
    method: capture?.type === 'PaymentCaptured' ? capture.data.method : null,
  };
}

const orderAfter = (history: History) => placed(fold(orderDecider, orderDecider.initialState, history));
const dayOf = ({ metadata }: Recorded<OrderEvent>) => amsterdamDay(metadata.occurredAt);

const isPlaced = (event: Recorded<OrderEvent>): event is Source<'OrderPlaced'> => event.type === 'OrderPlaced';
const isCapture = (event: Recorded<OrderEvent>): event is Source<'PaymentCaptured' | 'LatePaymentCaptured'> =>
  event.type === 'PaymentCaptured' || event.type === 'LatePaymentCaptured';
const isRefund = (event: Recorded<OrderEvent>): event is Source<'OrderRefunded' | 'ExternalRefundRecorded'> =>
  event.type === 'OrderRefunded' || event.type === 'ExternalRefundRecorded';
const refundIdOf = (event: Source<'OrderRefunded' | 'ExternalRefundRecorded'>) =>
  event.type === 'OrderRefunded' ? event.data.refundId : event.data.externalId;
