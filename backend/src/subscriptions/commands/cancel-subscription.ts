import { Command, type Rule } from '../../platform/event-sourcing/deciding/decider.js';
import { started, type Subscription } from '../subscription.js';
import type { Cancellation, SubscriptionEvent } from '../subscription.events.js';

/** Ends a subscription for good. Without `cause` the customer or staff requested it. */
export class CancelSubscription extends Command<{ subscriptionId: string; cause?: Cancellation }> {}

export const cancelSubscription: Rule<CancelSubscription, Subscription, SubscriptionEvent> = ({ payload }, state) => {
  if (started(state).status === 'cancelled') return [];
  return [{ type: 'SubscriptionCancelled', data: payload.cause ?? { reason: 'requested', orderId: null } }];
};
