import type { ReplacementReason } from '../../../../contracts/orders/order-replacements.js';
import { Command, type Rule } from '../../platform/event-sourcing/deciding/decider.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { isChargedBack } from '../captured-money.js';
import { placed, type Order, type PlacedOrderState } from '../order.js';
import type { OrderEvent, OrderLine, Pieces } from '../order.events.js';
import { isUnpaid, jarsOf, replacedOf, type Replacement } from '../order-replacements.js';
import { areSamePieces, quantityOf, wantedPieces } from '../parcels.js';

/** Replaces pieces for free by the order `replacementId`. `again`: staff confirms that some were replaced before. */
export class ReplacePieces extends Command<{
  orderId: string;
  replacementId: string;
  reason: ReplacementReason;
  pieces: readonly Pieces[];
  again: boolean;
}> {}

/**
 * Throws `done-otherwise` for a repeat with other content, `replacement-exceeds-order` for more pieces than the order has,
 * `replaced-before`, and `order-charged-back` when the bank has taken the money back.
 */
export const replacePieces: Rule<ReplacePieces, Order, OrderEvent> = ({ payload }, state) => {
  const order = placed(state);
  const { replacementId, reason, again } = payload;
  const known = order.replacements.find((one) => one.replacementId === replacementId);
  const isMade = known?.short === null;
  if (isMade && !isSame(known, payload)) throw new DomainError('done-otherwise');
  if (isMade) return [];
  if (order.status === 'cancelled') throw new DomainError('order-cancelled');
  if (isUnpaid(order)) throw new DomainError('order-not-paid');
  if (isChargedBack(order)) throw new DomainError('order-charged-back');
  const pieces = payload.pieces.map(({ lineId, quantity }) => ({ lineId, quantity }));
  refuseTooMany(order, pieces);
  if (!again) refuseRepeated(order, pieces);
  return [{ type: 'PiecesReplaced', data: { replacementId, reason, pieces } }];
};

function isSame(known: Replacement, { reason, pieces }: ReplacePieces['payload']): boolean {
  return known.reason === reason && areSamePieces(known.pieces, pieces);
}

function refuseTooMany(order: PlacedOrderState, pieces: readonly Pieces[]): void {
  for (const { lineId } of pieces) {
    const line = order.lines.find((candidate) => candidate.lineId === lineId);
    const most = line ? wantedJars(order, line) : 0;
    if (quantityOf(pieces, lineId) > most)
      throw new DomainError('replacement-exceeds-order', { name: line?.productName ?? 'dit product', most });
  }
}

function refuseRepeated(order: PlacedOrderState, pieces: readonly Pieces[]): void {
  for (const line of order.lines) {
    const replaced = replacedOf(order.replacements, line.lineId);
    const asked = quantityOf(pieces, line.lineId);
    if (asked > 0 && replaced + asked > wantedJars(order, line))
      throw new DomainError('replaced-before', { name: line.productName, replaced });
  }
}

/** The pieces of a line without the cancelled ones. */
function wantedJars(order: PlacedOrderState, { lineId, subscription }: OrderLine): number {
  return jarsOf({ quantity: quantityOf(wantedPieces(order), lineId), subscription });
}
