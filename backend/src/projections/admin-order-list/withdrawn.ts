import type { AdminOrderListRow } from './admin-order-list.row.js';

type Row = AdminOrderListRow;
type UnshippedReturn = Row['unshippedReturns'][number];

/** Replaces the returns of a row and recomputes the withdrawn pieces. */
export function withReturns(row: Row, unshippedReturns: UnshippedReturn[]): Partial<Row> {
  const pieces = unshippedReturns.filter(({ isHeld }) => isHeld).flatMap((one) => one.pieces);
  const quantityOf = (id: string) => pieces.reduce((sum, some) => sum + (some.id === id ? some.quantity : 0), 0);
  const withdrawn = row.lines
    .map(({ lineId: id, productName }) => ({ id, productName, quantity: quantityOf(id) }))
    .filter(({ quantity }) => quantity > 0);
  const isWithdrawn = withdrawn.length > 0 && row.lines.every((line) => quantityOf(line.lineId) >= line.quantity);
  return { unshippedReturns, withdrawn, isWithdrawn };
}

/** Changes one return of a row. Ignores a return registered after shipment. */
export function withReturn(row: Row, returnId: string, change: Partial<UnshippedReturn>): Partial<Row> {
  const changed = (one: UnshippedReturn) => {
    const next = { ...one, ...change };
    return { ...next, isHeld: next.isHeld || next.isRefunded };
  };
  return withReturns(
    row,
    row.unshippedReturns.map((one) => (one.returnId === returnId ? changed(one) : one)),
  );
}
