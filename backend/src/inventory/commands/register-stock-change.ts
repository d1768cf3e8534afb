import type { StockChangeType } from '../../../../contracts/inventory.js';
import { Command, type Rule } from '../../platform/event-sourcing/deciding/decider.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { onHandAfter, type Stock } from '../stock.js';
import type { StockEvent } from '../stock.events.js';

/** Staff registers a change on the shelf. The sign of `quantity` counts only for an adjustment. */
export class RegisterStockChange extends Command<{
  productId: number;
  changeId: string;
  type: StockChangeType;
  quantity: number;
  note: string | null;
}> {}

export const registerStockChange: Rule<RegisterStockChange, Stock, StockEvent> = ({ payload }, stock) => {
  const { changeId, type: changeType, note } = payload;
  if (stock.changes.has(changeId)) return [];
  if (payload.quantity === 0) throw new DomainError('stock-change-zero');
  const quantity = signed(changeType, payload.quantity);
  const after = onHandAfter(stock, quantity);
  if (quantity < 0 && after !== null && after < 0)
    throw new DomainError('stock-below-zero', { onHand: stock.onHand ?? 0 });
  return [{ type: 'StockChangeRegistered', data: { changeId, changeType, quantity, note, onHandAfter: after } }];
};

function signed(type: StockChangeType, quantity: number): number {
  if (type === 'adjustment') return quantity;
  return type === 'damage' ? -Math.abs(quantity) : Math.abs(quantity);
}
