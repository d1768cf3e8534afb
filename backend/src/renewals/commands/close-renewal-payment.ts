import { Command } from '../../platform/event-sourcing/deciding/decider.js';

/** The delivery may have been dropped; then its payment can be made no more. `cycle` is null for the next one. */
export class CloseRenewalPayment extends Command<{ subscriptionId: string; cycle: number | null }> {}
