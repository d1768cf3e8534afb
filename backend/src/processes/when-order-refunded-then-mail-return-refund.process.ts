import { process } from '../platform/event-sourcing/readers/process.js';
import { QueueMail } from '../mail/commands/queue-mail.js';
import { orderEventTypes, type OrderEvent } from '../orders/order.events.js';

/** Mails the refund of a return once, or that nothing was left for it. */
export const whenOrderRefundedThenMailReturnRefund = process<OrderEvent>()({
  name: 'when-return-refunded-then-mail-refund',
  eventTypes: orderEventTypes,
  on: {
    RefundOmitted: ({ data: { refundId, returnId } }, context) => {
      if (returnId === null) return [];
      const about = { template: 'return-completed', reference: { returnId } } as const;
      return [new QueueMail({ key: `return-completed:${refundId}`, ...about }, context)];
    },
    OrderRefunded: ({ data: { refundId, returnId } }, context) => {
      if (returnId === null) return [];
      const reference = { returnId, refundId };
      return [new QueueMail({ key: `return-refunded:${refundId}`, template: 'return-refunded', reference }, context)];
    },
  },
});
