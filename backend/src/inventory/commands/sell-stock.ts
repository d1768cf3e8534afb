import { Command, type Rule } from '../../platform/event-sourcing/deciding/decider.js';
import { onHandAfter, type Stock } from '../stock.js';
import type { StockEvent } from '../stock.events.js';

/**
 * An order takes its pieces: the reservation of its checkout becomes a sale. `saleId` is the order's id, and another
 * one when a cancelled order is reinstated.
 */
export class SellStock extends Command<{
  productId: number;
  saleId: string;
  orderId: string;
  checkoutId: string | null;
  quantity: number;
}> {}

/** Never refused: what was ordered is sold, even when the reservation had lapsed. A sale that was called off stays so. */
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
      onHandAfter: onHandAfter(stock, -quantity),
    };
    return [{ type: 'StockSold', data: sold }];
  }
  if (checkoutId === null || releasedQuantity === 0) return [];
  return [{ type: 'StockReleased', data: { checkoutId, quantity: releasedQuantity } }];
};
