import { Command, type Rule } from '../../platform/event-sourcing/deciding/decider.js';
import { onHandAfter, returnedTo, revertibleOf, type Stock } from '../stock.js';
import type { StockEvent } from '../stock.events.js';

/** Returns the pieces of a return to the shelf that never left. The rest of the sale stays. */
export class RevertPieces extends Command<{
  productId: number;
  saleId: string;
  orderId: string;
  returnId: string;
  quantity: number;
}> {}

/** Idempotent by return. Must follow the sale; reverts at most what it still holds. */
export const revertPieces: Rule<RevertPieces, Stock, StockEvent> = ({ payload }, stock) => {
  const { saleId, orderId, returnId } = payload;
  const quantity = Math.min(payload.quantity, revertibleOf(stock, saleId));
  if (quantity <= 0 || stock.changes.has(returnId)) return [];
  const lots = returnedTo(stock, saleId, quantity);
  const data = { saleId, orderId, returnId, quantity, lots, onHandAfter: onHandAfter(stock, quantity) };
  return [{ type: 'StockSaleReverted', data }];
};
