import { idOf } from '../event-sourcing/events.js';
import { process } from '../event-sourcing/process.js';
import { deterministicId } from '../ids/deterministic-id.js';
import { orderEventTypes, type OrderEvent } from '../orders/order.events.js';
import { StartSubscription } from '../subscriptions/commands/start-subscription.js';

/** Every paid line with a plan starts a subscription, under an id that derives from order and line. */
export const whenPaymentCapturedThenStartSubscriptions = process<OrderEvent>()({
  name: 'when-payment-captured-then-start-subscriptions',
  eventTypes: orderEventTypes,
  on: {
    PaymentCaptured: ({ streamId, data: { contactId, customerId, subscriptionLines } }, context) =>
      subscriptionLines.map(
        ({ lineId, productId, slug, productName, imageUrl, quantity, totalCents, subscription }) => {
          const orderId = idOf(streamId);
          const buyer = { contactId, customerId };
          const product = { productId, slug, productName, imageUrl, quantity };
          const terms = { ...subscription, priceCents: totalCents };
          const subscriptionId = deterministicId(orderId, lineId);
          return new StartSubscription({ subscriptionId, orderId, lineId, ...buyer, ...product, ...terms }, context);
        },
      ),
  },
});
