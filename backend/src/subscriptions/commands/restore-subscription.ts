import { amsterdamDay } from '../../../../contracts/values/calendar.js';
import { Command, type Rule } from '../../platform/event-sourcing/deciding/decider.js';
import { dayWhenResumed, started, type Subscription } from '../subscription.js';
import type { SubscriptionEvent } from '../subscription.events.js';

/** Undoes the end of a subscription by a withdrawal from `orderId` that staff rejected. */
export class RestoreSubscription extends Command<{ subscriptionId: string; orderId: string }> {}

/** Resumes as after a pause. A paused subscription stays paused. Ignores a subscription that ended for another reason. */
export const restoreSubscription: Rule<RestoreSubscription, Subscription, SubscriptionEvent> = (
  { payload, context },
  state,
) => {
  const subscription = started(state);
  const { cancellation, nextCycle, pauseReason, pausedUntil } = subscription;
  if (cancellation?.reason !== 'withdrawn' || cancellation.orderId !== payload.orderId) return [];
  const nextDeliveryDate = dayWhenResumed(subscription, amsterdamDay(context.at));
  const resumed: SubscriptionEvent = { type: 'SubscriptionResumed', data: { nextCycle, nextDeliveryDate } };
  if (pauseReason === null) return [resumed];
  return [resumed, { type: 'SubscriptionPaused', data: { reason: pauseReason, until: pausedUntil } }];
};
