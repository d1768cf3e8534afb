import { KeepBuyer } from '../checkout/restoring/commands.js';
import { KeepCustomer } from '../customers/commands/keep-customer.js';
import { process } from '../platform/event-sourcing/readers/process.js';
import { orderEventTypes, type OrderEvent } from '../orders/order.events.js';

/** Keeps each buyer as a customer, with or without a login. */
export const whenPaymentCapturedThenKeepCustomer = process<OrderEvent>()({
  name: 'when-payment-captured-then-keep-customer',
  eventTypes: orderEventTypes,
  on: {
    PaymentCaptured: ({ data: { contactId, paymentIntentId } }, context) => [
      new KeepBuyer({ contactId, paymentIntentId }, context),
      new KeepCustomer({ contactId }, context),
    ],
  },
});
