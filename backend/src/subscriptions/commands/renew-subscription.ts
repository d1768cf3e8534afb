import { amsterdamDay } from '../../../../contracts/calendar.js';
import { Command, type Rule } from '../../platform/event-sourcing/deciding/decider.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { deliveryAfterNext, started, type Subscription } from '../subscription.js';
import type { SubscriptionEvent } from '../subscription.events.js';

/** The delivery `cycle` was paid and is order `orderId`. */
export class RenewSubscription extends Command<{ subscriptionId: string; cycle: number; orderId: string }> {}

/**
 * Recorded whatever the status: a payment that was under way when the customer paused or cancelled is completed. What
 * stood still for want of this payment goes on.
 */
export const renewSubscription: Rule<RenewSubscription, Subscription, SubscriptionEvent> = (
  { payload, context },
  state,
) => {
  const { cycle, orderId } = payload;
  const subscription = started(state);
  if (cycle < subscription.nextCycle) return [];
  if (cycle > subscription.nextCycle) throw new DomainError('conflict', { nextCycle: subscription.nextCycle });
  const next = deliveryAfterNext(subscription, amsterdamDay(context.at));
  const renewed: SubscriptionEvent = { type: 'SubscriptionRenewed', data: { cycle, orderId, ...next } };
  const stoodStill = subscription.status === 'paused' && subscription.pauseReason === 'payment-failed';
  return stoodStill ? [renewed, { type: 'SubscriptionResumed', data: next }] : [renewed];
};
