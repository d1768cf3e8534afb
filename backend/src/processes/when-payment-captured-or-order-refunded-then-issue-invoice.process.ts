import { DrawUpInvoices } from '../invoicing/commands/draw-up-invoices.js';
import { orderEventTypes, type OrderEvent } from '../orders/order.events.js';
import type { CommandContext } from '../platform/event-sourcing/deciding/decider.js';
import { idOf, type Recorded } from '../platform/event-sourcing/events.js';
import { process } from '../platform/event-sourcing/readers/process.js';

const drawUp = ({ streamId, revision }: Recorded<OrderEvent>, context: CommandContext) => [
  new DrawUpInvoices({ movements: [{ orderId: idOf(streamId), revision, context }] }, context),
];

/**
 * Issues the document of every movement of money: an invoice, a credit note, or the correction of one. From the beginning
 * of the log, because the books of a shop that is upgraded must be complete too.
 */
export const whenPaymentCapturedOrOrderRefundedThenIssueInvoice = process<OrderEvent>()({
  name: 'when-payment-captured-or-order-refunded-then-issue-invoice',
  from: 'beginning',
  eventTypes: orderEventTypes,
  on: {
    PaymentCaptured: drawUp,
    LatePaymentCaptured: drawUp,
    OrderRefunded: drawUp,
    ExternalRefundRecorded: drawUp,
    RefundFailed: drawUp,
    ExternalRefundFailed: drawUp,
  },
  batches: { join: (commands) => DrawUpInvoices.join(commands as DrawUpInvoices[]), restMs: 250 },
});
