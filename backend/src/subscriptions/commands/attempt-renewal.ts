import { amsterdamDay } from '../../../../contracts/values/calendar.js';
import { Command, type Rule } from '../../platform/event-sourcing/deciding/decider.js';
import { amountOf } from '../delivery-terms.js';
import { started, type Subscription } from '../subscription.js';
import type { SubscriptionEvent } from '../subscription.events.js';

/** Starts to collect the payment for the delivery `cycle`. `now`: staff does not wait for the due day. */
export class AttemptRenewal extends Command<{ subscriptionId: string; cycle: number; now: boolean }> {}

/** Allows one attempt at a time, on its due day. Gives up a payment whose wait for the customer is over. */
export const attemptRenewal: Rule<AttemptRenewal, Subscription, SubscriptionEvent> = ({ payload, context }, state) => {
  const { cycle, now } = payload;
  const { status, nextCycle, terms, payment } = started(state);
  if (status !== 'active' || cycle !== nextCycle || payment.phase !== 'waiting') return [];
  const again = now && payment.attempt > 0;
  const planned = amsterdamDay(context.at) >= payment.dueOn;
  if (!again && !planned) return [];
  if (!again && payment.needsCustomer)
    return [{ type: 'SubscriptionPaused', data: { reason: 'payment-failed', until: null } }];
  const attempt = payment.attempt + 1;
  return [{ type: 'RenewalAttempted', data: { cycle, attempt, amountCents: amountOf(terms), planned } }];
};
