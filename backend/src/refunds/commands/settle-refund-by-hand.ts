import { Command } from '../../platform/event-sourcing/deciding/decider.js';

/**
 * Staff paid a refund that failed outside the shop: it counts as refunded, and the provider is never asked for it again.
 * Throws `refund-not-found` for one that has not failed, or not any more.
 */
export class SettleRefundByHand extends Command<{ refundId: string }> {}
