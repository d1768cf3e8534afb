import { Command } from '../../platform/event-sourcing/deciding/decider.js';

/** Ends a subscription whose subscriber was erased before it started. */
export class EndErasedSubscription extends Command<{ subscriptionId: string; contactId: string }> {}
