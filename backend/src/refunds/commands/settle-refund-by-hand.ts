import { Command } from '../../platform/event-sourcing/deciding/decider.js';

/** Records that staff made a failed refund outside the shop. Throws `refund-not-found` unless it has failed. */
export class SettleRefundByHand extends Command<{ refundId: string }> {}
