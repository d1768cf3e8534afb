import type { ShelfChangeType } from '../../../../contracts/inventory.js';
import type { NamedLot } from '../../../../contracts/stock/lots.js';
import { Command, type Rule } from '../../platform/event-sourcing/deciding/decider.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { negated, takenFrom, type LotPieces } from '../lots.js';
import { namedLot } from '../named-lot.js';
import { onHandAfter, type Stock } from '../stock.js';
import type { StockEvent, StoredLot } from '../stock.events.js';

/** Staff registers a change on the shelf. The sign of `quantity` counts only for an adjustment. `lot`: of the pieces. */
export class RegisterStockChange extends Command<{
  productId: number;
  changeId: string;
  type: ShelfChangeType;
  quantity: number;
  note: string | null;
  lot?: NamedLot | null;
}> {}

export const registerStockChange: Rule<RegisterStockChange, Stock, StockEvent> = ({ payload }, stock) => {
  const { changeId, type: changeType, note } = payload;
  if (stock.changes.has(changeId)) return [];
  if (payload.quantity === 0) throw new DomainError('stock-change-zero');
  const quantity = signed(changeType, payload.quantity);
  const after = onHandAfter(stock, quantity);
  if (quantity < 0 && after !== null && after < 0)
    throw new DomainError('stock-below-zero', { onHand: stock.onHand ?? 0 });
  const lot = payload.lot ? namedLot(stock, payload.lot) : null;
  const lots = lot ? ofLot(stock, lot, quantity) : ofNoLot(stock, quantity);
  return [
    { type: 'StockChangeRegistered', data: { changeId, changeType, quantity, note, lot, lots, onHandAfter: after } },
  ];
};

function signed(type: ShelfChangeType, quantity: number): number {
  if (type === 'adjustment') return quantity;
  return ['damage', 'expired', 'recalled'].includes(type) ? -Math.abs(quantity) : Math.abs(quantity);
}

function ofLot(stock: Stock, { number: lot }: StoredLot, quantity: number): LotPieces[] {
  const onHand = stock.shelf.lots.get(lot)?.quantity ?? 0;
  if (onHand + quantity < 0) throw new DomainError('lot-below-zero', { onHand });
  return [{ lot, quantity }];
}

/** The signed pieces of a change that names no lot. */
export function ofNoLot({ shelf, onHand }: Stock, quantity: number): LotPieces[] {
  if (quantity > 0 || onHand === null) return [{ lot: null, quantity }];
  return negated(takenFrom(shelf, -quantity));
}
