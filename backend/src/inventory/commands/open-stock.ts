import { Command, type Rule } from '../../platform/event-sourcing/deciding/decider.js';
import type { Stock } from '../stock.js';
import type { StockEvent } from '../stock.events.js';

/** A product gets its first stock figure; `onHand: null` sells without limit. */
export class OpenStock extends Command<{ productId: number; onHand: number | null }> {
  override readonly begins = true;
}

/** Sales that were heard first are taken off, so that the ledger adds up. */
export const openStock: Rule<OpenStock, Stock, StockEvent> = ({ payload: { onHand } }, stock) => {
  if (stock.status === 'open') return [];
  const onHandAfter = onHand === null ? null : onHand + (stock.onHand ?? 0);
  return [{ type: 'StockOpened', data: { onHand, onHandAfter } }];
};
