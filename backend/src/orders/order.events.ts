import type { CalendarDay } from '../../../contracts/values/calendar.js';
import type { OrderStatus } from '../../../contracts/orders.js';
import type { AddressField } from '../../../contracts/shipping/address-fields.js';
import type { ParcelState } from '../../../contracts/shipping/parcel-states.js';
import type { VatSplit } from '../../../pricing/vat.js';
import { eventTypes } from '../platform/event-sourcing/event-types.js';
import type { Event } from '../platform/event-sourcing/events.js';
import {
  vatOfUntaxedOrder,
  withDispatchDay,
  withoutCustomerId,
  withoutVat,
  withReturnId,
  withJarOfPiece,
  withUnshipped,
  withUntaxedLines,
} from './order-upcasters.js';
import type { CancelledOrder, CancelledPieces } from './order-cancellations.js';
import type { ClosedDispute, OpenedDispute } from './order-disputes.js';
import type {
  ExternalRefund,
  ReducedRefund,
  RefundReason,
  RequestedRefund,
  StoredRefundParts,
} from './order-refunds.js';
import type { Tracking } from './tracking.js';
import type { RegisteredReturn } from './order-returns.js';
import type { ReplacedPieces, ShortReplacement } from './order-replacements.js';
import type { PlacedOrder, SubscriptionLine } from './placed-order.js';

export type { CancelledOrder, CancelledPieces, PlanOfCancelledOrder } from './order-cancellations.js';
export type {
  AgreedOrder,
  ExtendedOrder,
  OrderLine,
  PlacedOrder,
  Renewal,
  SubscriptionLine,
  SubscriptionTerms,
} from './placed-order.js';
export type { Tracking } from './tracking.js';

// Stored for ever: change by adding a version, with an upcaster and a stored sample in order.fixtures.ts.

/** All pieces of one product in an order. Jars of a subscription count as pieces. */
export interface SoldProduct {
  productId: number;
  pieces: number;
  totalCents: number;
}

/** The pieces of a parcel and the sale that they are of. */
export interface Parcel {
  saleId: string;
  products: KeptProduct[];
}

export type KeptProduct = Pick<SoldProduct, 'productId' | 'pieces'>;

export interface Pieces {
  lineId: string;
  quantity: number;
}

/** Every status but cancelled. */
export type OpenStatus = Exclude<OrderStatus, 'cancelled'>;

export type OrderEvent =
  | Event<'OrderPlaced', PlacedOrder & { saleId: string; products: SoldProduct[]; vat: VatSplit }>
  /** `subscriptionLines` start a subscription each; empty when the order is a delivery of one. */
  | Event<
      'PaymentCaptured',
      {
        paymentIntentId: string;
        amountCents: number;
        paidAt: string;
        /** The provider's code of what paid; null in older events. */
        method: string | null;
        contactId: string;
        products: SoldProduct[];
        subscriptionLines: SubscriptionLine[];
        /** The day on which the shop promised to send it. */
        dispatchOn: CalendarDay;
      }
    >
  /** A payment was captured for a cancelled order. The same append requests its refund. */
  | Event<'LatePaymentCaptured', { paymentIntentId: string; amountCents: number }>
  | Event<'PaymentFailed', { paymentIntentId: string; reason: string }>
  /**
   * `leftOut`: pieces that were withdrawn before shipment and are in no parcel. `parcel`: what leaves with this change, or comes
   * back when staff moves the order back; null when nothing does, and in older events.
   */
  | Event<'OrderStatusChanged', { from: OrderStatus; to: OpenStatus; leftOut: Pieces[]; parcel: Parcel | null }>
  /** A parcel left with `pieces`, which are the products of `parcel`. `isLast`: it completes the order, and a status change follows. */
  | Event<'ParcelShipped', Tracking & { parcelId: string; pieces: Pieces[]; parcel: Parcel; isLast: boolean }>
  /** Staff named or corrected the carrier or the tracking code of a parcel that left. */
  | Event<'ParcelTrackingChanged', Tracking & { parcelId: string }>
  /** The carrier reported where a parcel is. */
  | Event<'ParcelStateChanged', { parcelId: string; state: ParcelState }>
  /** The parcels that have not left go to another contact. `fields`: what differs, never what was typed. */
  | Event<'DeliveryAddressChanged', { contactId: string; fields: AddressField[] }>
  | Event<'OrderCancelled', CancelledOrder>
  /** Staff cancelled pieces before they left. The same append requests their refund. */
  | Event<'PiecesCancelled', CancelledPieces>
  /** Undoes a cancellation that led to no refund. The goods are sold again under a new sale id. */
  | Event<'OrderReinstated', { to: OpenStatus; saleId: string; products: SoldProduct[] }>
  | Event<'RefundRequested', RequestedRefund>
  /** `byHand`: staff paid it outside the shop. `reason`: that of the request; null in older events. */
  | Event<
      'OrderRefunded',
      { refundId: string; returnId: string | null; amountCents: number; byHand: boolean; reason: RefundReason | null }
    >
  /**
   * Money went back outside the shop, so that less of a requested refund is left to make. `amountCents`: what is left.
   */
  | Event<'RefundReduced', ReducedRefund>
  /** The provider refuses a requested refund for good, so that it waits for staff. */
  | Event<'RefundRefused', { refundId: string; returnId: string | null; amountCents: number }>
  /** A requested refund is not made, because nothing of the payment was left. */
  | Event<'RefundOmitted', { refundId: string; returnId: string | null; amountCents: number }>
  /** A made refund failed afterwards, and the money came back. It is open again. */
  | Event<'RefundFailed', { refundId: string; returnId: string | null; amountCents: number }>
  /** Counts as refunded: a refund in the provider's dashboard, or a lost dispute. */
  | Event<'ExternalRefundRecorded', ExternalRefund & { parts: StoredRefundParts }>
  /** The money came back, and no longer counts as refunded. */
  | Event<'ExternalRefundFailed', ExternalRefund>
  /** The payer disputes the payment with the bank. `evidenceDueBy`: ISO 8601 in UTC. */
  | Event<'DisputeOpened', OpenedDispute>
  | Event<'DisputeClosed', ClosedDispute>
  /**
   * Pieces that never left, and by now never will: they go back to stock. `returnId`: the return that holds them; null for
   * the rest of an order that was cancelled after a part had left.
   */
  | Event<'PiecesKept', { returnId: string | null; saleId: string; products: KeptProduct[] }>
  /** Reserves these pieces for the return; other returns cannot contain them. */
  | Event<'ReturnRegistered', RegisteredReturn>
  /** The return was rejected; other returns may contain its pieces. The subscriptions of `restoredPlans` resume. */
  | Event<'ReturnReleased', { returnId: string; contactId: string | null; restoredPlans: string[] }>
  /** The rejection was undone. The subscriptions of `endedPlans` end again. */
  | Event<'ReturnReclaimed', { returnId: string; endedPlans: string[] }>
  /** Staff replaces these pieces for free. The order `replacementId` follows, or `ReplacementWithdrawn`. */
  | Event<'PiecesReplaced', ReplacedPieces>
  /** Too few pieces were left in stock, so that the order of the replacement was never placed. */
  | Event<'ReplacementWithdrawn', ShortReplacement>;

export const orderEventTypes = eventTypes<OrderEvent>({
  OrderPlaced: {
    version: 7,
    upcasters: {
      ...withoutCustomerId.upcasters,
      2: vatOfUntaxedOrder,
      3: (data) => ({ ...data, termsVersion: null }),
      4: (data) => ({ ...data, replaces: null }),
      5: (data) => ({ ...data, addsTo: null }),
      6: (data) => ({ ...data, dispatchOn: null }),
    },
  },
  PaymentCaptured: {
    version: 5,
    upcasters: {
      ...withoutCustomerId.upcasters,
      2: (data) => ({ ...data, method: null }),
      3: withUntaxedLines,
      4: withDispatchDay,
    },
  },
  LatePaymentCaptured: 1,
  PaymentFailed: 1,
  OrderStatusChanged: {
    version: 3,
    upcasters: { 1: (data) => ({ ...data, leftOut: [] }), 2: (data) => ({ ...data, parcel: null }) },
  },
  OrderCancelled: {
    version: 3,
    upcasters: {
      1: (data) => ({ ...data, renewal: null, plans: [] }),
      2: (data) => ({ ...data, refundCents: null }),
    },
  },
  DeliveryAddressChanged: 1,
  PiecesCancelled: 1,
  OrderReinstated: 1,
  RefundRequested: {
    version: 6,
    upcasters: {
      1: (data) => ({ ...data, parts: null }),
      2: withReturnId,
      3: withoutVat,
      4: (data) => data,
      5: (data) => data,
    },
  },
  OrderRefunded: {
    version: 5,
    upcasters: {
      1: (data) => ({ ...data, byHand: false }),
      2: withReturnId,
      3: (data) => ({ ...data, reason: null }),
      4: (data) => data,
    },
  },
  RefundReduced: { version: 2, upcasters: { 1: withoutVat } },
  RefundRefused: 1,
  RefundOmitted: 1,
  RefundFailed: 1,
  ExternalRefundRecorded: { version: 2, upcasters: { 1: withoutVat } },
  ExternalRefundFailed: 1,
  DisputeOpened: 1,
  DisputeClosed: 1,
  ParcelShipped: 1,
  ParcelTrackingChanged: 1,
  ParcelStateChanged: 1,
  PiecesKept: { version: 2, upcasters: { 1: (data) => data } },
  ReturnRegistered: {
    version: 4,
    upcasters: { ...withoutCustomerId.upcasters, 2: withUnshipped, 3: withJarOfPiece },
  },
  ReturnReleased: { version: 2, upcasters: { 1: (data) => ({ ...data, contactId: null, restoredPlans: [] }) } },
  ReturnReclaimed: { version: 2, upcasters: { 1: (data) => ({ ...data, endedPlans: [] }) } },
  PiecesReplaced: 1,
  ReplacementWithdrawn: 1,
});
