import { amsterdamDay } from '../../../../contracts/values/calendar.js';
import { Command, type Rule } from '../../platform/event-sourcing/deciding/decider.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { deliveryAfterNext, started, type Subscription } from '../subscription.js';
import type { SubscriptionEvent } from '../subscription.events.js';

/** Skips one delivery. Idempotent by `cycle`. Refuses while its payment is in progress. */
export class SkipDelivery extends Command<{ subscriptionId: string; cycle: number }> {}

export const skipDelivery: Rule<SkipDelivery, Subscription, SubscriptionEvent> = ({ payload, context }, state) => {
  const { cycle } = payload;
  const subscription = started(state);
  if (cycle < subscription.nextCycle) return [];
  if (subscription.status === 'cancelled') throw new DomainError('subscription-cancelled');
  if (subscription.status === 'paused') throw new DomainError('subscription-not-active');
  if (cycle > subscription.nextCycle) throw new DomainError('conflict', { nextCycle: subscription.nextCycle });
  if (subscription.payment.phase !== 'waiting') throw new DomainError('renewal-under-way');
  const next = deliveryAfterNext(subscription, amsterdamDay(context.at));
  return [{ type: 'DeliverySkipped', data: { cycle, reason: 'requested', ...next } }];
};
