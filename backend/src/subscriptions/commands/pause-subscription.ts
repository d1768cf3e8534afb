import { Command, type Rule } from '../../platform/event-sourcing/deciding/decider.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { started, type Subscription } from '../subscription.js';
import type { PauseReason, SubscriptionEvent } from '../subscription.events.js';

/** Stops deliveries until the subscription is resumed. */
export class PauseSubscription extends Command<{ subscriptionId: string; reason: PauseReason }> {}

export const pauseSubscription: Rule<PauseSubscription, Subscription, SubscriptionEvent> = ({ payload }, state) => {
  const { status } = started(state);
  if (status === 'paused') return [];
  if (status === 'cancelled') throw new DomainError('subscription-cancelled');
  return [{ type: 'SubscriptionPaused', data: { reason: payload.reason } }];
};
