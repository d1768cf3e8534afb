import { Command } from '../../platform/event-sourcing/deciding/decider.js';

/** The parcels of an order that left did not leave after all, so that their labels are cancelled. */
export class DropLabels extends Command<{ orderId: string }> {}
