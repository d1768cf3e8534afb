import { idOf } from '../platform/event-sourcing/events.js';
import { process } from '../platform/event-sourcing/readers/process.js';
import { QueueMail } from '../mail/commands/queue-mail.js';
import { orderEventTypes, type OrderEvent } from '../orders/order.events.js';

/** Mails the buyer once that a free order replaces pieces. Other orders are confirmed when they are paid. */
export const whenOrderPlacedThenMailReplacement = process<OrderEvent>()({
  name: 'when-order-placed-then-mail-replacement',
  eventTypes: orderEventTypes,
  on: {
    OrderPlaced: ({ streamId, data: { replaces } }, context) => {
      if (replaces === null) return [];
      const { orderNumber: replacedNumber, reason } = replaces;
      const reference = { orderId: idOf(streamId), replacedNumber, reason };
      const key = `order-replacement:${reference.orderId}`;
      return [new QueueMail({ key, template: 'order-replacement', reference }, context)];
    },
  },
});
