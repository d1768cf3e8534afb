import { DomainError } from '../platform/errors/domain-error.js';
import type { KeptProduct, OrderEvent, Parcel, Pieces } from './order.events.js';
import type { PlacedOrderState, ReturnOfOrder } from './order.js';
import { isHeld } from './returned-goods.js';

/** Returns hold every piece of the order. */
export function isWithdrawn(order: PlacedOrderState): boolean {
  const returned = order.returns.filter((one) => isHeld(order, one)).flatMap((one) => one.lines);
  return order.lines.every(({ lineId, quantity }) => quantityOf(returned, lineId) >= quantity);
}

/** Throws `order-withdrawn`; `order-partly-withdrawn` or `conflict` unless `confirmed` names exactly these pieces. */
export function leftOutOf(order: PlacedOrderState, confirmed: readonly Pieces[]): Pieces[] {
  const withdrawn = withdrawnPieces(order);
  if (withdrawn.length > 0 && order.lines.every((line) => quantityOf(withdrawn, line.lineId) >= line.quantity))
    throw new DomainError('order-withdrawn');
  const isConfirmed = order.lines.every(
    ({ lineId }) => quantityOf(withdrawn, lineId) === quantityOf(confirmed, lineId),
  );
  if (isConfirmed) return withdrawn;
  if (withdrawn.length === 0) throw new DomainError('conflict');
  throw new DomainError('order-partly-withdrawn', { pieces: named(order, withdrawn) });
}

/** Returns the pieces of the order that are in its parcel. */
export function parcelOf({ lines, products, saleId }: PlacedOrderState, leftOut: readonly Pieces[]): Parcel {
  const inParcel = products.map(({ productId, pieces }) => {
    const without = lines
      .filter((line) => line.productId === productId)
      .reduce((sum, { lineId, subscription }) => sum + quantityOf(leftOut, lineId) * (subscription?.jars ?? 1), 0);
    return { productId, pieces: pieces - without };
  });
  return { saleId, products: inParcel.filter(({ pieces }) => pieces > 0) };
}

/** Returns the pieces of a return to stock that never left. Nothing after they were, or once they may have left. */
export function keptOf(order: PlacedOrderState, { returnId, isUnshipped, isKept, lines }: ReturnOfOrder): OrderEvent[] {
  if (!isUnshipped || isKept || order.status === 'cancelled') return [];
  const products = new Map<number, KeptProduct>();
  for (const { lineId, productId, quantity } of lines) {
    const jars = order.lines.find((line) => line.lineId === lineId)?.subscription?.jars ?? 1;
    const before = products.get(productId)?.pieces ?? 0;
    products.set(productId, { productId, pieces: before + quantity * jars });
  }
  return [{ type: 'PiecesKept', data: { returnId, saleId: order.saleId, products: [...products.values()] } }];
}

/** The same for all withdrawn returns, when the parcel leaves without their pieces. */
export function keptOnShipping(order: PlacedOrderState): OrderEvent[] {
  return order.returns.filter((one) => isHeld(order, one)).flatMap((one) => keptOf(order, one));
}

function withdrawnPieces(order: PlacedOrderState): Pieces[] {
  const lines = order.returns.filter((one) => one.isUnshipped && isHeld(order, one)).flatMap((one) => one.lines);
  return order.lines
    .map(({ lineId }) => ({ lineId, quantity: quantityOf(lines, lineId) }))
    .filter(({ quantity }) => quantity > 0);
}

function quantityOf(pieces: readonly Pieces[], lineId: string): number {
  return pieces.reduce((sum, some) => sum + (some.lineId === lineId ? some.quantity : 0), 0);
}

function named({ lines }: PlacedOrderState, pieces: readonly Pieces[]): string {
  const nameOf = (lineId: string) => lines.find((line) => line.lineId === lineId)!.productName;
  return pieces.map(({ lineId, quantity }) => `${quantity} × ${nameOf(lineId)}`).join(', ');
}
