import { RestoreBuyer } from '../checkout/restoring/commands.js';
import { DrawUpInvoice } from '../invoicing/commands/draw-up-invoice.js';
import { orderEventTypes, type OrderEvent } from '../orders/order.events.js';
import type { CommandContext } from '../platform/event-sourcing/deciding/decider.js';
import { idOf, type Recorded } from '../platform/event-sourcing/events.js';
import { process } from '../platform/event-sourcing/readers/process.js';

const drawUp = ({ streamId, revision }: Recorded<OrderEvent>, context: CommandContext) =>
  new DrawUpInvoice({ orderId: idOf(streamId), revision }, context);
const drawUpOnly = (event: Recorded<OrderEvent>, context: CommandContext) => [drawUp(event, context)];

/**
 * Issues the document of every movement of money: an invoice, a credit note, or the correction of one. From the beginning
 * of the log, because the books of a shop that is upgraded must be complete too.
 */
export const whenPaymentCapturedOrOrderRefundedThenIssueInvoice = process<OrderEvent>()({
  name: 'when-payment-captured-or-order-refunded-then-issue-invoice',
  from: 'beginning',
  eventTypes: orderEventTypes,
  on: {
    PaymentCaptured: (event, context) => {
      const { contactId, paymentIntentId } = event.data;
      return [new RestoreBuyer({ contactId, paymentIntentId }, context), drawUp(event, context)];
    },
    LatePaymentCaptured: drawUpOnly,
    OrderRefunded: drawUpOnly,
    ExternalRefundRecorded: drawUpOnly,
    RefundFailed: drawUpOnly,
    ExternalRefundFailed: drawUpOnly,
  },
});
