import { Command } from '../../platform/event-sourcing/deciding/decider.js';

/**
 * Money has to go back. `refundId` names the cause; a second command with the same one changes nothing. `orderId` is null for
 * money that never became an order. In cents.
 */
export class QueueRefund extends Command<{
  refundId: string;
  orderId: string | null;
  paymentIntentId: string;
  amountCents: number;
}> {}
