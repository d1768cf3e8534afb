import { Command, type Rule } from '../../platform/event-sourcing/deciding/decider.js';
import { onHandAfter, returnedTo, revertibleOf, type Stock } from '../stock.js';
import type { StockEvent } from '../stock.events.js';

/** Returns the pieces of an order to the shelf that was cancelled before shipment. */
export class RevertSale extends Command<{ productId: number; saleId: string; orderId: string }> {}

/**
 * Idempotent. A reversal that arrives before its sale records 0 pieces, and the sale is then never recorded. Leaves out the pieces
 * that a return brought back.
 */
export const revertSale: Rule<RevertSale, Stock, StockEvent> = ({ payload }, stock) => {
  const { saleId, orderId } = payload;
  if (stock.sales.get(saleId) === 0) return [];
  const quantity = revertibleOf(stock, saleId);
  const lots = returnedTo(stock, saleId, quantity);
  const data = { saleId, orderId, returnId: null, quantity, lots, onHandAfter: onHandAfter(stock, quantity) };
  return [{ type: 'StockSaleReverted', data }];
};
