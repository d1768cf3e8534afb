import { addDays, amsterdamDay } from '../../../../contracts/values/calendar.js';
import { Command, type Rule } from '../../platform/event-sourcing/deciding/decider.js';
import { deliveryAfterNext, started, type Subscription } from '../subscription.js';
import type { SubscriptionEvent } from '../subscription.events.js';

const mostPostponements = 3;
const postponedDays = 3;

/** Postpones a delivery for lack of stock. Nothing was charged. */
export class PostponeRenewal extends Command<{ subscriptionId: string; cycle: number; attempt: number }> {}

/** Postpones three times by three days, then skips the delivery. An attempt begun before its day leaves the plan as it was. */
export const postponeRenewal: Rule<PostponeRenewal, Subscription, SubscriptionEvent> = (
  { payload, context },
  state,
) => {
  const { cycle, attempt } = payload;
  const subscription = started(state);
  const { nextCycle, payment } = subscription;
  if (cycle !== nextCycle || attempt !== payment.attempt || payment.phase !== 'open') return [];
  const today = amsterdamDay(context.at);
  const { postponements: former, dueOn: planned } = payment;
  if (!payment.isPlanned)
    return [{ type: 'RenewalPostponed', data: { cycle, attempt, postponements: former, dueOn: planned } }];
  if (former === mostPostponements) {
    const next = deliveryAfterNext(subscription, today);
    return [{ type: 'DeliverySkipped', data: { cycle, reason: 'out-of-stock', ...next } }];
  }
  const postponements = former + 1;
  const dueOn = addDays(today, postponedDays);
  return [{ type: 'RenewalPostponed', data: { cycle, attempt, postponements, dueOn } }];
};
