import { Command, type Rule } from '../../platform/event-sourcing/deciding/decider.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { keptCents, refundableCents } from '../captured-money.js';
import { evolve, placed, type Order, type PlacedOrderState } from '../order.js';
import type { OrderEvent } from '../order.events.js';
import { isStaffsReason } from '../../../../contracts/returns.js';
import type { ExternalRefund } from '../order-refunds.js';
import { limited, partsOf, partsOfChosen, partsWithoutPieces } from '../refund-parts.js';

/** Records money that went back outside the shop, once per `externalId`. Throws `order-not-paid`. */
export class RecordExternalRefund extends Command<{ orderId: string } & ExternalRefund> {}

export const recordExternalRefund: Rule<RecordExternalRefund, Order, OrderEvent> = ({ payload }, state) => {
  const order = placed(state);
  return knowsExternal(order, payload.externalId) ? [] : refundedOutside(order, payload);
};

export function knowsExternal({ refunds, failedExternals }: PlacedOrderState, externalId: string): boolean {
  return refunds.some(({ refundId }) => refundId === externalId) || failedExternals.includes(externalId);
}

/** Counts at most what was left of the payment, and takes it off the requested refunds when it was promised to them. */
export function refundedOutside(order: PlacedOrderState, refund: ExternalRefund): OrderEvent[] {
  if (order.capturedCents === 0) throw new DomainError('order-not-paid');
  const amountCents = Math.max(Math.min(refund.amountCents, keptCents(order)), 0);
  const reductions = reducedRefunds(order, amountCents - refundableCents(order));
  const reduced = reductions.reduce(evolve, order as Order) as PlacedOrderState;
  return [...reductions, externalRefundRecorded(reduced, { ...refund, amountCents })];
}

function externalRefundRecorded(
  order: PlacedOrderState,
  { externalId, origin, amountCents }: ExternalRefund,
): OrderEvent {
  const parts = partsWithoutPieces(order, amountCents);
  return { type: 'ExternalRefundRecorded', data: { externalId, origin, amountCents, parts } };
}

/** Takes `excessCents` off the requested refunds that are not made, newest first. */
function reducedRefunds(order: PlacedOrderState, excessCents: number): OrderEvent[] {
  const events: OrderEvent[] = [];
  let excess = excessCents;
  for (const refund of order.refunds.filter(({ done }) => !done).reverse()) {
    const { refundId, returnId, reason, amountCents: before } = refund;
    const reducedCents = Math.min(excess, before);
    if (reducedCents <= 0) continue;
    const others = { ...order, refunds: order.refunds.filter((one) => one.refundId !== refundId) };
    const amountCents = before - reducedCents;
    const parts =
      isStaffsReason(reason) || reason === 'pieces-cancelled'
        ? partsOfChosen(others, limited(refund.parts, amountCents))
        : partsOf(others, returnId, amountCents, refund.parts.lines);
    events.push({ type: 'RefundReduced', data: { refundId, returnId, amountCents, reducedCents, parts } });
    excess -= reducedCents;
  }
  return events;
}
