import type { ReplacementReason } from '../../../contracts/orders/order-replacements.js';
import type { OrderLine, Pieces } from './order.events.js';

// Parts of stored events: they change as events do.

/** The order that a free order replaces pieces of. */
export interface ReplacedOrder {
  orderId: string;
  orderNumber: string;
  reason: ReplacementReason;
}

/** `replacementId`: the id of the order that replaces them. Each jar of a subscription counts as one of `pieces`. */
export interface ReplacedPieces {
  replacementId: string;
  reason: ReplacementReason;
  pieces: Pieces[];
}

/** `available`: what was left of the product that was short. */
export interface ShortReplacement {
  replacementId: string;
  productId: number;
  available: number;
}

/** `short`: why its order was not placed. */
export interface Replacement extends ReplacedPieces {
  short: ShortReplacement | null;
}

/** The pieces of a line; each jar of a subscription is one. */
export const jarsOf = ({ quantity, subscription }: Pick<OrderLine, 'quantity' | 'subscription'>): number =>
  quantity * (subscription?.jars ?? 1);

/** The pieces of a line that were replaced before. */
export function replacedOf(replacements: readonly Replacement[], lineId: string): number {
  const pieces = replacements.filter(({ short }) => short === null).flatMap((one) => one.pieces);
  return pieces.reduce((sum, some) => sum + (some.lineId === lineId ? some.quantity : 0), 0);
}

/** Adds a replacement, or begins the one again that was withdrawn. */
export function withReplacement(
  replacements: readonly Replacement[],
  { replacementId, reason, pieces }: ReplacedPieces,
) {
  const others = replacements.filter((one) => one.replacementId !== replacementId);
  return [...others, { replacementId, reason, pieces, short: null }];
}

export function withShort(replacements: readonly Replacement[], short: ShortReplacement) {
  return replacements.map((one) => (one.replacementId === short.replacementId ? { ...one, short } : one));
}

/** Whether the order waits for money before it may leave. A replacement costs nothing. */
export const isUnpaid = (order: { paidAt: string | null; replaces: ReplacedOrder | null }): boolean =>
  order.paidAt === null && order.replaces === null;
