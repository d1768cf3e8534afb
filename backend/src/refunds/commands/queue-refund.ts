import { Command } from '../../event-sourcing/decider.js';

/** Money has to go back. `refundId` names the cause; a second command with the same one changes nothing. In cents. */
export class QueueRefund extends Command<{
  refundId: string;
  orderId: string;
  paymentIntentId: string;
  amountCents: number;
}> {}
