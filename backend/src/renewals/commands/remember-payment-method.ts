import { Command } from '../../platform/event-sourcing/deciding/decider.js';

/** Stores the method of the first payment for the next deliveries. Idempotent. */
export class RememberPaymentMethod extends Command<{
  subscriptionId: string;
  contactId: string;
  paymentIntentId: string;
}> {}
