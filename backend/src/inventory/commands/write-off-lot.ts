import { amsterdamDay, type CalendarDay } from '../../../../contracts/values/calendar.js';
import { isExpired } from '../../../../contracts/stock/lots.js';
import { Command, type Rule } from '../../platform/event-sourcing/deciding/decider.js';
import type { Lot } from '../lots.js';
import { onHandAfter, type Stock } from '../stock.js';
import type { StockEvent } from '../stock.events.js';

/** Takes the pieces of a lot off the stock once no parcel may take them: it is recalled, or past its best-before date. */
export class WriteOffLot extends Command<{ productId: number; changeId: string; lot: string }> {}

/** Never refuses. */
export const writeOffLot: Rule<WriteOffLot, Stock, StockEvent> = ({ payload, context }, stock) =>
  unsellable(stock, payload, amsterdamDay(context.at));

/** Takes all pieces of a lot off the stock that no parcel may take on this day. */
export function unsellable(stock: Stock, of: { changeId: string; lot: string }, day: CalendarDay): StockEvent[] {
  const { changeId, lot: number } = of;
  const lot = stock.shelf.lots.get(number);
  const reason = lot && reasonOf(lot, day);
  return reason ? writtenOff(stock, { changeId, number, reason }) : [];
}

function reasonOf({ isRecalled, bestBefore }: Lot, day: CalendarDay): 'recalled' | 'expired' | null {
  if (isRecalled) return 'recalled';
  return isExpired(bestBefore, day) ? 'expired' : null;
}

/**
 * Takes all pieces of a lot off the stock. The figure falls below zero when pieces of the lot were sold and have not left:
 * no parcel takes them, so that many must be received before those orders can leave.
 */
export function writtenOff(
  stock: Stock,
  { changeId, number, reason }: { changeId: string; number: string; reason: 'recalled' | 'expired' },
): StockEvent[] {
  const lot = stock.shelf.lots.get(number);
  if (!lot || lot.quantity <= 0 || stock.changes.has(changeId)) return [];
  const quantity = -lot.quantity;
  return [
    {
      type: 'StockChangeRegistered',
      data: {
        changeId,
        changeType: reason,
        quantity,
        note: null,
        lot: { number, bestBefore: lot.bestBefore },
        lots: [{ lot: number, quantity }],
        saleId: null,
        onHandAfter: onHandAfter(stock, quantity),
      },
    },
  ];
}
