import type { ShelfChangeType } from '../../../../contracts/inventory.js';
import type { NamedLot } from '../../../../contracts/stock/lots.js';
import { amsterdamDay, type CalendarDay } from '../../../../contracts/values/calendar.js';
import { Command, type Rule } from '../../platform/event-sourcing/deciding/decider.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { cameBackOf, countOf, lastOf, negated, sumOf, takenFrom, withPieces, type LotPieces } from '../lots.js';
import { namedLot } from '../named-lot.js';
import { isRepeated } from '../repeated-change.js';
import { awaitingOf, awayOf, evolve, onHandAfter, saleOf, type Stock } from '../stock.js';
import type { StockEvent, StoredLot } from '../stock.events.js';
import { unsellable } from './write-off-lot.js';

/**
 * Registers a change on the shelf. The sign of `quantity` counts only for an adjustment. `lot`: of the pieces.
 * `orderId`: whose pieces came back. `damaged`: how many of those stay out of the stock. `corrections`: how many corrections of
 * this shelf staff had seen when counting.
 */
export class RegisterStockChange extends Command<{
  productId: number;
  changeId: string;
  type: ShelfChangeType;
  quantity: number;
  note: string | null;
  lot?: NamedLot | null;
  orderId?: string | null;
  damaged?: number;
  corrections?: number;
}> {}

/**
 * Pieces of an order that came back are no more than its sale still has, so that none counts twice. Damaged ones come back as well
 * and are written off, because the order could return them to stock otherwise. Throws `done-otherwise` for a repeat with other
 * content, and `stock-corrected` when somebody corrected the shelf after staff counted, because that may already contain the
 * difference.
 */
export const registerStockChange: Rule<RegisterStockChange, Stock, StockEvent> = ({ payload, context }, stock) => {
  const { changeId, orderId, corrections = stock.corrections } = payload;
  const asked = {
    changeType: payload.type,
    quantity: signed(payload.type, payload.quantity),
    note: payload.note,
    lot: payload.lot,
  };
  if (isRepeated(stock, changeId, asked) || stock.changes.has(damageId(changeId))) return [];
  if (corrections !== stock.corrections) throw new DomainError('stock-corrected');
  if (payload.quantity === 0) throw new DomainError('stock-change-zero');
  const day = amsterdamDay(context.at);
  const saleId = orderId ? saleOf(stock, orderId) : null;
  if (saleId === null || !stock.sales.has(saleId)) return registered(stock, payload, saleId, day);
  const { quantity: arrived, damaged = 0 } = payload;
  const quantity = Math.min(arrived, countOf(awayOf(stock, saleId)));
  const waiting = Math.min(arrived - quantity, awaitingOf(stock, saleId));
  const reverted = waiting === 0 ? [] : withoutParcel(stock, payload, saleId, waiting);
  const inStock = stock.sales.get(saleId) === 0 ? arrived - quantity : waiting;
  const change = { ...payload, quantity, damaged: Math.min(damaged, quantity + inStock) };
  const state = reverted.reduce(evolve, stock);
  return [...reverted, ...(quantity === 0 ? damagedOf(state, change, []) : registered(state, change, saleId, day))];
};

/** Reverts the sale of pieces that are in no parcel any more, because staff moved the order back. They lie on the shelf already. */
function withoutParcel(
  stock: Stock,
  { changeId: returnId, orderId }: RegisterStockChange['payload'],
  saleId: string,
  quantity: number,
): StockEvent[] {
  const reverted = { saleId, orderId: orderId!, returnId, quantity, lots: [] };
  return [{ type: 'StockSaleReverted', data: { ...reverted, onHandAfter: onHandAfter(stock, quantity) } }];
}

function registered(
  stock: Stock,
  payload: RegisterStockChange['payload'],
  saleId: string | null,
  day: CalendarDay,
): StockEvent[] {
  const { changeId, type: changeType, note, ...change } = payload;
  const quantity = signed(changeType, change.quantity);
  const after = onHandAfter(stock, quantity);
  if (quantity < 0 && after !== null && after < 0)
    throw new DomainError('stock-below-zero', { onHand: stock.onHand ?? 0 });
  const lot = change.lot ? namedLot(stock, change.lot) : null;
  const back = saleId && cameBackOf(awayOf(stock, saleId), quantity, stock.shelf, day);
  const lots = back || (lot ? ofLot(stock, lot, quantity) : ofNoLot(stock, quantity));
  const data = { changeId, changeType, quantity, note, lot, lots, saleId, onHandAfter: after };
  const event: StockEvent = { type: 'StockChangeRegistered', data };
  const events = [event, ...damagedOf(evolve(stock, event), payload, lots)];
  return [...events, ...(back ? unsellableOf(events.reduce(evolve, stock), back, changeId, day) : [])];
}

const damageId = (changeId: string): string => `${changeId}:damaged`;

/** Takes damaged pieces off the stock: the last ones of what came `back`, and others that lie on the shelf already in an unknown lot. */
function damagedOf(
  stock: Stock,
  { changeId, damaged = 0, note }: RegisterStockChange['payload'],
  back: readonly LotPieces[],
): StockEvent[] {
  if (damaged === 0) return [];
  const known = negated(lastOf(back, damaged));
  const shelf = withPieces(stock.shelf, known, stock.onHand === null);
  const others = ofNoLot({ ...stock, shelf }, -damaged - countOf(known));
  const data = { changeId: damageId(changeId), changeType: 'damage', quantity: -damaged, note, lot: null } as const;
  const lots = sumOf([...known, ...others]);
  return [
    { type: 'StockChangeRegistered', data: { ...data, lots, saleId: null, onHandAfter: onHandAfter(stock, -damaged) } },
  ];
}

/** Takes what came back of a recalled or expired lot off the stock at once, before somebody buys it. */
function unsellableOf(stock: Stock, pieces: readonly LotPieces[], changeId: string, day: CalendarDay): StockEvent[] {
  let state = stock;
  return pieces.flatMap(({ lot }) => {
    const events = lot === null ? [] : unsellable(state, { changeId: `${changeId}:${lot}`, lot }, day);
    state = events.reduce(evolve, state);
    return events;
  });
}

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
