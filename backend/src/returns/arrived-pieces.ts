import { DomainError } from '../platform/errors/domain-error.js';
import type { RequestedReturnState } from './return.js';
import type { ReturnedPieces } from './return.events.js';

/** Pieces of this line, or jars where jars are counted; 0 for a line that is not among them. */
export const quantityOf = (pieces: readonly ReturnedPieces[], lineId: string): number =>
  pieces.find((some) => some.lineId === lineId)?.quantity ?? 0;

/**
 * The received jars of every line of the return that left the shop, in its order. Throws `return-kept-here`,
 * `return-rejected` and `return-exceeds-request`.
 */
export function arrivedPieces(current: RequestedReturnState, pieces: readonly ReturnedPieces[]): ReturnedPieces[] {
  const { status, lines, unshipped } = current;
  if (lines.every(({ lineId, quantity }) => quantityOf(unshipped, lineId) === quantity))
    throw new DomainError('return-kept-here');
  if (status === 'rejected') throw new DomainError('return-rejected');
  for (const { lineId, quantity } of pieces) {
    const line = lines.find((candidate) => candidate.lineId === lineId);
    const expected = line ? (line.quantity - quantityOf(unshipped, lineId)) * line.jars : 0;
    if (quantity > expected)
      throw new DomainError('return-exceeds-request', { name: line?.productName ?? 'dit product', expected });
  }
  return lines.map(({ lineId }) => ({ lineId, quantity: quantityOf(pieces, lineId) }));
}
