import type { KeptProduct, Pieces } from '../../orders/order.events.js';
import type { GoodsRefund, SoldGoodsRow, SoldLine } from './sold-goods.row.js';

type Row = SoldGoodsRow;
type Parts = { lines: readonly { lineId: string; amountCents: number }[] } | null;

/** All pieces went back to stock. */
export const withoutPieces = (row: Row): Row => ({ ...row, lines: row.lines.map((line) => ({ ...line, pieces: 0 })) });

/** Staff cancelled these pieces, which never left. */
export function withoutCancelled(row: Row, cancelled: readonly Pieces[]): Row {
  const jarsOf = ({ lineId, jars }: SoldLine) =>
    cancelled.reduce((sum, one) => (one.lineId === lineId ? sum + one.quantity * jars : sum), 0);
  return { ...row, lines: row.lines.map((line) => ({ ...line, pieces: Math.max(line.pieces - jarsOf(line), 0) })) };
}

/** These pieces never left and went back to stock. */
export function withoutKept(row: Row, kept: readonly KeptProduct[]): Row {
  const back = piecesByProduct(kept);
  return { ...row, lines: row.lines.map((line) => ({ ...line, pieces: line.pieces - take(back, line, line.pieces) })) };
}

/** Exactly these pieces are sold again. */
export function withSold(row: Row, products: readonly KeptProduct[]): Row {
  const sold = piecesByProduct(products);
  return { ...row, lines: row.lines.map((line) => ({ ...line, pieces: take(sold, line, line.ordered) })) };
}

/** A requested refund, or what is left of one. Without parts, as in old events, every line and the shipping take their share. */
export function withRefund(row: Row, refundId: string, amountCents: number, parts: Parts): Row {
  const shares = row.lines.map(({ lineId, paidCents }) => ({
    lineId,
    amountCents: row.totalCents === 0 ? 0 : Math.round((amountCents * paidCents) / row.totalCents),
  }));
  const lines = (parts?.lines ?? shares).map(({ lineId, amountCents: cents }) => ({ lineId, amountCents: cents }));
  const others = row.refunds.filter((refund) => refund.refundId !== refundId);
  return settled({ ...row, refunds: [...others, { refundId, amountCents, madeCents: 0, lines }] });
}

/** So much of a refund went back; 0 when it failed. */
export function withMade(row: Row, refundId: string, madeCents: number): Row {
  const refunds = row.refunds.map((refund) => (refund.refundId === refundId ? { ...refund, madeCents } : refund));
  return settled({ ...row, refunds });
}

const settled = (row: Row): Row => ({
  ...row,
  lines: row.lines.map((line) => ({
    ...line,
    refundedCents: row.refunds.reduce((sum, refund) => sum + takenOf(line, refund), 0),
  })),
});

function takenOf({ lineId }: SoldLine, { amountCents, madeCents, lines }: GoodsRefund): number {
  if (amountCents === 0) return 0;
  const cents = lines.reduce((sum, line) => (line.lineId === lineId ? sum + line.amountCents : sum), 0);
  return Math.round((cents * madeCents) / amountCents);
}

function piecesByProduct(products: readonly KeptProduct[]): Map<number, number> {
  const pieces = new Map<number, number>();
  for (const one of products) pieces.set(one.productId, (pieces.get(one.productId) ?? 0) + one.pieces);
  return pieces;
}

/** Takes at most `most` pieces of the product of a line out of `pieces`, and returns how many. */
function take(pieces: Map<number, number>, { productId }: SoldLine, most: number): number {
  const taken = Math.min(pieces.get(productId) ?? 0, most);
  pieces.set(productId, (pieces.get(productId) ?? 0) - taken);
  return taken;
}
