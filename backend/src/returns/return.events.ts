import type { RefundReason, ReturnReason, ReturnStatus } from '../../../contracts/returns.js';
import { eventTypes } from '../platform/event-sourcing/event-types.js';
import type { Event } from '../platform/event-sourcing/events.js';

// Stored for ever: change by adding a version, with an upcaster and a stored sample in return.fixtures.ts.

/** Amounts in cents. */
export interface ReturnLine {
  lineId: string;
  productId: number;
  productName: string;
  quantity: number;
  totalCents: number;
}

export interface RequestedReturn {
  orderId: string;
  orderNumber: string;
  contactId: string;
  reason: ReturnReason;
  lines: ReturnLine[];
  /** The proposed refund. */
  refundCents: number;
  /** The amount paid for the order. */
  paidCents: number;
  /** The pieces never left; false in older events. */
  isUnshipped: boolean;
}

/** Any status may follow any other until the refund is requested. `orderId` is null in older events. */
export interface ChangedReturn {
  from: ReturnStatus;
  orderId: string | null;
}

/** `refundCents`: 0 without a refund; null in older events. */
export interface CompletedReturn extends ChangedReturn {
  refundCents: number | null;
}

const withOrderId = { version: 2, upcasters: { 1: (data: object) => ({ ...data, orderId: null }) } };

export type ReturnEvent =
  | Event<'ReturnRequested', RequestedReturn>
  | Event<'ReturnApproved', ChangedReturn>
  | Event<'ReturnRejected', ChangedReturn>
  | Event<'ReturnCompleted', CompletedReturn>
  | Event<'ReturnReopened', ChangedReturn>
  /**
   * Appended with the first completion only; the order makes the refund. `reason`: why it is more than the pieces cost.
   */
  | Event<
      'ReturnRefundRequested',
      { refundId: string; orderId: string; amountCents: number; reason: RefundReason | null }
    >;

export const returnEventTypes = eventTypes<ReturnEvent>({
  ReturnRequested: {
    version: 3,
    upcasters: {
      1: ({ customerId: _, ...data }: { customerId?: number | null }) => data,
      2: (data) => ({ ...data, isUnshipped: false }),
    },
  },
  ReturnApproved: withOrderId,
  ReturnRejected: withOrderId,
  ReturnCompleted: {
    version: 3,
    upcasters: { ...withOrderId.upcasters, 2: (data) => ({ ...data, refundCents: null }) },
  },
  ReturnReopened: withOrderId,
  ReturnRefundRequested: { version: 2, upcasters: { 1: (data) => ({ ...data, reason: null }) } },
});
