import { RestoreBuyer } from '../checkout/restoring/commands.js';
import { StoreCustomer } from '../customers/commands/store-customer.js';
import { process } from '../platform/event-sourcing/readers/process.js';
import { orderEventTypes, type OrderEvent } from '../orders/order.events.js';

/** Stores each buyer as a customer, with or without a login. */
export const whenPaymentCapturedThenStoreCustomer = process<OrderEvent>()({
  name: 'when-payment-captured-then-keep-customer',
  eventTypes: orderEventTypes,
  on: {
    PaymentCaptured: ({ data: { contactId, paymentIntentId } }, context) => [
      new RestoreBuyer({ contactId, paymentIntentId }, context),
      new StoreCustomer({ contactId }, context),
    ],
  },
});
