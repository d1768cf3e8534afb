import { amsterdamDay } from '../../../../contracts/values/calendar.js';
import { Command, type Rule } from '../../platform/event-sourcing/deciding/decider.js';
import { resumption, started, type Subscription } from '../subscription.js';
import type { SubscriptionEvent } from '../subscription.events.js';

/** Undoes the end of a subscription by a withdrawal from `orderId` that staff rejected. */
export class RestoreSubscription extends Command<{ subscriptionId: string; orderId: string }> {}

/**
 * Resumes as after a pause. A subscription stays paused until its pause is over. Returns one event, because each one sends
 * a mail. Ignores a subscription that ended for another reason.
 */
export const restoreSubscription: Rule<RestoreSubscription, Subscription, SubscriptionEvent> = (
  { payload, context },
  state,
) => {
  const subscription = started(state);
  const { cancellation, pauseReason, pausedUntil } = subscription;
  if (cancellation?.reason !== 'withdrawn' || cancellation.orderId !== payload.orderId) return [];
  const today = amsterdamDay(context.at);
  const isPauseOver = pausedUntil !== null && pausedUntil <= today;
  if (pauseReason !== null && !isPauseOver)
    return [{ type: 'SubscriptionPaused', data: { reason: pauseReason, until: pausedUntil } }];
  return [resumption(subscription, today)];
};
