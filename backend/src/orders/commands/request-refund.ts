import { hasLeft } from '../../../../contracts/orders.js';
import { Command, type Rule } from '../../platform/event-sourcing/deciding/decider.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { placed, refundableCents, refundRequested, type Order } from '../order.js';
import type { OrderEvent } from '../order.events.js';
import type { RefundReason } from '../order-refunds.js';
import { plansEndedBy, refuseTaken } from '../returned-goods.js';
import { keptOf } from '../withdrawn-pieces.js';

/** Requests a refund, once per `refundId`. `returnId`: the return that it is for, else null. */
export class RequestRefund extends Command<{
  orderId: string;
  refundId: string;
  returnId: string | null;
  amountCents: number;
  reason: RefundReason;
}> {}

/**
 * Throws `refund-too-high` above the captured amount, and limits the refund to what earlier refunds left, or omits it. The refund of
 * a rejected return reclaims its pieces; pieces that never left return to stock. Throws `return-exceeds-order` when another return holds them by now.
 */
export const requestRefund: Rule<RequestRefund, Order, OrderEvent> = ({ payload }, state) => {
  const order = placed(state);
  const { refundId, returnId, reason } = payload;
  if (order.refunds.some((refund) => refund.refundId === refundId) || order.omittedRefunds.includes(refundId))
    return [];
  if (order.capturedCents === 0) throw new DomainError('order-not-paid');
  if (payload.amountCents > order.capturedCents) {
    throw new DomainError('refund-too-high', { capturedCents: order.capturedCents });
  }
  const amountCents = Math.min(payload.amountCents, refundableCents(order));
  if (amountCents <= 0) {
    const omitted = { refundId, returnId, amountCents: payload.amountCents };
    return [{ type: 'RefundOmitted', data: omitted }];
  }
  const requested = refundRequested(order, { refundId, returnId, amountCents, reason });
  const returned = order.returns.find((one) => one.returnId === returnId);
  if (!returned) return [requested];
  refuseTaken(order, returned);
  const kept = hasLeft(order.status) ? [] : keptOf(order, returned);
  if (returned.counts) return [requested, ...kept];
  const endedPlans = plansEndedBy(order, returned);
  return [{ type: 'ReturnReclaimed', data: { returnId: returned.returnId, endedPlans } }, requested, ...kept];
};
