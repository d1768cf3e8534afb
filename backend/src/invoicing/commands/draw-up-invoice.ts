import { Command } from '../../platform/event-sourcing/deciding/decider.js';

/** Issues the document that an event of an order leads to. `revision`: of that event in its stream. */
export class DrawUpInvoice extends Command<{ orderId: string; revision: number }> {}
