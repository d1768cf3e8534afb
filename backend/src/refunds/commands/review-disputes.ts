import { Command } from '../../platform/event-sourcing/deciding/decider.js';

/** Reads the disputes of a payment at the provider. `orderId`: the order placed for it; null when it is unmatched. */
export class ReviewDisputes extends Command<{ paymentIntentId: string; orderId: string | null }> {}
