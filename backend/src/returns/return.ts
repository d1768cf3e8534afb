import type { ReturnStatus } from '../../../contracts/returns.js';
import { DomainError } from '../platform/errors/domain-error.js';
import type { InspectedPieces, ReturnedPieces, ReturnEvent, ReturnLabel, ReturnLine } from './return.events.js';

/** The state that rules read. Amounts in cents. */
export interface RequestedReturnState {
  status: ReturnStatus;
  orderId: string;
  orderNumber: string;
  contactId: string;
  lines: readonly ReturnLine[];
  /** The pieces that no parcel had. */
  unshipped: readonly ReturnedPieces[];
  label: ReturnLabel | null;
  /** Null until staff counted what arrived. */
  received: readonly ReturnedPieces[] | null;
  /** Null until staff inspected it. */
  inspected: readonly InspectedPieces[] | null;
  proposedCents: number;
  shippingCents: number;
  /** The price of the returned pieces, of the refundable ones once they are inspected. */
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
    const { orderId, orderNumber, contactId, refundCents: proposedCents, shippingCents, paidCents } = event.data;
    const { lines, unshipped } = event.data;
    const goodsCents = lines.reduce((sum, { totalCents }) => sum + totalCents, 0);
    const amounts = { proposedCents, shippingCents, goodsCents, paidCents, completedCents: null };
    const pieces = { lines, unshipped, label: null, received: null, inspected: null };
    return { status: 'requested', orderId, orderNumber, contactId, ...pieces, ...amounts, refundRequested: false };
  }
  return state.status === 'none' ? state : evolveRequested(state, event);
}

function evolveRequested(
  state: RequestedReturnState,
  event: Exclude<ReturnEvent, { type: 'ReturnRequested' }>,
): RequestedReturnState {
  switch (event.type) {
    case 'ReturnApproved':
      return { ...state, status: 'approved', label: event.data.label };
    case 'ReturnRejected':
      return { ...state, status: 'rejected' };
    case 'ReturnCompleted':
      return { ...state, status: 'completed', completedCents: event.data.refundCents ?? state.completedCents };
    case 'ReturnReopened':
      return { ...state, status: 'requested' };
    case 'ReturnReceived':
      return { ...state, received: event.data.pieces };
    case 'ReturnInspected': {
      const { pieces: inspected, refundCents: proposedCents, shippingCents } = event.data;
      const goodsCents = inspected.reduce((sum, { refundableCents }) => sum + refundableCents, 0);
      return { ...state, inspected, proposedCents, shippingCents, goodsCents };
    }
    case 'ReturnRefundRequested':
      return { ...state, completedCents: event.data.amountCents, refundRequested: true };
  }
}

/** What the inspected pieces cost; null without an inspection. */
export function linesOf(
  inspected: RequestedReturnState['inspected'],
): { lineId: string; amountCents: number }[] | null {
  return inspected?.map(({ lineId, refundableCents }) => ({ lineId, amountCents: refundableCents })) ?? null;
}

/** Throws `return-not-found`. */
export function requested(state: Return): RequestedReturnState {
  if (state.status === 'none') throw new DomainError('return-not-found');
  return state;
}
