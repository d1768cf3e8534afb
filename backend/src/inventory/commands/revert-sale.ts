import { Command, type Rule } from '../../platform/event-sourcing/deciding/decider.js';
import { onHandAfter, type Stock } from '../stock.js';
import type { StockEvent } from '../stock.events.js';

/** An order was cancelled before it left: its pieces lie on the shelf again. */
export class RevertSale extends Command<{ productId: number; saleId: string; orderId: string }> {}

/**
 * Cancellation may be heard before the sale itself. Then the sale is marked as reverted with nothing to put back, so
 * that it is not recorded when it comes.
 */
export const revertSale: Rule<RevertSale, Stock, StockEvent> = ({ payload }, stock) => {
  const { saleId, orderId } = payload;
  const sold = stock.sales.get(saleId);
  if (sold === 0) return [];
  const quantity = sold ?? 0;
  const data = { saleId, orderId, quantity, onHandAfter: onHandAfter(stock, quantity) };
  return [{ type: 'StockSaleReverted', data }];
};
