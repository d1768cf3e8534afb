import type { RefundReason, ReturnStatus } from '../../../../contracts/returns.js';
import { Command, type Rule } from '../../platform/event-sourcing/deciding/decider.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { requested, type RequestedReturnState, type Return } from '../return.js';
import type { ReturnEvent } from '../return.events.js';

interface Completion {
  /** Null takes the proposed amount, or what is left of it. */
  refundCents: number | null;
  /** What the payment of the order has left. */
  leftCents: number;
  /** Why the refund is more than the pieces cost. */
  reason: RefundReason | null;
}

/** Staff sets the status of a return. `completion` is null for any status but completed. */
export class ChangeReturnStatus extends Command<{
  returnId: string;
  status: ReturnStatus;
  completion: Completion | null;
}> {}

const events = {
  requested: 'ReturnReopened',
  approved: 'ReturnApproved',
  rejected: 'ReturnRejected',
} as const satisfies Record<Exclude<ReturnStatus, 'completed'>, ReturnEvent['type']>;

/** The first completion with a refund is final. Throws `return-settled`, and what `complete` throws. */
export const changeReturnStatus: Rule<ChangeReturnStatus, Return, ReturnEvent> = ({ payload }, state) => {
  const current = requested(state);
  const { status: from, orderId, refundRequested } = current;
  const { returnId, status, completion } = payload;
  if (status === 'completed') return complete(returnId, current, completion);
  if (status === from) return [];
  if (refundRequested) throw new DomainError('return-settled');
  return [{ type: events[status], data: { from, orderId } }];
};

/** Throws `return-completed-otherwise`, `refund-too-high` and `refund-reason-missing`. */
function complete(returnId: string, current: RequestedReturnState, completion: Completion | null): ReturnEvent[] {
  const { status: from, orderId, refundRequested, completedCents } = current;
  const asked = completion?.refundCents ?? null;
  if (from === 'completed' || refundRequested) {
    if (asked !== null && completedCents !== null && asked !== completedCents)
      throw new DomainError('return-completed-otherwise', { amountCents: completedCents });
    if (from === 'completed') return [];
    return [{ type: 'ReturnCompleted', data: { from, orderId, refundCents: completedCents } }];
  }
  const amountCents = refundOf(current, completion);
  const completed: ReturnEvent = { type: 'ReturnCompleted', data: { from, orderId, refundCents: amountCents } };
  if (amountCents === 0) return [completed];
  const isAbove = amountCents > valueOf(current);
  const refund = { refundId: `return:${returnId}`, orderId, amountCents, reason: isAbove ? completion!.reason : null };
  return [completed, { type: 'ReturnRefundRequested', data: refund }];
}

function refundOf(current: RequestedReturnState, completion: Completion | null): number {
  const { proposedCents, paidCents } = current;
  const { refundCents, leftCents, reason } = completion ?? { refundCents: null, leftCents: paidCents, reason: null };
  const amountCents = refundCents ?? Math.min(proposedCents, Math.max(leftCents, 0));
  if (amountCents > paidCents) throw new DomainError('refund-too-high', { paidCents });
  if (amountCents > leftCents && amountCents > 0) throw new DomainError('refund-too-high', { leftCents });
  if (amountCents > valueOf(current) && reason === null)
    throw new DomainError('refund-reason-missing', { valueCents: valueOf(current) });
  return amountCents;
}

/** The price of the pieces. The proposal is more when it includes the shipping, and less when little was left. */
function valueOf({ goodsCents, proposedCents }: RequestedReturnState): number {
  return Math.max(goodsCents, proposedCents);
}
