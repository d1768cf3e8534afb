import type { AdminOrderListRow } from './admin-order-list.row.js';

type Row = AdminOrderListRow;
type UnshippedReturn = Row['unshippedReturns'][number];

/** The row with other returns, and what these leave of the order to ship. */
export function withReturns(row: Row, unshippedReturns: UnshippedReturn[]): Partial<Row> {
  const pieces = unshippedReturns.filter(({ isHeld }) => isHeld).flatMap((one) => one.pieces);
  const quantityOf = (id: string) => pieces.reduce((sum, some) => sum + (some.id === id ? some.quantity : 0), 0);
  const withdrawn = row.lines
    .map(({ lineId: id, productName }) => ({ id, productName, quantity: quantityOf(id) }))
    .filter(({ quantity }) => quantity > 0);
  const isWithdrawn = withdrawn.length > 0 && row.lines.every((line) => quantityOf(line.lineId) >= line.quantity);
  return { unshippedReturns, withdrawn, isWithdrawn };
}

/** The row with one return changed; a return that was registered later is none of these. */
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
