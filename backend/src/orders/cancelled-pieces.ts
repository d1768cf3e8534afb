import type { CancelReason } from '../../../contracts/orders/cancelled-pieces.js';
import type { CancelledPieces, PlanOfCancelledOrder } from './order-cancellations.js';
import type { SoldProduct } from './order.events.js';
import type { ReturnedLine } from './order-returns.js';
import type { PlacedOrderState } from './order.js';

/** Pieces that staff cancelled before they left. */
export interface Cancellation {
  cancellationId: string;
  reason: CancelReason;
  lines: readonly ReturnedLine[];
  plans: readonly PlanOfCancelledOrder[];
}

export function withCancelledPieces(
  order: PlacedOrderState,
  { cancellationId, reason, lines, plans, products }: CancelledPieces,
): PlacedOrderState {
  const cancellations = [...order.cancellations, { cancellationId, reason, lines, plans }];
  return { ...order, cancellations, products: order.products.map((sold) => withoutPieces(sold, products)) };
}

function withoutPieces(sold: SoldProduct, cancelled: readonly SoldProduct[]): SoldProduct {
  const taken = cancelled.find(({ productId }) => productId === sold.productId);
  if (!taken) return sold;
  return { ...sold, pieces: sold.pieces - taken.pieces, totalCents: sold.totalCents - taken.totalCents };
}
