import { amsterdamDay } from '../../../../contracts/values/calendar.js';
import { Command, type Rule } from '../../platform/event-sourcing/deciding/decider.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { deliveryAfterNext, started, type Subscription } from '../subscription.js';
import type { SubscriptionEvent } from '../subscription.events.js';

/** Records that the delivery `cycle` was paid and became order `orderId`. */
export class RenewSubscription extends Command<{ subscriptionId: string; cycle: number; orderId: string }> {}

/** Records a payment that completes after a pause or cancellation too. Resumes a pause caused by this payment. */
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
  return stoodStill ? [renewed, { type: 'SubscriptionResumed', data: { ...next, paymentUnderWay: false } }] : [renewed];
};
