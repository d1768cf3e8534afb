import { Command, type Rule } from '../../platform/event-sourcing/deciding/decider.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { placed, type Order } from '../order.js';
import type { OrderEvent } from '../order.events.js';

/** Records that a made refund failed at the provider afterwards, so that it can be made again. */
export class FailRefund extends Command<{ orderId: string; refundId: string }> {}

export const failRefund: Rule<FailRefund, Order, OrderEvent> = ({ payload: { refundId } }, state) => {
  const refund = placed(state).refunds.find((candidate) => candidate.refundId === refundId);
  if (!refund) throw new DomainError('refund-not-found');
  const { returnId, amountCents, done, byHand } = refund;
  return done && !byHand ? [{ type: 'RefundFailed', data: { refundId, returnId, amountCents } }] : [];
};
