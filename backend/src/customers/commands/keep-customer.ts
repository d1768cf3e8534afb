import { Command } from '../../platform/event-sourcing/deciding/decider.js';

/** Somebody bought something: the mailbox of this contact has a customer from now on. */
export class KeepCustomer extends Command<{ contactId: string }> {}
