import { Command, type Rule } from '../../platform/event-sourcing/deciding/decider.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { placed, type Order } from '../order.js';
import type { OrderEvent } from '../order.events.js';

/** Records that the provider refuses a requested refund. `amountCents`: what it refused. */
export class RefuseRefund extends Command<{ orderId: string; refundId: string; amountCents: number }> {}

/** A refund that was reduced meanwhile is tried again and not refused. */
export const refuseRefund: Rule<RefuseRefund, Order, OrderEvent> = ({ payload }, state) => {
  const { refundId, amountCents } = payload;
  const refund = placed(state).refunds.find((candidate) => candidate.refundId === refundId);
  if (!refund) throw new DomainError('refund-not-found');
  const { returnId, done, refused } = refund;
  if (done || refused || refund.amountCents !== amountCents) return [];
  return [{ type: 'RefundRefused', data: { refundId, returnId, amountCents } }];
};
