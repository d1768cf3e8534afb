import { Command, type Rule } from '../../platform/event-sourcing/deciding/decider.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { keptCents } from '../captured-money.js';
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
  const order = placed(state);
  const { refundId, byHand } = payload;
  const refund = order.refunds.find((candidate) => candidate.refundId === refundId);
  if (!refund) throw new DomainError('refund-not-found');
  const { returnId, reason, done } = refund;
  const amountCents = Math.min(payload.amountCents, keptCents(order));
  if (done || amountCents <= 0) return [];
  return [{ type: 'OrderRefunded', data: { refundId, returnId, amountCents, byHand, reason } }];
};
