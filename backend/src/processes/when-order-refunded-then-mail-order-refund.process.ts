import { idOf } from '../platform/event-sourcing/events.js';
import { process } from '../platform/event-sourcing/readers/process.js';
import { QueueMail } from '../mail/commands/queue-mail.js';
import { isStaffsReason } from '../../../contracts/returns.js';
import { orderEventTypes, type OrderEvent } from '../orders/order.events.js';

/** Mails the refund of an order once per refund. Returns and cancelled pieces have their own mail. */
export const whenOrderRefundedThenMailOrderRefund = process<OrderEvent>()({
  name: 'when-order-refunded-then-mail-refund',
  eventTypes: orderEventTypes,
  on: {
    OrderRefunded: ({ streamId, data: { refundId, returnId, reason } }, context) => {
      if (returnId !== null || reason === 'pieces-cancelled') return [];
      const reference = { orderId: idOf(streamId), refundId };
      if (isStaffsReason(reason)) {
        const about = { template: 'refund-made', reference: { ...reference, reason } } as const;
        return [new QueueMail({ key: `refund-made:${refundId}`, ...about }, context)];
      }
      return [new QueueMail({ key: `order-refunded:${refundId}`, template: 'order-refunded', reference }, context)];
    },
  },
});
