import { DomainError } from '../../platform/errors/domain-error.js';

/**
 * Limits for unpaid checkouts, in pieces (each jar of a plan is one). Decision 0037 gives the reasons;
 * CHECKOUT_LIMIT_FACTOR multiplies the limits of an address, and a wider network has a larger allowance.
 */
export const reservationLimits = {
  piecesPerCheckout: 60,
  piecesPerAddress: 300,
  checkoutsPerAddress: 60,
  /** One address may reserve this share of the stock of a product… */
  shareOfProduct: 0.5,
  /** …but always this many, so that the last pieces can be sold. */
  leastOfProduct: 12,
} as const;

/** Pieces by product id. */
export type Pieces = ReadonlyMap<number, number>;

/** `others`: what the other unpaid checkouts of the address have reserved. */
export interface WantedReservation {
  wanted: Pieces;
  before: Pieces;
  others: { checkouts: number; pieces: Pieces };
  /** Stock on hand by product id; null is unlimited, a missing one is not listed yet and counts as 0. */
  onHand: ReadonlyMap<number, number | null>;
}

/**
 * Returns the refusal, or null. Never refuses a reservation that does not grow. `allowance`: of the width of the network that
 * the others share. Whatever it is, part of each product is left for other networks.
 */
export function refusalOfReservation(
  { wanted, before, others, onHand }: WantedReservation,
  factor: number,
  allowance = 1,
): DomainError | null {
  const times = factor * allowance;
  const [pieces, piecesBefore] = [total(wanted), total(before)];
  if (pieces > piecesBefore && pieces > reservationLimits.piecesPerCheckout)
    return new DomainError('too-many-pieces', { most: reservationLimits.piecesPerCheckout });
  const isNew = piecesBefore === 0;
  if (isNew && others.checkouts >= reservationLimits.checkoutsPerAddress * times)
    return new DomainError('too-much-held');
  if (pieces > piecesBefore && total(others.pieces) + pieces > reservationLimits.piecesPerAddress * times)
    return new DomainError('too-much-held');
  for (const [productId, quantity] of wanted) {
    const shelf = onHand.get(productId);
    if (shelf === null || quantity <= (before.get(productId) ?? 0)) continue;
    const share = 1 - (1 - reservationLimits.shareOfProduct) ** allowance;
    const most = Math.max(reservationLimits.leastOfProduct * allowance, Math.floor((shelf ?? 0) * share)) * factor;
    const available = most - (others.pieces.get(productId) ?? 0);
    if (quantity > available) return new DomainError('product-share', { productId, available: Math.max(0, available) });
  }
  return null;
}

function total(pieces: Pieces): number {
  return [...pieces.values()].reduce((sum, quantity) => sum + quantity, 0);
}
