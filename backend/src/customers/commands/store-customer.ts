import { Command } from '../../platform/event-sourcing/deciding/decider.js';

/** Creates a customer for the mailbox of a contact that placed an order. */
export class StoreCustomer extends Command<{ contactId: string }> {}
