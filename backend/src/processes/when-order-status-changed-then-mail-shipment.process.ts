import { idOf } from '../platform/event-sourcing/events.js';
import { process } from '../platform/event-sourcing/readers/process.js';
import { QueueMail } from '../mail/commands/queue-mail.js';
import { orderEventTypes, type OrderEvent } from '../orders/order.events.js';

/** Mails the shipment of an order once, however often its status changes. */
export const whenOrderStatusChangedThenMailShipment = process<OrderEvent>()({
  name: 'when-order-shipped-then-mail-shipment',
  eventTypes: orderEventTypes,
  on: {
    OrderStatusChanged: ({ streamId, data }, context) => {
      if (data.to !== 'shipped') return [];
      const orderId = idOf(streamId);
      const key = `order-shipped:${orderId}`;
      const reference = { orderId, ...(data.leftOut.length > 0 && { leftOut: data.leftOut }) };
      return [new QueueMail({ key, template: 'order-shipped', reference }, context)];
    },
  },
});
