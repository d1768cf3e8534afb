import { Command } from '../../platform/event-sourcing/deciding/decider.js';

/** The provider says that something became of this payment of a delivery; it is looked at. */
export class SettleRenewal extends Command<{ paymentIntentId: string }> {}
