import { DomainError } from '../../platform/errors/domain-error.js';
import type { OrderLine } from '../../orders/order.events.js';

export type ReservedLine = Pick<OrderLine, 'productId' | 'productName' | 'slug' | 'quantity' | 'subscription'>;

/** The most that any of these lists reserves of each product. */
export function mostByProduct(everReserved: readonly (readonly ReservedLine[])[]): Map<number, number> {
  const most = new Map<number, number>();
  for (const lines of everReserved)
    for (const [productId, pieces] of piecesByProduct(lines))
      most.set(productId, Math.max(pieces, most.get(productId) ?? 0));
  return most;
}

/** Sums the lines of one product: pieces and the jars of plans count together. */
export function piecesByProduct(lines: readonly ReservedLine[]): Map<number, number> {
  const pieces = new Map<number, number>();
  for (const { productId, quantity, subscription } of lines)
    pieces.set(productId, (pieces.get(productId) ?? 0) + quantity * (subscription?.jars ?? 1));
  return pieces;
}

/** A refusal that names a product, with the name and line of that product for the shopper. */
export function named(error: unknown, lines: readonly ReservedLine[]): unknown {
  if (!(error instanceof DomainError) || typeof error.details.productId !== 'number') return error;
  const { productId, available = 0 } = error.details;
  const line = lines.find((candidate) => candidate.productId === productId);
  return line ? new DomainError(error.code, { name: line.productName, line: line.slug, available }) : error;
}
