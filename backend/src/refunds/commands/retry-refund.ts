import { Command } from '../../platform/event-sourcing/deciding/decider.js';

/** Throws `refund-not-found` unless the refund has failed. */
export class RetryRefund extends Command<{ refundId: string }> {}
