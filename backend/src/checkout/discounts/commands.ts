import { Command } from '../../platform/event-sourcing/deciding/decider.js';

/** Restores the use of a code after the shop has cancelled the paid order. */
export class RestoreCodeUse extends Command<{ orderId: string }> {}
