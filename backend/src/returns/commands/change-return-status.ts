import type { RefundReason, ReturnStatus } from '../../../../contracts/returns.js';
import { Command, type Rule } from '../../platform/event-sourcing/deciding/decider.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { linesOf, requested, type RequestedReturnState, type Return } from '../return.js';
import type { ReturnEvent, ReturnLabel } from '../return.events.js';

interface Completion {
  /** Null takes the proposed amount, or what is left of it. */
  refundCents: number | null;
  /** What the payment of the order has left. */
  leftCents: number;
  /** What its pieces and its shipping have left: less than they cost when staff refunded some of it otherwise. */
  ownLeftCents: number;
  /** Why the refund is more than the pieces have left. */
  reason: RefundReason | null;
}

/**
 * Staff sets the status of a return. `completion` is null for any status but completed. `label`: for an approval; absent when
 * the customer chooses how to send the parcel.
 */
export class ChangeReturnStatus extends Command<{
  returnId: string;
  status: ReturnStatus;
  completion: Completion | null;
  label?: ReturnLabel | null;
}> {}

/**
 * The first completion with a refund is final. Approving again with another label replaces the label. Throws `return-settled`,
 * `return-restocked` for a rejection of pieces that are in stock again, and what `complete` throws.
 */
export const changeReturnStatus: Rule<ChangeReturnStatus, Return, ReturnEvent> = ({ payload }, state) => {
  const current = requested(state);
  const { status: from, orderId, refundRequested } = current;
  const { returnId, status, completion, label = null } = payload;
  if (status === 'completed') return complete(returnId, current, completion);
  if (status === from && !(status === 'approved' && label && !isSame(label, current.label))) return [];
  if (refundRequested) throw new DomainError('return-settled');
  if (status === 'approved') return [{ type: 'ReturnApproved', data: { from, orderId, label } }];
  if (status === 'requested') return [{ type: 'ReturnReopened', data: { from, orderId } }];
  if (isInStock(current)) throw new DomainError('return-restocked');
  return [{ type: 'ReturnRejected', data: { from, orderId } }];
};

/** An inspection restocked some of its pieces, or a completion without a refund those that never left. */
const isInStock = ({ inspected, unshipped, completedCents }: RequestedReturnState): boolean =>
  (inspected?.some(({ restocked }) => restocked > 0) ?? false) || (completedCents !== null && unshipped.length > 0);

const isSame = (label: ReturnLabel, known: ReturnLabel | null): boolean =>
  label.carrier === known?.carrier && label.trackingCode === known.trackingCode;

/** Throws `return-completed-otherwise`, `refund-too-high` and `refund-reason-missing`. */
function complete(returnId: string, current: RequestedReturnState, completion: Completion | null): ReturnEvent[] {
  const { status: from, orderId, inspected, refundRequested, completedCents } = current;
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
  const isAbove = amountCents > valueOf(current, completion);
  const reason = isAbove ? completion!.reason : null;
  const refund = { refundId: `return:${returnId}`, orderId, amountCents, reason, lines: linesOf(inspected) };
  return [completed, { type: 'ReturnRefundRequested', data: refund }];
}

function refundOf(current: RequestedReturnState, completion: Completion | null): number {
  const { proposedCents, paidCents } = current;
  const { refundCents, leftCents, reason } = completion ?? { refundCents: null, leftCents: paidCents, reason: null };
  const valueCents = valueOf(current, completion);
  const amountCents = refundCents ?? Math.max(Math.min(proposedCents, leftCents, valueCents), 0);
  if (amountCents > paidCents) throw new DomainError('refund-too-high', { paidCents });
  if (amountCents > leftCents && amountCents > 0) throw new DomainError('refund-too-high', { leftCents });
  if (amountCents > valueCents && reason === null) throw new DomainError('refund-reason-missing', { valueCents });
  return amountCents;
}

/**
 * What the refundable pieces cost and have left. The proposal is more when it includes the shipping, and less when little was left of
 * the payment.
 */
function valueOf({ goodsCents, proposedCents }: RequestedReturnState, completion: Completion | null): number {
  return Math.min(Math.max(goodsCents, proposedCents), completion?.ownLeftCents ?? Infinity);
}
