import { Command, type Rule } from '../../platform/event-sourcing/deciding/decider.js';
import type { Stock } from '../stock.js';
import type { StockEvent } from '../stock.events.js';

/** Releases the reservation of a checkout that ended without a sale or dropped this product. */
export class ReleaseStock extends Command<{ productId: number; checkoutId: string }> {}

export const releaseStock: Rule<ReleaseStock, Stock, StockEvent> = ({ payload: { checkoutId } }, stock) => {
  const quantity = stock.reservations.get(checkoutId, 0);
  return quantity === 0 ? [] : [{ type: 'StockReleased', data: { checkoutId, quantity } }];
};
