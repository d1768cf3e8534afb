import type { OrderLine, ReturnedLine } from './order.events.js';
import type { PlacedOrderState } from './order.js';

/** Pieces of one order line. */
export interface Pieces {
  lineId: string;
  quantity: number;
}

/** How many pieces of a line are not in a return that counts. */
export function piecesLeft(order: PlacedOrderState, line: OrderLine): number {
  return line.quantity - returnedOf(order, line).quantity;
}

/** Everything that no return has spoken for. */
export function allLeft(order: PlacedOrderState): Pieces[] {
  return order.lines
    .map((line) => ({ lineId: line.lineId, quantity: piecesLeft(order, line) }))
    .filter(({ quantity }) => quantity > 0);
}

/**
 * Pieces with what was paid for them, in cents. The discount is spread over the lines by their price, and each line over
 * its pieces; what rounding left over goes with the last piece, so that all returns of an order together are exactly what
 * was paid for its goods.
 */
export function withPaidCents(order: PlacedOrderState, { lineId, quantity }: Pieces): ReturnedLine {
  const line = order.lines.find((candidate) => candidate.lineId === lineId)!;
  const { productId, productName } = line;
  const paid = paidForLine(order, line);
  const before = returnedOf(order, line);
  const after = before.quantity + quantity;
  const share = (pieces: number) => Math.round((paid * pieces) / line.quantity);
  const remainder = Math.max(paid - before.cents, 0);
  const isLast = after === line.quantity;
  const totalCents = isLast ? remainder : Math.min(share(after) - share(before.quantity), remainder);
  return { lineId, productId, productName, quantity, totalCents };
}

function returnedOf({ returns }: PlacedOrderState, { lineId }: OrderLine): { quantity: number; cents: number } {
  const lines = returns.flatMap((one) => (one.counts ? one.lines : [])).filter((line) => line.lineId === lineId);
  return {
    quantity: lines.reduce((sum, line) => sum + line.quantity, 0),
    cents: lines.reduce((sum, line) => sum + line.totalCents, 0),
  };
}

/** Rounds the running sum, so that the lines together are the paid amount to the cent. */
function paidForLine({ lines, totalCents, shippingCents }: PlacedOrderState, line: OrderLine): number {
  const price = (some: readonly OrderLine[]) => some.reduce((sum, one) => sum + one.totalCents, 0);
  const all = price(lines);
  if (all === 0) return 0;
  const until = (place: number) => Math.round((price(lines.slice(0, place)) * (totalCents - shippingCents)) / all);
  const place = lines.indexOf(line);
  return until(place + 1) - until(place);
}
