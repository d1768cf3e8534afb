import { Command, type Rule } from '../../platform/event-sourcing/deciding/decider.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import type { Stock } from '../stock.js';
import type { StockEvent } from '../stock.events.js';

/** Keeps a lot out of every parcel from now on. */
export class RecallLot extends Command<{
  productId: number;
  recallId: string;
  lot: string;
}> {}

export const recallLot: Rule<RecallLot, Stock, StockEvent> = ({ payload: { recallId, lot: number } }, stock) => {
  const lot = stock.shelf.lots.get(number);
  if (!lot) throw new DomainError('lot-unknown');
  return lot.isRecalled ? [] : [{ type: 'LotRecalled', data: { recallId, lot: number } }];
};
