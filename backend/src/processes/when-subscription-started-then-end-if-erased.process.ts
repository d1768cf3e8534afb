import { idOf } from '../platform/event-sourcing/events.js';
import { process } from '../platform/event-sourcing/readers/process.js';
import { EndErasedSubscription } from '../renewals/commands/end-erased-subscription.js';
import { subscriptionEventTypes, type SubscriptionEvent } from '../subscriptions/subscription.events.js';

/** Ends a subscription that starts after the erasure of its buyer: nobody can receive or end it. */
export const whenSubscriptionStartedThenEndIfErased = process<SubscriptionEvent>()({
  name: 'when-subscription-started-then-end-if-erased',
  eventTypes: subscriptionEventTypes,
  on: {
    SubscriptionStarted: ({ streamId, data: { contactId } }, context) => [
      new EndErasedSubscription({ subscriptionId: idOf(streamId), contactId }, context),
    ],
  },
});
