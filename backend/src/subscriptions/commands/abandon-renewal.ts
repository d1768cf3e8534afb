import { amsterdamDay } from '../../../../contracts/values/calendar.js';
import { Command, type Rule } from '../../platform/event-sourcing/deciding/decider.js';
import { started, type Subscription } from '../subscription.js';
import type { SubscriptionEvent } from '../subscription.events.js';

/** Abandons an open attempt that is too old and, according to the provider, was never charged. */
export class AbandonRenewal extends Command<{ subscriptionId: string; cycle: number; attempt: number }> {}

/**
 * Allows a new attempt today. Uses up no retry, because the customer is not at fault. Leaves an attempt that the bank has begun to
 * process meanwhile, by the payment link.
 */
export const abandonRenewal: Rule<AbandonRenewal, Subscription, SubscriptionEvent> = ({ payload, context }, state) => {
  const { cycle, attempt } = payload;
  const { nextCycle, payment } = started(state);
  if (cycle !== nextCycle || attempt !== payment.attempt || payment.phase !== 'open') return [];
  return [{ type: 'RenewalAbandoned', data: { cycle, attempt, dueOn: amsterdamDay(context.at) } }];
};
