import { Command } from '../../platform/event-sourcing/deciding/decider.js';

/** A refund that failed is to be made after all. Throws `refund-not-found` for one that has not failed, or not any more. */
export class RetryRefund extends Command<{ refundId: string }> {}
