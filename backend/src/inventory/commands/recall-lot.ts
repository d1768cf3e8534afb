import { Command, type Rule } from '../../platform/event-sourcing/deciding/decider.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import type { Stock } from '../stock.js';
import type { StockEvent } from '../stock.events.js';
import { writtenOff } from './write-off-lot.js';

/** Keeps a lot out of every parcel from now on, and takes its pieces off the stock. Throws `lot-unknown`. */
export class RecallLot extends Command<{
  productId: number;
  recallId: string;
  lot: string;
}> {}

export const recallLot: Rule<RecallLot, Stock, StockEvent> = ({ payload: { recallId, lot: number } }, stock) => {
  const lot = stock.shelf.lots.get(number);
  if (!lot) throw new DomainError('lot-unknown');
  if (lot.isRecalled) return [];
  return [
    { type: 'LotRecalled', data: { recallId, lot: number } },
    ...writtenOff(stock, { changeId: recallId, number, reason: 'recalled' }),
  ];
};
