import { Command, type Rule } from '../../platform/event-sourcing/deciding/decider.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import type { Stock } from '../stock.js';
import type { StockEvent } from '../stock.events.js';

/** Replaces the reservation of a checkout for a product. `orderId`: the order it becomes; null before the payment. */
export class ReserveStock extends Command<{
  productId: number;
  checkoutId: string;
  quantity: number;
  orderId: string | null;
}> {}

/** Always allows a smaller reservation. Ignores a late request after the sale, because nothing would release it. */
export const reserveStock: Rule<ReserveStock, Stock, StockEvent> = ({ payload }, stock) => {
  const { productId, checkoutId, quantity, orderId } = payload;
  if (orderId !== null && stock.sales.has(orderId)) return [];
  const previousQuantity = stock.reservations.get(checkoutId, 0);
  if (quantity === previousQuantity) return [];
  if (stock.onHand !== null && quantity > previousQuantity) {
    const available = Math.max(0, stock.onHand - stock.reserved + previousQuantity);
    if (quantity > available) throw new DomainError('out-of-stock', { productId, available });
  }
  return [{ type: 'StockReserved', data: { checkoutId, quantity, previousQuantity } }];
};
