import type { ReturnReason } from '../../../../contracts/returns.js';
import { Command, type Rule } from '../../platform/event-sourcing/deciding/decider.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { refundableCents } from '../captured-money.js';
import { placed, type Order, type PlacedOrderState } from '../order.js';
import type { OrderEvent, Pieces } from '../order.events.js';
import type { ReturnOrigin } from '../order-returns.js';
import { shippingLeft } from '../refund-parts.js';
import { areSamePieces, quantityOf } from '../parcels.js';
import { allLeft, piecesLeft, withPaidCents } from '../returned-goods.js';
import { piecesToShip } from '../withdrawn-pieces.js';

/** Registers the return of some pieces, or of all that are left. Idempotent by `returnId`. */
export class RegisterReturn extends Command<{
  orderId: string;
  returnId: string;
  origin: ReturnOrigin;
  reason: ReturnReason;
  pieces: readonly Pieces[] | 'all';
}> {}

/**
 * Proposes the amount paid as the refund. Refuses pieces that were not bought or that another return holds. Throws
 * `done-otherwise` for a repeat with other pieces or another reason.
 */
export const registerReturn: Rule<RegisterReturn, Order, OrderEvent> = ({ payload }, state) => {
  const order = placed(state);
  const { returnId, origin, reason } = payload;
  const known = order.returns.find((one) => one.returnId === returnId);
  if (known && payload.pieces !== 'all' && !(known.reason === reason && areSamePieces(known.lines, payload.pieces)))
    throw new DomainError('done-otherwise');
  if (known) return [];
  if (order.status === 'cancelled') throw new DomainError('order-cancelled');
  if (order.capturedCents === 0) throw new DomainError('order-not-paid');
  const left = allLeft(order);
  if (left.length === 0) throw new DomainError('nothing-to-return');
  const pieces = payload.pieces === 'all' ? left : payload.pieces;
  refuseTooMany(order, pieces);
  const lines = pieces.map((some) => ({ ...withPaidCents(order, some), jars: jarsIn(order, some) }));
  const isWhole = left.every((line) =>
    pieces.some((some) => some.lineId === line.lineId && some.quantity === line.quantity),
  );
  const shippingCents = isWhole ? shippingLeft(order) : 0;
  const goodsCents = lines.reduce((sum, line) => sum + line.totalCents, 0);
  const { orderNumber, contactId, capturedCents: paidCents } = order;
  const about = { returnId, origin, reason, orderNumber, contactId, lines };
  const refundCents = Math.min(goodsCents + shippingCents, refundableCents(order));
  const unshipped = stillHere(order, pieces);
  const isUnshipped = lines.every(({ lineId, quantity }) => quantityOf(unshipped, lineId) === quantity);
  const isWithdrawal = reason === 'changed-mind' && origin !== 'staff';
  const endedPlans = isWithdrawal ? plansIn(order, pieces) : [];
  const outcome = { shippingCents, refundCents, paidCents, isWhole, isUnshipped, unshipped, endedPlans };
  return [{ type: 'ReturnRegistered', data: { ...about, ...outcome } }];
};

/** The pieces that no parcel has yet. The buyer withdraws those first. */
function stillHere(order: PlacedOrderState, pieces: readonly Pieces[]): Pieces[] {
  const toShip = piecesToShip(order);
  return pieces
    .map(({ lineId, quantity }) => ({ lineId, quantity: Math.min(quantity, quantityOf(toShip, lineId)) }))
    .filter(({ quantity }) => quantity > 0);
}

const jarsIn = ({ lines }: PlacedOrderState, { lineId }: Pieces): number =>
  lines.find((line) => line.lineId === lineId)?.subscription?.jars ?? 1;

function refuseTooMany(order: PlacedOrderState, pieces: readonly Pieces[]): void {
  for (const { lineId, quantity } of pieces) {
    const line = order.lines.find((candidate) => candidate.lineId === lineId);
    const left = line ? piecesLeft(order, line) : 0;
    if (quantity > left)
      throw new DomainError('return-exceeds-order', { name: line?.productName ?? 'dit product', left });
  }
}

const plansIn = ({ subscriptionLines }: PlacedOrderState, pieces: readonly Pieces[]): string[] =>
  subscriptionLines.map(({ lineId }) => lineId).filter((lineId) => pieces.some((some) => some.lineId === lineId));
