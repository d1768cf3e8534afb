import { idOf } from '../platform/event-sourcing/events.js';
import { process } from '../platform/event-sourcing/readers/process.js';
import { QueueMail } from '../mail/commands/queue-mail.js';
import { orderEventTypes, type OrderEvent } from '../orders/order.events.js';

/**
 * Mails once that staff cancelled an order and nothing goes back, or pieces of one, with what goes back. The refund of a
 * whole order and a failed payment have their own mail.
 */
export const whenOrderCancelledThenMailCancellation = process<OrderEvent>()({
  name: 'when-order-cancelled-then-mail-cancellation',
  eventTypes: orderEventTypes,
  on: {
    OrderCancelled: ({ id, streamId, data: { refundCents }, metadata: { actor } }, context) => {
      if (refundCents !== 0 || actor.kind !== 'staff') return [];
      const about = { template: 'order-cancelled', reference: { orderId: idOf(streamId) } } as const;
      return [new QueueMail({ key: `order-cancelled:${id}`, ...about }, context)];
    },
    PiecesCancelled: ({ streamId, data: { cancellationId, lines, reason, refundCents } }, context) => {
      const pieces = lines.map(({ lineId, quantity }) => ({ lineId, quantity }));
      const reference = { orderId: idOf(streamId), pieces, reason, refundCents };
      return [
        new QueueMail({ key: `pieces-cancelled:${cancellationId}`, template: 'pieces-cancelled', reference }, context),
      ];
    },
  },
});
