import type { DamageReason, RefundReason, ReturnReason, ReturnStatus } from '../../../contracts/returns.js';
import type { Carrier } from '../../../contracts/shipping/carriers.js';
import { eventTypes } from '../platform/event-sourcing/event-types.js';
import type { Event } from '../platform/event-sourcing/events.js';

// Stored for ever: change by adding a version, with an upcaster and a stored sample in return.fixtures.ts.

/** `quantity`: pieces of the order line. `jars`: how many jars one piece is. Amounts in cents. */
export interface ReturnLine {
  lineId: string;
  productId: number;
  productName: string;
  quantity: number;
  jars: number;
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
  /** The shipping in `refundCents`. Older events derive it. */
  shippingCents: number;
  /** The pieces never left; false in older events. */
  isUnshipped: boolean;
  /** The pieces that no parcel had, so that they do not come back. Older events derive it from `isUnshipped`. */
  unshipped: ReturnedPieces[];
}

export interface ReturnedPieces {
  lineId: string;
  quantity: number;
}

/** The label that staff gave the customer. The address of its page may identify a person, so it is in `return_notes`. */
export interface ReturnLabel {
  carrier: Carrier | null;
  trackingCode: string | null;
}

/**
 * What staff found of one line, in jars. `restocked` of the `received` pieces return to stock; the others are damaged.
 * `refundableCents`: the price after discounts of the `refundable` pieces, which count for the proposed refund.
 */
export interface InspectedPieces {
  lineId: string;
  productId: number;
  productName: string;
  received: number;
  restocked: number;
  damageReason: DamageReason | null;
  refundable: number;
  refundableCents: number;
}

/** Any status may follow any other until the refund is requested. `orderId` is null in older events. */
export interface ChangedReturn {
  from: ReturnStatus;
  orderId: string | null;
}

/** `label`: null while the customer chooses how to send the parcel, and in older events. */
export interface ApprovedReturn extends ChangedReturn {
  label: ReturnLabel | null;
}

/** `refundCents`: 0 without a refund; null in older events. */
export interface CompletedReturn extends ChangedReturn {
  refundCents: number | null;
}

const withOrderId = { version: 2, upcasters: { 1: (data: object) => ({ ...data, orderId: null }) } };

function withPieces(data: object) {
  const { lines, refundCents, isUnshipped } = data as Pick<RequestedReturn, 'lines' | 'refundCents' | 'isUnshipped'>;
  const goodsCents = lines.reduce((sum, { totalCents }) => sum + totalCents, 0);
  const unshipped = isUnshipped ? lines.map(({ lineId, quantity }) => ({ lineId, quantity })) : [];
  return { ...data, shippingCents: Math.max(refundCents - goodsCents, 0), unshipped };
}

/** Returns from before the jars of a delivery were counted: each piece came back as one jar. */
function withJars(data: object) {
  const { lines } = data as { lines: object[] };
  return { ...data, lines: lines.map((line) => ({ ...line, jars: 1 })) };
}

export type ReturnEvent =
  | Event<'ReturnRequested', RequestedReturn>
  | Event<'ReturnApproved', ApprovedReturn>
  | Event<'ReturnRejected', ChangedReturn>
  | Event<'ReturnCompleted', CompletedReturn>
  | Event<'ReturnReopened', ChangedReturn>
  /** Staff counted the jars that arrived; the last one before the inspection counts. */
  | Event<'ReturnReceived', { pieces: ReturnedPieces[] }>
  /**
   * Appended once. `refundCents`: the proposed refund from now on, with the shipping in it. `orderId` is null in older events.
   */
  | Event<
      'ReturnInspected',
      {
        orderId: string | null;
        orderNumber: string;
        pieces: InspectedPieces[];
        refundCents: number;
        shippingCents: number;
      }
    >
  /**
   * Appended with the first completion only; the order makes the refund. `reason`: why it is more than the pieces cost.
   * `lines`: the price of the inspected pieces; null without an inspection, and in older events.
   */
  | Event<
      'ReturnRefundRequested',
      {
        refundId: string;
        orderId: string;
        amountCents: number;
        reason: RefundReason | null;
        lines: { lineId: string; amountCents: number }[] | null;
      }
    >;

export const returnEventTypes = eventTypes<ReturnEvent>({
  ReturnRequested: {
    version: 5,
    upcasters: {
      1: ({ customerId: _, ...data }: { customerId?: number | null }) => data,
      2: (data) => ({ ...data, isUnshipped: false }),
      3: withPieces,
      4: withJars,
    },
  },
  ReturnApproved: { version: 3, upcasters: { ...withOrderId.upcasters, 2: (data) => ({ ...data, label: null }) } },
  ReturnRejected: withOrderId,
  ReturnCompleted: {
    version: 3,
    upcasters: { ...withOrderId.upcasters, 2: (data) => ({ ...data, refundCents: null }) },
  },
  ReturnReopened: withOrderId,
  ReturnReceived: 1,
  ReturnInspected: withOrderId,
  ReturnRefundRequested: {
    version: 3,
    upcasters: { 1: (data) => ({ ...data, reason: null }), 2: (data) => ({ ...data, lines: null }) },
  },
});
