import type { Pieces, SoldProduct } from '../../orders/order.events.js';
import type { AdminOrderListRow, WithdrawnPieces } from './admin-order-list.row.js';

type Row = AdminOrderListRow;
type UnshippedReturn = Row['unshippedReturns'][number];

/** Replaces the returns of a row and recomputes the withdrawn pieces. */
export function withReturns(row: Row, unshippedReturns: UnshippedReturn[]): Partial<Row> {
  const pieces = unshippedReturns.filter(({ isHeld }) => isHeld).flatMap((one) => one.pieces);
  const withdrawn = byLine(row, (id) => quantityOf(pieces, id));
  const isWithdrawn =
    withdrawn.length > 0 &&
    row.lines.every(({ lineId, quantity }) => quantityOf([...withdrawn, ...row.cancelledPieces], lineId) >= quantity);
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

/** Adds cancelled pieces to a row, which leave fewer pieces to withdraw. */
export function withCancelledPieces(
  row: Row,
  pieces: readonly Pieces[],
  products: readonly SoldProduct[],
): Partial<Row> {
  const cancelled = [...row.cancelledPieces, ...pieces.map(({ lineId: id, quantity }) => ({ id, quantity }))];
  const cancelledPieces = byLine(row, (id) => quantityOf(cancelled, id));
  const itemCount = products.reduce((left, product) => left - product.pieces, row.itemCount);
  return { cancelledPieces, itemCount, ...withReturns({ ...row, cancelledPieces }, row.unshippedReturns) };
}

const byLine = ({ lines }: Row, quantityOfLine: (id: string) => number): WithdrawnPieces[] =>
  lines
    .map(({ lineId: id, productName }) => ({ id, productName, quantity: quantityOfLine(id) }))
    .filter(({ quantity }) => quantity > 0);

function quantityOf(pieces: readonly Pick<WithdrawnPieces, 'id' | 'quantity'>[], id: string): number {
  return pieces.reduce((sum, some) => sum + (some.id === id ? some.quantity : 0), 0);
}
