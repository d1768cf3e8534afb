import { Command } from '../../platform/event-sourcing/deciding/decider.js';

/** The provider said something about a refund of this payment: look how its refunds stand now. */
export class ReviewRefunds extends Command<{ paymentIntentId: string }> {}
