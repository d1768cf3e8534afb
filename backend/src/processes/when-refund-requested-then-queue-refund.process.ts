import { idOf } from '../platform/event-sourcing/events.js';
import { process } from '../platform/event-sourcing/readers/process.js';
import { orderEventTypes, type OrderEvent } from '../orders/order.events.js';
import { ReduceRefund } from '../refunds/commands/reduce-refund.js';
import { QueueRefund } from '../refunds/commands/queue-refund.js';

/** Queues each requested refund once, by its refund id. One process, because a reduction must follow the request. */
export const whenRefundRequestedThenQueueRefund = process<OrderEvent>()({
  name: 'when-refund-requested-then-queue-refund',
  eventTypes: orderEventTypes,
  on: {
    RefundRequested: ({ streamId, data: { refundId, paymentIntentId, amountCents } }, context) => [
      new QueueRefund({ refundId, orderId: idOf(streamId), paymentIntentId, amountCents }, context),
    ],
    RefundReduced: ({ data: { refundId, amountCents } }, context) => [
      new ReduceRefund({ refundId, amountCents }, context),
    ],
  },
});
