import { hasLeft } from '../../../contracts/orders.js';
import { DomainError } from '../platform/errors/domain-error.js';
import type { OrderEvent, Pieces } from './order.events.js';
import type { PlacedOrderState, ReturnOfOrder } from './order.js';
import { deliveredWith, parcelOf, quantityOf, unshippedPieces, wantedPieces, without } from './parcels.js';
import { isHeld } from './returned-goods.js';

/** Returns hold every piece of the order that staff did not cancel. */
export function isWithdrawn(order: PlacedOrderState): boolean {
  const returned = order.returns.filter((one) => isHeld(order, one)).flatMap((one) => one.lines);
  return wantedPieces(order).every(({ lineId, quantity }) => quantityOf(returned, lineId) >= quantity);
}

/** Throws `order-withdrawn`; `order-partly-withdrawn` or `conflict` unless `confirmed` names exactly these pieces. */
export function leftOutOf(order: PlacedOrderState, confirmed: readonly Pieces[]): Pieces[] {
  const withdrawn = withdrawnPieces(order);
  const wanted = wantedPieces(order);
  if (withdrawn.length > 0 && wanted.every(({ lineId, quantity }) => quantityOf(withdrawn, lineId) >= quantity))
    throw new DomainError('order-withdrawn');
  const isConfirmed = order.lines.every(
    ({ lineId }) => quantityOf(withdrawn, lineId) === quantityOf(confirmed, lineId),
  );
  if (isConfirmed) return withdrawn;
  if (withdrawn.length === 0) throw new DomainError('conflict');
  throw partlyWithdrawn(order);
}

export function partlyWithdrawn(order: PlacedOrderState): DomainError {
  return new DomainError('order-partly-withdrawn', { pieces: named(order, withdrawnPieces(order)) });
}

/** The pieces that still must leave. None once the order is shipped or cancelled. */
export function piecesToShip(order: PlacedOrderState): Pieces[] {
  if (hasLeft(order.status) || order.status === 'cancelled') return [];
  return without(unshippedPieces(order), withdrawnPieces(order));
}

/** Returns the pieces of a return to stock that never left. Nothing after they were. */
export function keptOf(order: PlacedOrderState, one: ReturnOfOrder): OrderEvent[] {
  const pieces = keptPiecesOf(order, one);
  if (pieces.length === 0 || one.isKept || order.status === 'cancelled') return [];
  return [{ type: 'PiecesKept', data: { returnId: one.returnId, ...parcelOf(order, pieces) } }];
}

/** The same for all withdrawn returns, when the last parcel leaves without their pieces. */
export function keptOnShipping(order: PlacedOrderState): OrderEvent[] {
  return order.returns.filter((one) => isHeld(order, one)).flatMap((one) => keptOf(order, one));
}

/** The order is complete with the parcels that left, and delivered when the carrier delivered them all before. */
export function completed(order: PlacedOrderState): OrderEvent[] {
  const leftOut = withdrawnPieces(order);
  return [
    {
      type: 'OrderStatusChanged',
      data: { from: order.status as 'processing', to: 'shipped', leftOut, parcel: null },
    },
    ...keptOnShipping(order),
    ...deliveredWith(order.parcels),
  ];
}

/** The same for the rest of an order that is cancelled after a part left. */
export function keptOnCancelling(order: PlacedOrderState): OrderEvent[] {
  if (hasLeft(order.status) || order.parcels.every(({ isUndone }) => isUndone)) return [];
  const back = order.returns.filter(({ isKept }) => isKept).flatMap(({ unshipped }) => unshipped);
  const { saleId, products } = parcelOf(order, without(unshippedPieces(order), back));
  return products.length === 0 ? [] : [{ type: 'PiecesKept', data: { returnId: null, saleId, products } }];
}

export function withdrawnPieces(order: PlacedOrderState): Pieces[] {
  const pieces = order.returns.filter((one) => isHeld(order, one)).flatMap(({ unshipped }) => unshipped);
  return order.lines
    .map(({ lineId }) => ({ lineId, quantity: quantityOf(pieces, lineId) }))
    .filter(({ quantity }) => quantity > 0);
}

/** A parcel may have taken some of them while the return was rejected. */
function keptPiecesOf(order: PlacedOrderState, { unshipped }: ReturnOfOrder): Pieces[] {
  const left = unshippedPieces(order);
  return unshipped
    .map(({ lineId, quantity }) => ({ lineId, quantity: Math.min(quantity, quantityOf(left, lineId)) }))
    .filter(({ quantity }) => quantity > 0);
}

function named({ lines }: PlacedOrderState, pieces: readonly Pieces[]): string {
  const nameOf = (lineId: string) => lines.find((line) => line.lineId === lineId)!.productName;
  return pieces.map(({ lineId, quantity }) => `${quantity} × ${nameOf(lineId)}`).join(', ');
}
