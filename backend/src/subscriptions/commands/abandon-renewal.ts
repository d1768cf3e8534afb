import { amsterdamDay } from '../../../../contracts/calendar.js';
import { Command, type Rule } from '../../platform/event-sourcing/deciding/decider.js';
import { started, type Subscription } from '../subscription.js';
import type { SubscriptionEvent } from '../subscription.events.js';

/** The open attempt is too old to be carried on, and the provider says that nothing was charged. */
export class AbandonRenewal extends Command<{ subscriptionId: string; cycle: number; attempt: number }> {}

/** A new attempt may be made today, under a number of its own. The customer did nothing wrong: no retry is used up. */
export const abandonRenewal: Rule<AbandonRenewal, Subscription, SubscriptionEvent> = ({ payload, context }, state) => {
  const { cycle, attempt } = payload;
  const { nextCycle, payment } = started(state);
  if (cycle !== nextCycle || attempt !== payment.attempt || payment.phase === 'waiting') return [];
  return [{ type: 'RenewalAbandoned', data: { cycle, attempt, dueOn: amsterdamDay(context.at) } }];
};
