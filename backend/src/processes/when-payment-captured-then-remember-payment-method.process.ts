import { idOf } from '../platform/event-sourcing/events.js';
import { process } from '../platform/event-sourcing/readers/process.js';
import { subscriptionIdOf } from '../platform/ids/subscription-id.js';
import { orderEventTypes, type OrderEvent } from '../orders/order.events.js';
import { EndErasedSubscription } from '../renewals/commands/end-erased-subscription.js';
import { RememberPaymentMethod } from '../renewals/commands/remember-payment-method.js';

/**
 * Stores the payment method of the first order for the renewals of its subscriptions. An erasure finds a subscription
 * by its payment method, so what started before an erasure that found none ends here.
 */
export const whenPaymentCapturedThenRememberPaymentMethod = process<OrderEvent>()({
  name: 'when-payment-captured-then-remember-payment-method',
  eventTypes: orderEventTypes,
  on: {
    PaymentCaptured: ({ streamId, data: { contactId, paymentIntentId, subscriptionLines } }, context) =>
      subscriptionLines.flatMap(({ lineId }) => {
        const subscriptionId = subscriptionIdOf(idOf(streamId), lineId);
        return [
          new RememberPaymentMethod({ subscriptionId, contactId, paymentIntentId }, context),
          new EndErasedSubscription({ subscriptionId, contactId }, context),
        ];
      }),
  },
});
