import type { CancelReason } from '../../../../contracts/orders/cancelled-pieces.js';
import { Command, type Rule } from '../../platform/event-sourcing/deciding/decider.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import type { Cancellation } from '../cancelled-pieces.js';
import type { CancelledPieces } from '../order-cancellations.js';
import { evolve, placed, type Order, type PlacedOrderState } from '../order.js';
import type { OrderEvent, Pieces } from '../order.events.js';
import { areSamePieces, hasParcels, quantityOf, wantedPieces, without } from '../parcels.js';
import { amountsFor, plansWithout, soldAs } from '../pieces-to-cancel.js';
import { partsOfChosen } from '../refund-parts.js';
import { withPaidCents } from '../returned-goods.js';
import { completed, piecesToShip } from '../withdrawn-pieces.js';

/** Staff cancels pieces that have not left. `cancellationId`: drawn by the caller, so that a repeat cancels nothing. */
export class CancelPieces extends Command<{
  orderId: string;
  cancellationId: string;
  reason: CancelReason;
  pieces: readonly Pieces[];
  endedPlans?: readonly string[];
}> {}

/**
 * Requests the refund of exactly these pieces. The pieces that complete a partly shipped order ship it. Throws
 * `pieces-not-here` for pieces that left, are withdrawn or were cancelled before, and `done-otherwise` for a repeat with other
 * content. When nothing of the order would remain it throws `order-left-empty`, because cancelling the order refunds its
 * shipping too.
 */
export const cancelPieces: Rule<CancelPieces, Order, OrderEvent> = ({ payload }, state) => {
  const order = placed(state);
  const { cancellationId, reason, endedPlans } = payload;
  const known = order.cancellations.find((one) => one.cancellationId === cancellationId);
  if (known && !isSame(known, payload)) throw new DomainError('done-otherwise');
  if (known) return [];
  if (order.status === 'cancelled') throw new DomainError('order-cancelled');
  if (order.paidAt === null) throw new DomainError('order-not-paid');
  const pieces = payload.pieces.map(({ lineId, quantity }) => ({ lineId, quantity }));
  refuseTooMany(order, pieces);
  if (without(wantedPieces(order), pieces).length === 0) throw new DomainError('order-left-empty');
  const lines = pieces.map((some) => withPaidCents(order, some));
  const amounts = amountsFor(order, lines);
  const amountCents = amounts.lines.reduce((sum, line) => sum + line.amountCents, 0);
  const { saleId, renewal, paymentIntentId } = order;
  const about = { cancellationId, reason, lines, saleId, renewal, refundCents: amountCents };
  const cancelled: CancelledPieces = {
    ...about,
    products: soldAs(order, pieces),
    plans: plansWithout(order, pieces, endedPlans),
  };
  const event: OrderEvent = { type: 'PiecesCancelled', data: cancelled };
  const left = placed(evolve(order, event));
  const isComplete = hasParcels(left) && piecesToShip(left).length === 0;
  const refund = { refundId: `pieces:${cancellationId}`, returnId: null, paymentIntentId, amountCents };
  const parts = partsOfChosen(order, amounts);
  return [
    event,
    ...(amountCents > 0
      ? [{ type: 'RefundRequested', data: { ...refund, reason: 'pieces-cancelled', parts } } as const]
      : []),
    ...(isComplete ? completed(left) : []),
  ];
};

function isSame(known: Cancellation, { reason, pieces, endedPlans }: CancelPieces['payload']): boolean {
  const endsAsAsked = known.plans.every(({ lineId, ends }) => !endedPlans || endedPlans.includes(lineId) === ends);
  return known.reason === reason && areSamePieces(known.lines, pieces) && endsAsAsked;
}

function refuseTooMany(order: PlacedOrderState, pieces: readonly Pieces[]): void {
  const toShip = piecesToShip(order);
  for (const { lineId } of pieces) {
    const line = order.lines.find((candidate) => candidate.lineId === lineId);
    const left = quantityOf(toShip, lineId);
    if (quantityOf(pieces, lineId) > left)
      throw new DomainError('pieces-not-here', { name: line?.productName ?? 'dit product', left });
  }
}
