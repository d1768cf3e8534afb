import { Command, type Rule } from '../../platform/event-sourcing/deciding/decider.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { placed, refundableCents, refundRequested, type Order } from '../order.js';
import type { OrderEvent, RefundReason } from '../order.events.js';
import { refuseTaken } from '../returned-goods.js';

/** Requests a refund, once per `refundId`. `returnId`: the return that it is for, else null. */
export class RequestRefund extends Command<{
  orderId: string;
  refundId: string;
  returnId: string | null;
  amountCents: number;
  reason: RefundReason;
}> {}

/**
 * More than was ever paid is refused; more than is left becomes what is left, and nothing when all was refunded. The refund
 * of a return keeps its pieces for good, and takes them again when the return was rejected before. It is refused when
 * another return has them: processes run in any order.
 */
export const requestRefund: Rule<RequestRefund, Order, OrderEvent> = ({ payload }, state) => {
  const order = placed(state);
  const { refundId, returnId, reason } = payload;
  if (order.refunds.some((refund) => refund.refundId === refundId)) return [];
  if (order.capturedCents === 0) throw new DomainError('order-not-paid');
  if (payload.amountCents > order.capturedCents) {
    throw new DomainError('refund-too-high', { capturedCents: order.capturedCents });
  }
  const amountCents = Math.min(payload.amountCents, refundableCents(order));
  if (amountCents <= 0) return [];
  const requested = refundRequested(order, { refundId, returnId, amountCents, reason });
  const returned = order.returns.find((one) => one.returnId === returnId);
  if (!returned) return [requested];
  refuseTaken(order, returned);
  if (returned.counts) return [requested];
  return [{ type: 'ReturnReclaimed', data: { returnId: returned.returnId } }, requested];
};
