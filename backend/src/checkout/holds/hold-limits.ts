import { DomainError } from '../../platform/errors/domain-error.js';

/**
 * What unpaid checkouts may hold, in pieces (the jars of a plan are pieces). An address is a household, an office, or the
 * shared exit of a mobile network. Decision 0037 says why these numbers; CHECKOUT_LIMIT_FACTOR multiplies those of an address.
 */
export const holdLimits = {
  piecesPerCheckout: 60,
  piecesPerAddress: 300,
  checkoutsPerAddress: 60,
  /** The part of what is on hand of a product that one address may hold… */
  shareOfProduct: 0.5,
  /** …and it may always hold this many, so that the last pieces of a product can be bought. */
  leastOfProduct: 12,
} as const;

/** Pieces by product id. */
export type Pieces = ReadonlyMap<number, number>;

/** What a checkout wants to hold, beside what it holds and what the other unpaid checkouts of its address hold. */
export interface Claim {
  wanted: Pieces;
  before: Pieces;
  others: { checkouts: number; pieces: Pieces };
  /** What is on hand of each wanted product; null is unlimited. */
  onHand: ReadonlyMap<number, number | null>;
}

/** Why the checkout may not hold this much, or null. Holding no more than before is never refused. */
export function refusalOfClaim({ wanted, before, others, onHand }: Claim, factor: number): DomainError | null {
  const [pieces, piecesBefore] = [total(wanted), total(before)];
  if (pieces > piecesBefore && pieces > holdLimits.piecesPerCheckout)
    return new DomainError('too-many-pieces', { most: holdLimits.piecesPerCheckout });
  const isNew = piecesBefore === 0;
  if (isNew && others.checkouts >= holdLimits.checkoutsPerAddress * factor) return new DomainError('too-much-held');
  if (pieces > piecesBefore && total(others.pieces) + pieces > holdLimits.piecesPerAddress * factor)
    return new DomainError('too-much-held');
  for (const [productId, quantity] of wanted) {
    const shelf = onHand.get(productId) ?? null;
    if (shelf === null || quantity <= (before.get(productId) ?? 0)) continue;
    const most = Math.max(holdLimits.leastOfProduct, Math.floor(shelf * holdLimits.shareOfProduct)) * factor;
    const available = most - (others.pieces.get(productId) ?? 0);
    if (quantity > available) return new DomainError('product-share', { productId, available: Math.max(0, available) });
  }
  return null;
}

function total(pieces: Pieces): number {
  return [...pieces.values()].reduce((sum, quantity) => sum + quantity, 0);
}
