import { Command, type Rule } from '../../platform/event-sourcing/deciding/decider.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { negated, takenFrom } from '../lots.js';
import { awaitingOf, type Stock } from '../stock.js';
import type { StockEvent } from '../stock.events.js';
import { ofNoLot } from './register-stock-change.js';

/** Saves a stock figure (null: unlimited). Books the difference to `stockBase`, so that sales during editing count. */
export class AdjustStock extends Command<{
  productId: number;
  changeId: string;
  stockBase: number | null;
  stock: number | null;
}> {}

export const adjustStock: Rule<AdjustStock, Stock, StockEvent> = ({ payload }, stock) => {
  const { changeId, stockBase, stock: requested } = payload;
  const { onHand } = stock;
  if (requested === stockBase || stock.changes.has(changeId)) return [];
  if (requested === null) {
    return onHand === null ? [] : [{ type: 'StockMadeUnlimited', data: { changeId, onHandBefore: onHand } }];
  }
  if (onHand === null) return [{ type: 'StockMadeLimited', data: { changeId, ...limitedTo(stock, requested) } }];
  const quantity = requested - (stockBase ?? onHand);
  const onHandAfter = onHand + quantity;
  if (quantity === 0) return [];
  if (quantity < 0 && onHandAfter < 0) throw new DomainError('stock-below-zero', { onHand });
  return [{ type: 'StockAdjusted', data: { changeId, quantity, lots: ofNoLot(stock, quantity), onHandAfter } }];
};

/** The shelf holds the figure and what was sold and has not left. When the lots hold more, they are counted down. */
function limitedTo(stock: Stock, onHandAfter: number) {
  const awaiting = stock.sales.reduce((sum, _, saleId) => sum + awaitingOf(stock, saleId), 0);
  const inLots = stock.shelf.lots.reduce((sum, { quantity }) => sum + quantity, 0);
  const excess = Math.max(inLots - onHandAfter - awaiting, 0);
  const lots = negated(takenFrom({ ...stock.shelf, unassigned: 0 }, excess));
  return { lots, unassignedAfter: onHandAfter + awaiting - inLots + excess, onHandAfter };
}
