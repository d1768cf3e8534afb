import { Command } from '../../platform/event-sourcing/deciding/decider.js';

/** Idempotent by `refundId`. `orderId` is null for an unmatched payment. Amount in cents. */
export class QueueRefund extends Command<{
  refundId: string;
  orderId: string | null;
  paymentIntentId: string;
  amountCents: number;
}> {}
