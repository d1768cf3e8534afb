import { Command, type Rule } from '../../event-sourcing/decider.js';
import { started, type Subscription } from '../subscription.js';
import type { SubscriptionEvent } from '../subscription.events.js';

/** No deliveries any more. There is no way back: a new subscription starts from a new order. */
export class CancelSubscription extends Command<{ subscriptionId: string }> {}

export const cancelSubscription: Rule<CancelSubscription, Subscription, SubscriptionEvent> = (_, state) => {
  if (started(state).status === 'cancelled') return [];
  return [{ type: 'SubscriptionCancelled', data: { reason: 'requested' } }];
};
