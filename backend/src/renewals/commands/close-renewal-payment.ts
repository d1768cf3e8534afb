import { Command } from '../../platform/event-sourcing/deciding/decider.js';

/** Cancels the payment of a dropped delivery. `cycle` null means the next delivery. */
export class CloseRenewalPayment extends Command<{ subscriptionId: string; cycle: number | null }> {}
