import { Command, type Rule } from '../../platform/event-sourcing/deciding/decider.js';
import { amountOf } from '../delivery-terms.js';
import { started, type Subscription } from '../subscription.js';
import type { SubscriptionEvent } from '../subscription.events.js';

/** The bank accepted the open attempt, or the one after it, which the customer began by the link. Its outcome may take days. */
export class NoteProcessingRenewal extends Command<{
  subscriptionId: string;
  cycle: number;
  attempt: number;
  paymentIntentId: string;
}> {}

/** Idempotent by attempt. A payment by the link becomes an attempt outside the plan of retries. */
export const noteProcessingRenewal: Rule<NoteProcessingRenewal, Subscription, SubscriptionEvent> = (
  { payload },
  state,
) => {
  const { subscriptionId: _, ...processing } = payload;
  const { cycle, attempt } = processing;
  const { nextCycle, payment, terms } = started(state);
  if (cycle !== nextCycle) return [];
  const noted: SubscriptionEvent = { type: 'RenewalProcessing', data: processing };
  if (payment.phase === 'open' && attempt === payment.attempt) return [noted];
  if (payment.phase !== 'waiting' || attempt !== payment.attempt + 1) return [];
  return [{ type: 'RenewalAttempted', data: { cycle, attempt, amountCents: amountOf(terms), planned: false } }, noted];
};
