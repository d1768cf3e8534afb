import { hasLeft, type OrderStatus } from '../../../../contracts/orders.js';
import type { Pieces, Tracking } from '../../orders/order.events.js';
import type { OrderParcelsRow } from './order-parcels.row.js';

type Row = OrderParcelsRow;
type Withdrawal = Row['withdrawals'][number];

export interface Left extends Tracking {
  parcelId: string;
  pieces: Pieces[];
  shippedAt: string;
}

/** Applies a change and computes again what is to ship. */
export function packed(before: Row, change: Partial<Row>): Row {
  const row = { ...before, ...change };
  const withdrawn = row.withdrawals.filter(({ isHeld }) => isHeld).flatMap(({ pieces }) => pieces);
  const isOver = hasLeft(row.status) || row.status === 'cancelled';
  const toShip = isOver ? [] : without(unpacked(row), withdrawn);
  return { ...row, toShip, isWaiting: row.status === 'processing' && row.dueOn !== null && toShip.length > 0 };
}

export function withParcel(row: Row, parcel: Left): Partial<Row> {
  return { parcels: [...row.parcels, { ...parcel, state: null }], parcelCount: row.parcelCount + 1 };
}

/** A status that ships makes a parcel of the rest, as the rules of the order do; one that moves back takes all parcels back. */
export function withStatus(row: Row, status: OrderStatus, leftOut: readonly Pieces[], shippedAt: string): Partial<Row> {
  if (hasLeft(status) === hasLeft(row.status)) return { status };
  if (!hasLeft(status)) return { status, parcels: [] };
  const pieces = without(unpacked(row), leftOut);
  if (pieces.length === 0) return { status };
  const parcelId = `rest-${row.parcelCount + 1}`;
  return { status, ...withParcel(row, { parcelId, carrier: null, trackingCode: null, pieces, shippedAt }) };
}

/** Takes cancelled pieces from the lines. A line without any stays, because its parcels have its name. */
export function withoutCancelled(row: Row, cancelled: readonly Pieces[]): Partial<Row> {
  return {
    lines: row.lines.map((line) => ({ ...line, quantity: line.quantity - quantityOf(cancelled, line.lineId) })),
  };
}

/** Changes one withdrawal. Ignores a return of pieces that had left. */
export function withWithdrawal(row: Row, returnId: string, change: Partial<Withdrawal>): Partial<Row> {
  const changed = (one: Withdrawal) => {
    const next = { ...one, ...change };
    return { ...next, isHeld: next.isHeld || next.isRefunded };
  };
  return { withdrawals: row.withdrawals.map((one) => (one.returnId === returnId ? changed(one) : one)) };
}

const unpacked = ({ lines, parcels }: Row): Pieces[] =>
  without(
    lines.map(({ lineId, quantity }) => ({ lineId, quantity })),
    parcels.flatMap(({ pieces }) => pieces),
  );

function without(pieces: readonly Pieces[], taken: readonly Pieces[]): Pieces[] {
  return pieces
    .map(({ lineId, quantity }) => ({ lineId, quantity: quantity - quantityOf(taken, lineId) }))
    .filter(({ quantity }) => quantity > 0);
}

function quantityOf(pieces: readonly Pieces[], lineId: string): number {
  return pieces.reduce((sum, some) => sum + (some.lineId === lineId ? some.quantity : 0), 0);
}
