import { Command } from '../../platform/event-sourcing/deciding/decider.js';
import type { PlacedOrder } from '../../orders/order.events.js';

/** Stores the checkout of an order again, when a restore of Postgres lost it. */
export class RestoreCheckout extends Command<{ order: PlacedOrder & { checkoutId: string } }> {}

/** Stores the buyer of a paid order again, when a restore of Postgres lost them. */
export class RestoreBuyer extends Command<{ contactId: string; paymentIntentId: string }> {}

/** Releases the pieces of a checkout that a restore of Postgres lost. */
export class ReleaseLostReservation extends Command<{ productId: number; checkoutId: string }> {}
