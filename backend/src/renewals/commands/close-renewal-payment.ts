import { Command } from '../../platform/event-sourcing/deciding/decider.js';

/**
 * Cancels the payment of a skipped delivery, or of the next delivery of a cancelled subscription. `cycle` null means
 * the next delivery.
 */
export class CloseRenewalPayment extends Command<{ subscriptionId: string; cycle: number | null }> {}
