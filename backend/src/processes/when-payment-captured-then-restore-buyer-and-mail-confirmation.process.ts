import { RestoreBuyer } from '../checkout/restoring/commands.js';
import { idOf } from '../platform/event-sourcing/events.js';
import { process } from '../platform/event-sourcing/readers/process.js';
import { QueueMail } from '../mail/commands/queue-mail.js';
import { orderEventTypes, type OrderEvent } from '../orders/order.events.js';

/** Mails the confirmation of a paid order once. */
export const whenPaymentCapturedThenRestoreBuyerAndMailConfirmation = process<OrderEvent>()({
  name: 'when-payment-captured-then-mail-confirmation',
  eventTypes: orderEventTypes,
  on: {
    PaymentCaptured: ({ streamId, data: { contactId, paymentIntentId } }, context) => {
      const orderId = idOf(streamId);
      const key = `order-confirmation:${orderId}`;
      return [
        new RestoreBuyer({ contactId, paymentIntentId }, context),
        new QueueMail({ key, template: 'order-confirmation', reference: { orderId } }, context),
      ];
    },
  },
});
