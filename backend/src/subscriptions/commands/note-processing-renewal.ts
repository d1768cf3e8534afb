import { Command, type Rule } from '../../platform/event-sourcing/deciding/decider.js';
import { started, type Subscription } from '../subscription.js';
import type { SubscriptionEvent } from '../subscription.events.js';

/** The bank accepted the open attempt; its outcome may take days. */
export class NoteProcessingRenewal extends Command<{
  subscriptionId: string;
  cycle: number;
  attempt: number;
  paymentIntentId: string;
}> {}

export const noteProcessingRenewal: Rule<NoteProcessingRenewal, Subscription, SubscriptionEvent> = (
  { payload },
  state,
) => {
  const { subscriptionId: _, ...processing } = payload;
  const { nextCycle, payment } = started(state);
  const mine = processing.cycle === nextCycle && processing.attempt === payment.attempt;
  return mine && payment.phase === 'open' ? [{ type: 'RenewalProcessing', data: processing }] : [];
};
