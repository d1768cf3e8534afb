import { Command } from '../../platform/event-sourcing/deciding/decider.js';

export class SettleRenewal extends Command<{ paymentIntentId: string }> {}
