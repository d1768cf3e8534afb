import type { ReturnStatus } from '../../../../contracts/returns.js';
import { Command, type Rule } from '../../platform/event-sourcing/deciding/decider.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { requested, type Return } from '../return.js';
import type { ReturnEvent } from '../return.events.js';

/** Staff sets the status of a return. `refundCents` applies to a completion only; null takes the proposed amount. */
export class ChangeReturnStatus extends Command<{
  returnId: string;
  status: ReturnStatus;
  refundCents: number | null;
}> {}

const events = {
  requested: 'ReturnReopened',
  approved: 'ReturnApproved',
  rejected: 'ReturnRejected',
  completed: 'ReturnCompleted',
} as const satisfies Record<ReturnStatus, ReturnEvent['type']>;

/** The first completion requests the refund and is final. Throws `return-settled` and `refund-too-high`. */
export const changeReturnStatus: Rule<ChangeReturnStatus, Return, ReturnEvent> = ({ payload }, state) => {
  const { status: from, orderId, paidCents, refundRequested, ...current } = requested(state);
  const { returnId, status } = payload;
  if (status === from) return [];
  if (refundRequested && status !== 'completed') throw new DomainError('return-settled');
  const changed: ReturnEvent = { type: events[status], data: { from, orderId } };
  if (status !== 'completed' || refundRequested) return [changed];
  const amountCents = payload.refundCents ?? current.refundCents;
  if (amountCents > paidCents) throw new DomainError('refund-too-high', { paidCents });
  if (amountCents === 0) return [changed];
  return [changed, { type: 'ReturnRefundRequested', data: { refundId: `return:${returnId}`, orderId, amountCents } }];
};
