import { amsterdamDay } from '../../../../contracts/calendar.js';
import { Command, type Rule } from '../../platform/event-sourcing/deciding/decider.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { dayWhenResumed, started, type Subscription } from '../subscription.js';
import type { SubscriptionEvent } from '../subscription.events.js';

/** Resumes deliveries on the old date, or three days from now when that is later. */
export class ResumeSubscription extends Command<{ subscriptionId: string }> {}

export const resumeSubscription: Rule<ResumeSubscription, Subscription, SubscriptionEvent> = ({ context }, state) => {
  const subscription = started(state);
  if (subscription.status === 'active') return [];
  if (subscription.status === 'cancelled') throw new DomainError('subscription-cancelled');
  const nextDeliveryDate = dayWhenResumed(subscription, amsterdamDay(context.at));
  return [{ type: 'SubscriptionResumed', data: { nextCycle: subscription.nextCycle, nextDeliveryDate } }];
};
