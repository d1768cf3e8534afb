import { Command } from '../../platform/event-sourcing/deciding/decider.js';

/** Settles a payment for which the provider sent a webhook. */
export class SettleRenewal extends Command<{ paymentIntentId: string }> {}
