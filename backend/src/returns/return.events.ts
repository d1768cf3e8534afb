import type { ReturnReason, ReturnStatus } from '../../../contracts/returns.js';
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
  /** The upper limit of the refund: the amount paid for the order. */
  paidCents: number;
}

/** Any status may follow any other until the refund is requested. `orderId` is null in older events. */
export interface ChangedReturn {
  from: ReturnStatus;
  orderId: string | null;
}

const withOrderId = { version: 2, upcasters: { 1: (data: object) => ({ ...data, orderId: null }) } };

export type ReturnEvent =
  | Event<'ReturnRequested', RequestedReturn>
  | Event<'ReturnApproved', ChangedReturn>
  | Event<'ReturnRejected', ChangedReturn>
  | Event<'ReturnCompleted', ChangedReturn>
  | Event<'ReturnReopened', ChangedReturn>
  /** Appended with the first completion only; the order makes the refund. */
  | Event<'ReturnRefundRequested', { refundId: string; orderId: string; amountCents: number }>;

export const returnEventTypes = eventTypes<ReturnEvent>({
  ReturnRequested: {
    version: 2,
    upcasters: { 1: ({ customerId: _, ...data }: { customerId?: number | null }) => data },
  },
  ReturnApproved: withOrderId,
  ReturnRejected: withOrderId,
  ReturnCompleted: withOrderId,
  ReturnReopened: withOrderId,
  ReturnRefundRequested: 1,
});
