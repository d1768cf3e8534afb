import { Command } from '../../platform/event-sourcing/deciding/decider.js';

/** Mails everyone who waits for a product, if it is in stock now. */
export class MailStockAlerts extends Command<{ productId: number }> {}
