import { Command, type Rule } from '../../event-sourcing/decider.js';
import { DomainError } from '../../event-sourcing/domain-error.js';
import { placed, refundableCents, type Order } from '../order.js';
import type { OrderEvent, RefundReason } from '../order.events.js';

/** Asks for money back. `refundId` names the cause (`return:{returnId}`): one cause, one refund. */
export class RequestRefund extends Command<{
  orderId: string;
  refundId: string;
  amountCents: number;
  reason: RefundReason;
}> {}

/** More than was ever paid is refused; more than is left becomes what is left, and nothing when all went back. */
export const requestRefund: Rule<RequestRefund, Order, OrderEvent> = ({ payload }, state) => {
  const order = placed(state);
  const { refundId, reason } = payload;
  if (order.refunds.some((refund) => refund.refundId === refundId)) return [];
  if (order.capturedCents === 0) throw new DomainError('order-not-paid');
  if (payload.amountCents > order.capturedCents) {
    throw new DomainError('refund-too-high', { capturedCents: order.capturedCents });
  }
  const amountCents = Math.min(payload.amountCents, refundableCents(order));
  if (amountCents <= 0) return [];
  const { paymentIntentId } = order;
  return [{ type: 'RefundRequested', data: { refundId, paymentIntentId, amountCents, reason } }];
};
