import type { CancelledPieces } from './order-cancellations.js';
import type { SoldProduct } from './order.events.js';
import type { ReturnedLine } from './order-returns.js';
import type { PlacedOrderState } from './order.js';

/** Pieces that staff cancelled before they left. */
export interface Cancellation {
  cancellationId: string;
  lines: readonly ReturnedLine[];
}

export function withCancelledPieces(
  order: PlacedOrderState,
  { cancellationId, lines, products }: CancelledPieces,
): PlacedOrderState {
  const cancellations = [...order.cancellations, { cancellationId, lines }];
  return { ...order, cancellations, products: order.products.map((sold) => withoutPieces(sold, products)) };
}

function withoutPieces(sold: SoldProduct, cancelled: readonly SoldProduct[]): SoldProduct {
  const taken = cancelled.find(({ productId }) => productId === sold.productId);
  if (!taken) return sold;
  return { ...sold, pieces: sold.pieces - taken.pieces, totalCents: sold.totalCents - taken.totalCents };
}
