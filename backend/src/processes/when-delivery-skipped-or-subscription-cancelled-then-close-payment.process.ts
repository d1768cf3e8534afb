import { idOf } from '../platform/event-sourcing/events.js';
import { process } from '../platform/event-sourcing/readers/process.js';
import { CloseRenewalPayment } from '../renewals/commands/close-renewal-payment.js';
import { subscriptionEventTypes, type SubscriptionEvent } from '../subscriptions/subscription.events.js';

export const whenDeliverySkippedOrSubscriptionCancelledThenClosePayment = process<SubscriptionEvent>()({
  name: 'when-delivery-dropped-then-close-payment',
  eventTypes: subscriptionEventTypes,
  on: {
    DeliverySkipped: ({ streamId, data: { cycle } }, context) => [
      new CloseRenewalPayment({ subscriptionId: idOf(streamId), cycle }, context),
    ],
    SubscriptionCancelled: ({ streamId }, context) => [
      new CloseRenewalPayment({ subscriptionId: idOf(streamId), cycle: null }, context),
    ],
    RenewalDeclined: ({ streamId, data: { cycle, dueOn } }, context) =>
      dueOn === null ? [new CloseRenewalPayment({ subscriptionId: idOf(streamId), cycle }, context)] : [],
  },
});
