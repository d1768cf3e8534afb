import { idOf } from '../platform/event-sourcing/events.js';
import { process } from '../platform/event-sourcing/readers/process.js';
import { QueueMail } from '../mail/commands/queue-mail.js';
import { orderEventTypes, type OrderEvent } from '../orders/order.events.js';

/** Mails a payment that fails after the order was placed, once. */
export const whenPaymentFailedThenMailFailure = process<OrderEvent>()({
  name: 'when-payment-failed-then-mail-failure',
  eventTypes: orderEventTypes,
  on: {
    PaymentFailed: ({ streamId }, context) => {
      const orderId = idOf(streamId);
      const key = `payment-failed:${orderId}`;
      return [new QueueMail({ key, template: 'payment-failed', reference: { orderId } }, context)];
    },
  },
});
