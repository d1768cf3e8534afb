import { Command, type Rule } from '../../platform/event-sourcing/deciding/decider.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { placed, type Order } from '../order.js';
import type { OrderEvent } from '../order.events.js';

/** Records that the provider made a requested refund. `byHand`: staff did, outside the shop. */
export class ConfirmRefund extends Command<{
  orderId: string;
  refundId: string;
  amountCents: number;
  byHand: boolean;
}> {}

export const confirmRefund: Rule<ConfirmRefund, Order, OrderEvent> = ({ payload }, state) => {
  const { refundId, amountCents, byHand } = payload;
  const refund = placed(state).refunds.find((candidate) => candidate.refundId === refundId);
  if (!refund) throw new DomainError('refund-not-found');
  const { returnId, done } = refund;
  return done ? [] : [{ type: 'OrderRefunded', data: { refundId, returnId, amountCents, byHand } }];
};
