import { Command } from '../../platform/event-sourcing/deciding/decider.js';

/** Lowers a refund that is not made to `amountCents`, because the rest went back outside the shop. Idempotent. */
export class ReduceRefund extends Command<{ refundId: string; amountCents: number }> {}
