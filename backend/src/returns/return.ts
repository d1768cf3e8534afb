import type { ReturnStatus } from '../../../contracts/returns.js';
import { DomainError } from '../platform/errors/domain-error.js';
import type { ReturnEvent } from './return.events.js';

/** The state that rules read. Amounts in cents. */
export interface RequestedReturnState {
  status: ReturnStatus;
  orderId: string;
  contactId: string;
  proposedCents: number;
  /** The price of the returned pieces. */
  goodsCents: number;
  paidCents: number;
  refundRequested: boolean;
  /** The refund of the last completion. Null before the first one. */
  completedCents: number | null;
}

export type Return = { status: 'none' } | RequestedReturnState;

export const initialReturn: Return = { status: 'none' };

export function evolve(state: Return, event: ReturnEvent): Return {
  if (event.type === 'ReturnRequested') {
    const { orderId, contactId, refundCents: proposedCents, paidCents, lines } = event.data;
    const goodsCents = lines.reduce((sum, { totalCents }) => sum + totalCents, 0);
    const amounts = { proposedCents, goodsCents, paidCents, completedCents: null };
    return { status: 'requested', orderId, contactId, ...amounts, refundRequested: false };
  }
  return state.status === 'none' ? state : evolveRequested(state, event);
}

function evolveRequested(
  state: RequestedReturnState,
  event: Exclude<ReturnEvent, { type: 'ReturnRequested' }>,
): RequestedReturnState {
  switch (event.type) {
    case 'ReturnApproved':
      return { ...state, status: 'approved' };
    case 'ReturnRejected':
      return { ...state, status: 'rejected' };
    case 'ReturnCompleted':
      return { ...state, status: 'completed', completedCents: event.data.refundCents ?? state.completedCents };
    case 'ReturnReopened':
      return { ...state, status: 'requested' };
    case 'ReturnRefundRequested':
      return { ...state, completedCents: event.data.amountCents, refundRequested: true };
  }
}

/** Throws `return-not-found`. */
export function requested(state: Return): RequestedReturnState {
  if (state.status === 'none') throw new DomainError('return-not-found');
  return state;
}
