import { Command } from '../../platform/event-sourcing/deciding/decider.js';

/** Cancels the payment of a delivery if it was dropped. `cycle` null: the next delivery. */
export class CloseRenewalPayment extends Command<{ subscriptionId: string; cycle: number | null }> {}
