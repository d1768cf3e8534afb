import { amsterdamDay, type CalendarDay } from '../../../../contracts/values/calendar.js';
import { Command, type Rule } from '../../platform/event-sourcing/deciding/decider.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { resumption, started, type Subscription } from '../subscription.js';
import type { SubscriptionEvent } from '../subscription.events.js';

/**
 * Resumes deliveries on the old date, or three days from now when that is later and the delivery is not being paid.
 * `pausedUntil`: only when the pause still ends on this day, because the list of pauses that end may lag.
 */
export class ResumeSubscription extends Command<{ subscriptionId: string; pausedUntil?: CalendarDay }> {}

export const resumeSubscription: Rule<ResumeSubscription, Subscription, SubscriptionEvent> = (
  { payload: { pausedUntil }, context },
  state,
) => {
  const subscription = started(state);
  if (pausedUntil !== undefined && (subscription.status !== 'paused' || subscription.pausedUntil !== pausedUntil))
    return [];
  if (subscription.status === 'active') return [];
  if (subscription.status === 'cancelled') throw new DomainError('subscription-cancelled');
  return [resumption(subscription, amsterdamDay(context.at))];
};
