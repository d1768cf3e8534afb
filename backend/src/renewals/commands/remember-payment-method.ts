import { Command } from '../../platform/event-sourcing/deciding/decider.js';

/** This payment started the subscription; what it was paid with pays the next deliveries. Saying it again changes nothing. */
export class RememberPaymentMethod extends Command<{
  subscriptionId: string;
  contactId: string;
  paymentIntentId: string;
}> {}
