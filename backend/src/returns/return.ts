import type { ReturnStatus } from '../../../contracts/returns.js';
import { DomainError } from '../platform/errors/domain-error.js';
import type { ReturnEvent } from './return.events.js';

/** The state that rules read. Amounts in cents. */
export interface RequestedReturnState {
  status: ReturnStatus;
  orderId: string;
  contactId: string;
  refundCents: number;
  paidCents: number;
  refundRequested: boolean;
}

export type Return = { status: 'none' } | RequestedReturnState;

export const initialReturn: Return = { status: 'none' };

export function evolve(state: Return, event: ReturnEvent): Return {
  if (event.type === 'ReturnRequested') {
    const { orderId, contactId, refundCents, paidCents } = event.data;
    return { status: 'requested', orderId, contactId, refundCents, paidCents, refundRequested: false };
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
      return { ...state, status: 'completed' };
    case 'ReturnReopened':
      return { ...state, status: 'requested' };
    case 'ReturnRefundRequested':
      return { ...state, refundCents: event.data.amountCents, refundRequested: true };
  }
}

/** Throws `return-not-found`. */
export function requested(state: Return): RequestedReturnState {
  if (state.status === 'none') throw new DomainError('return-not-found');
  return state;
}
