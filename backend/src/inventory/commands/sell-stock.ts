import { Command, type Rule } from '../../platform/event-sourcing/deciding/decider.js';
import { onHandAfter, type Stock } from '../stock.js';
import type { StockEvent } from '../stock.events.js';

/** Turns the reservation of a checkout into a sale. `saleId`: the order id; a reinstated order has another. */
export class SellStock extends Command<{
  productId: number;
  saleId: string;
  orderId: string;
  checkoutId: string | null;
  quantity: number;
}> {}

/** Never refuses: a placed order is sold even after its reservation expired. A reverted sale stays reverted. */
export const sellStock: Rule<SellStock, Stock, StockEvent> = ({ payload }, stock) => {
  const { saleId, orderId, checkoutId, quantity } = payload;
  const releasedQuantity = checkoutId === null ? 0 : stock.reservations.get(checkoutId, 0);
  if (!stock.sales.has(saleId)) {
    const sold = {
      saleId,
      orderId,
      checkoutId,
      quantity,
      releasedQuantity,
      leftAtOnce: false,
      onHandAfter: onHandAfter(stock, -quantity),
    };
    return [{ type: 'StockSold', data: sold }];
  }
  if (checkoutId === null || releasedQuantity === 0) return [];
  return [{ type: 'StockReleased', data: { checkoutId, quantity: releasedQuantity } }];
};
