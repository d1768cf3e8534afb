import { addDays, amsterdamDay } from '../../../../contracts/calendar.js';
import { Command, type Rule } from '../../event-sourcing/decider.js';
import { DomainError } from '../../event-sourcing/domain-error.js';
import { started, type Subscription } from '../subscription.js';
import type { SubscriptionEvent } from '../subscription.events.js';

/** Days between resuming and the first delivery, so that there is time to change one's mind. */
const resumeDelayDays = 3;

/** Deliveries go on: on the old date, or three days from now when that is later. */
export class ResumeSubscription extends Command<{ subscriptionId: string }> {}

export const resumeSubscription: Rule<ResumeSubscription, Subscription, SubscriptionEvent> = ({ context }, state) => {
  const { status, nextCycle, nextDeliveryDate } = started(state);
  if (status === 'active') return [];
  if (status === 'cancelled') throw new DomainError('subscription-cancelled');
  const earliest = addDays(amsterdamDay(context.at), resumeDelayDays);
  const date = nextDeliveryDate > earliest ? nextDeliveryDate : earliest;
  return [{ type: 'SubscriptionResumed', data: { nextCycle, nextDeliveryDate: date } }];
};
