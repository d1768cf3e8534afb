import { Command, type Rule } from '../../platform/event-sourcing/deciding/decider.js';
import type { Stock } from '../stock.js';
import type { StockEvent } from '../stock.events.js';

/** Sets the first stock figure of a product. `onHand: null` means unlimited. */
export class OpenStock extends Command<{ productId: number; onHand: number | null }> {
  override readonly begins = true;
}

/** Subtracts sales that arrived first, so that the ledger adds up. */
export const openStock: Rule<OpenStock, Stock, StockEvent> = ({ payload: { onHand } }, stock) => {
  if (stock.status === 'open') return [];
  const onHandAfter = onHand === null ? null : onHand + (stock.onHand ?? 0);
  return [{ type: 'StockOpened', data: { onHand, onHandAfter } }];
};
