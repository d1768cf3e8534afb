import { Command, type Rule } from '../../platform/event-sourcing/deciding/decider.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import type { Stock } from '../stock.js';
import type { StockEvent } from '../stock.events.js';

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
  if (onHand === null) return [{ type: 'StockMadeLimited', data: { changeId, onHandAfter: requested } }];
  const quantity = requested - (stockBase ?? onHand);
  const onHandAfter = onHand + quantity;
  if (quantity === 0) return [];
  if (quantity < 0 && onHandAfter < 0) throw new DomainError('stock-below-zero', { onHand });
  return [{ type: 'StockAdjusted', data: { changeId, quantity, onHandAfter } }];
};
