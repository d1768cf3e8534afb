import { Command, type Rule } from '../../event-sourcing/decider.js';
import { DomainError } from '../../event-sourcing/domain-error.js';
import { reservation, seen, type Stock } from '../stock.js';
import type { StockEvent } from '../stock.events.js';

/** Holds pieces for a checkout, in place of what it held before. `quantity`: all its lines of this product together. */
export class ReserveStock extends Command<{ productId: number; checkoutId: string; quantity: number }> {}

/** Asking for less than is held always works, whatever happened to the stock meanwhile. */
export const reserveStock: Rule<ReserveStock, Stock, StockEvent> = ({ payload }, stock) => {
  const { productId, checkoutId, quantity } = payload;
  const previousQuantity = seen(stock, reservation(checkoutId)) ?? 0;
  if (quantity === previousQuantity) return [];
  if (stock.onHand !== null && quantity > previousQuantity) {
    const available = Math.max(0, stock.onHand - stock.reserved + previousQuantity);
    if (quantity > available) throw new DomainError('out-of-stock', { productId, available });
  }
  return [{ type: 'StockReserved', data: { checkoutId, quantity, previousQuantity } }];
};
