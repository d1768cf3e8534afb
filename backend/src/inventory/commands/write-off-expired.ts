import { amsterdamDay } from '../../../../contracts/calendar.js';
import { isExpired } from '../../../../contracts/lots.js';
import { Command, type Rule } from '../../platform/event-sourcing/deciding/decider.js';
import { onHandAfter, type Stock } from '../stock.js';
import type { StockEvent } from '../stock.events.js';

/** Takes the pieces of a lot off the stock once its best-before date has passed. */
export class WriteOffExpired extends Command<{ productId: number; changeId: string; lot: string }> {}

/**
 * Never refuses. The stock falls below zero when pieces of the lot were sold and have not left: no parcel takes them, so
 * that many must be received before those orders can leave.
 */
export const writeOffExpired: Rule<WriteOffExpired, Stock, StockEvent> = ({ payload, context }, stock) => {
  const { changeId, lot: number } = payload;
  const lot = stock.shelf.lots.get(number);
  if (!lot || lot.quantity <= 0 || !isExpired(lot.bestBefore, amsterdamDay(context.at))) return [];
  if (stock.changes.has(changeId)) return [];
  const quantity = -lot.quantity;
  return [
    {
      type: 'StockChangeRegistered',
      data: {
        changeId,
        changeType: 'expired',
        quantity,
        note: null,
        lot: { number, bestBefore: lot.bestBefore },
        lots: [{ lot: number, quantity }],
        onHandAfter: onHandAfter(stock, quantity),
      },
    },
  ];
};
