import { hasLeft } from '../../../../contracts/orders.js';
import { Command, type Rule } from '../../platform/event-sourcing/deciding/decider.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { refundableCents, refundRequested } from '../captured-money.js';
import { placed, type Order } from '../order.js';
import type { OrderEvent } from '../order.events.js';
import type { RefundReason } from '../order-refunds.js';
import type { ChosenLine } from '../refund-parts.js';
import { leftOfReturn, plansEndedBy, refuseTaken } from '../returned-goods.js';
import { keptOf } from '../withdrawn-pieces.js';

/**
 * Requests a refund, once per `refundId`. `returnId`: the return that it is for, else null. `lines`: what the inspected pieces of
 * the return cost; absent or null without an inspection. `mayExceed`: staff gave a reason to refund more than its pieces have left.
 */
export class RequestRefund extends Command<{
  orderId: string;
  refundId: string;
  returnId: string | null;
  amountCents: number;
  reason: RefundReason;
  lines?: readonly ChosenLine[] | null;
  mayExceed?: boolean;
}> {}

/**
 * Throws `refund-too-high` above the captured amount. Limits the refund to what earlier refunds left of the payment and, without a
 * reason of staff, of the pieces of the return; omits it when that is nothing. The refund of
 * a rejected return reclaims its pieces; pieces that never left return to stock. Throws `return-exceeds-order` when another return holds them by now.
 */
export const requestRefund: Rule<RequestRefund, Order, OrderEvent> = ({ payload }, state) => {
  const order = placed(state);
  const { refundId, returnId, reason, lines, mayExceed = false } = payload;
  if (order.refunds.some((refund) => refund.refundId === refundId) || order.omittedRefunds.includes(refundId))
    return [];
  if (order.capturedCents === 0) throw new DomainError('order-not-paid');
  if (payload.amountCents > order.capturedCents) {
    throw new DomainError('refund-too-high', { capturedCents: order.capturedCents });
  }
  const returned = order.returns.find((one) => one.returnId === returnId);
  const leftCents = refundableCents(order);
  if (leftCents > 0 && returned) refuseTaken(order, returned);
  const mostCents = mayExceed ? leftCents : Math.min(leftCents, leftOfReturn(order, returnId, lines));
  const amountCents = Math.min(payload.amountCents, mostCents);
  const kept = !returned || hasLeft(order.status) ? [] : keptOf(order, returned);
  if (amountCents <= 0) {
    const omitted = { refundId, returnId, amountCents: payload.amountCents };
    return [{ type: 'RefundOmitted', data: omitted }, ...(returned?.counts ? kept : [])];
  }
  const requested = refundRequested(order, { refundId, returnId, amountCents, reason }, lines);
  if (!returned) return [requested];
  if (returned.counts) return [requested, ...kept];
  const endedPlans = plansEndedBy(order, returned);
  return [{ type: 'ReturnReclaimed', data: { returnId: returned.returnId, endedPlans } }, requested, ...kept];
};
