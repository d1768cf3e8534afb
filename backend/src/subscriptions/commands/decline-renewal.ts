import { addDays, amsterdamDay, type CalendarDay } from '../../../../contracts/values/calendar.js';
import { Command, type Rule } from '../../platform/event-sourcing/deciding/decider.js';
import { started, type Subscription } from '../subscription.js';
import { keepsRetries, type RenewalPayment } from '../renewal-payment.js';
import type { DeclineKind, SubscriptionEvent } from '../subscription.events.js';

/** Days after the first decline on which the payment is retried. The last also limits the wait for the customer. */
const retryDays = [2, 5, 9];

/** The provider declined the attempt, which was in this phase before. `code`: its reason. */
export class DeclineRenewal extends Command<{
  subscriptionId: string;
  cycle: number;
  attempt: number;
  phase: RenewalPayment['phase'];
  kind: DeclineKind;
  code: string;
}> {}

/**
 * Pauses the subscription when the last retry is declined. An attempt begun before its day leaves a planned retry that is still ahead as
 * it was. A decline of the saved method leaves an attempt that the bank has begun to process meanwhile, by the payment link.
 */
export const declineRenewal: Rule<DeclineRenewal, Subscription, SubscriptionEvent> = ({ payload, context }, state) => {
  const { cycle, attempt, phase, kind, code } = payload;
  const { status, nextCycle, payment } = started(state);
  if (cycle !== nextCycle || attempt !== payment.attempt) return [];
  if (payment.phase === 'waiting' || payment.phase !== phase) return [];
  const today = amsterdamDay(context.at);
  const firstDeclinedOn = payment.firstDeclinedOn ?? today;
  const dueOn = status === 'active' ? retryDay(payment, kind, firstDeclinedOn, today) : null;
  const declined: SubscriptionEvent = {
    type: 'RenewalDeclined',
    data: { cycle, attempt, kind, code, firstDeclinedOn, dueOn },
  };
  if (dueOn !== null || status !== 'active') return [declined];
  return [declined, { type: 'SubscriptionPaused', data: { reason: 'payment-failed', until: null } }];
};

function retryDay(
  payment: RenewalPayment,
  kind: DeclineKind,
  first: CalendarDay,
  today: CalendarDay,
): CalendarDay | null {
  const day = keepsRetries(payment, kind) ? payment.dueOn : dayAfter(first, kind, payment.declines);
  if (day === null) return null;
  return day > today ? day : addDays(today, 1);
}

function dayAfter(first: CalendarDay, kind: DeclineKind, declines: number): CalendarDay | null {
  const days = kind === 'hard' ? retryDays.at(-1) : retryDays[declines];
  return days === undefined ? null : addDays(first, days);
}
