import { Command } from '../../platform/event-sourcing/deciding/decider.js';

/** Settles a payment of which the provider sent a notice. */
export class SettleRenewal extends Command<{ paymentIntentId: string }> {}
