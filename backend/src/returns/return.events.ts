import type { ReturnReason, ReturnStatus } from '../../../contracts/returns.js';
import { eventTypes } from '../event-sourcing/event-types.js';
import type { Event } from '../event-sourcing/events.js';

// Stored for ever: change by adding a version, with an upcaster and a stored sample in return.fixtures.ts.

/** What comes back. All amounts in cents. */
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
  customerId: number | null;
  reason: ReturnReason;
  lines: ReturnLine[];
  /** What is proposed to give back. */
  refundCents: number;
  /** What was paid for the order: no refund goes above it. */
  paidCents: number;
}

export type ReturnEvent =
  | Event<'ReturnRequested', RequestedReturn>
  /** `from` shows what staff changed: any status may follow any other. */
  | Event<'ReturnApproved', { from: ReturnStatus }>
  | Event<'ReturnRejected', { from: ReturnStatus }>
  | Event<'ReturnCompleted', { from: ReturnStatus }>
  | Event<'ReturnReopened', { from: ReturnStatus }>
  /** Follows the first completion, once; the order makes the refund. */
  | Event<'ReturnRefundRequested', { refundId: string; orderId: string; amountCents: number }>;

export const returnEventTypes = eventTypes<ReturnEvent>({
  ReturnRequested: 1,
  ReturnApproved: 1,
  ReturnRejected: 1,
  ReturnCompleted: 1,
  ReturnReopened: 1,
  ReturnRefundRequested: 1,
});
