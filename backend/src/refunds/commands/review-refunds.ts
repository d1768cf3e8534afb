import { Command } from '../../platform/event-sourcing/deciding/decider.js';

/** Re-reads the refunds of a payment after a notice of the provider. */
export class ReviewRefunds extends Command<{ paymentIntentId: string }> {}
