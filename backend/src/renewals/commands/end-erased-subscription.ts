import { Command } from '../../platform/event-sourcing/deciding/decider.js';

/** Ends a subscription whose subscriber was erased, and deletes its payment method. Does nothing for others. */
export class EndErasedSubscription extends Command<{ subscriptionId: string; contactId: string }> {}
