import type { OrderStatus } from '../../../contracts/orders.js';
import type { ReturnReason } from '../../../contracts/returns.js';
import { eventTypes } from '../platform/event-sourcing/event-types.js';
import type { Event } from '../platform/event-sourcing/events.js';

// Stored for ever: change by adding a version, with an upcaster and a stored sample in order.fixtures.ts.

/** The terms under which a line comes again every `frequency` months. `shippingCents`: what sending it alone costs. */
export interface SubscriptionTerms {
  jars: number;
  frequency: number;
  listCents: number;
  discountPercent: number;
  shippingCents: number;
}

/** `unitCents` is one piece, or one delivery of a subscription. All amounts in cents. */
export interface OrderLine {
  lineId: string;
  productId: number;
  slug: string;
  productName: string;
  imageUrl: string;
  quantity: number;
  unitCents: number;
  totalCents: number;
  listTotalCents: number;
  subscription: SubscriptionTerms | null;
}

export type SubscriptionLine = OrderLine & { subscription: SubscriptionTerms };

/** What an order takes of one product, over all its lines; jars of a subscription count as pieces. */
export interface SoldProduct {
  productId: number;
  pieces: number;
  totalCents: number;
}

/** Everything that was agreed. The buyer's name and address are in the contact, never here. */
export interface PlacedOrder {
  orderNumber: string;
  checkoutId: string | null;
  paymentIntentId: string;
  contactId: string;
  currency: 'EUR';
  lines: OrderLine[];
  subtotalCents: number;
  savingsCents: number;
  shippingCents: number;
  discountCents: number;
  discountCode: string | null;
  totalCents: number;
  /** Set when the order is a delivery of a running subscription. */
  renewal: Renewal | null;
}

/** Pieces of one order line. */
export interface Pieces {
  lineId: string;
  quantity: number;
}

/** Pieces of one line that come back. `totalCents`: what was paid for them, after discounts. */
export interface ReturnedLine {
  lineId: string;
  productId: number;
  productName: string;
  quantity: number;
  totalCents: number;
}

/** The part of a refund that is for one line. `quantity`: its refunded pieces; 0 when it only pays more than they cost. */
export interface RefundedLine {
  lineId: string;
  quantity: number;
  amountCents: number;
}

/** What a refund is for: together exactly its amount. */
export interface RefundParts {
  lines: RefundedLine[];
  shippingCents: number;
}

/** Who said that something comes back: the buyer by a statement of withdrawal or from the account, or staff. */
export type ReturnOrigin = 'withdrawal' | 'customer' | 'staff';

export interface RegisteredReturn {
  returnId: string;
  origin: ReturnOrigin;
  orderNumber: string;
  contactId: string;
  reason: ReturnReason;
  lines: ReturnedLine[];
  /** What sending the order had cost, when this return makes it come back whole; else 0. */
  shippingCents: number;
  /** What is proposed to give back. */
  refundCents: number;
  paidCents: number;
  /** With this one everything that was ordered comes back. */
  isWhole: boolean;
  /** The parcel had not left: staff can cancel the order, or leave these products out. */
  isUnshipped: boolean;
  /** The lines whose subscription ends because the buyer withdraws from it. */
  endedPlans: string[];
}

/** A subscription that an order started or delivered, and whether it ends with the order. */
export interface PlanOfCancelledOrder {
  lineId: string;
  productName: string;
  ends: boolean;
}

/** A delivery of a running subscription. */
export type Renewal = { subscriptionId: string; cycle: number };

export interface CancelledOrder {
  from: OrderStatus;
  wasShipped: boolean;
  /** Null when nothing was paid. */
  paidAt: string | null;
  /** With `products`: the sale to revert. */
  saleId: string;
  products: SoldProduct[];
  renewal: Renewal | null;
  /** Empty while nothing was paid: no subscription has started then. */
  plans: PlanOfCancelledOrder[];
}

/** Every status but cancelled. */
export type OpenStatus = Exclude<OrderStatus, 'cancelled'>;

export type OrderEvent =
  | Event<'OrderPlaced', PlacedOrder & { saleId: string; products: SoldProduct[] }>
  /** `subscriptionLines`: the lines that start a subscription; none when the order is a delivery of one. */
  | Event<
      'PaymentCaptured',
      {
        paymentIntentId: string;
        amountCents: number;
        paidAt: string;
        contactId: string;
        products: SoldProduct[];
        subscriptionLines: SubscriptionLine[];
      }
    >
  /** Money came in for an order that was cancelled before; a refund follows at once. */
  | Event<'LatePaymentCaptured', { paymentIntentId: string; amountCents: number }>
  | Event<'PaymentFailed', { paymentIntentId: string; reason: string }>
  /** `leftOut`: pieces that were withdrawn before the parcel left, and are not in it. */
  | Event<'OrderStatusChanged', { from: OrderStatus; to: OpenStatus; leftOut: Pieces[] }>
  | Event<'OrderCancelled', CancelledOrder>
  /** A cancellation was undone before anything was refunded; the goods are sold again, as a new sale. */
  | Event<'OrderReinstated', { to: OpenStatus; saleId: string; products: SoldProduct[] }>
  | Event<'RefundRequested', RequestedRefund>
  /** `byHand`: staff paid it outside the shop. */
  | Event<'OrderRefunded', { refundId: string; returnId: string | null; amountCents: number; byHand: boolean }>
  /** These pieces are spoken for: no other return may have them. */
  | Event<'ReturnRegistered', RegisteredReturn>
  /** The return was rejected; its pieces are free for another. */
  | Event<'ReturnReleased', { returnId: string }>
  /** The rejection was undone. */
  | Event<'ReturnReclaimed', { returnId: string }>;

export type RefundReason = 'order-cancelled' | 'late-payment' | 'return';

export interface RequestedRefund {
  refundId: string;
  /** Null unless the refund is for a return. */
  returnId: string | null;
  paymentIntentId: string;
  amountCents: number;
  reason: RefundReason;
  /** Null in events from before it was recorded: the order derives it. */
  parts: RefundParts | null;
}

/** Events from before `returnId` was recorded hold it in the refund id, as `return:{returnId}`. */
function withReturnId(data: object): object {
  const { refundId } = data as { refundId: string };
  return { ...data, returnId: /^return:(.*)$/.exec(refundId)?.[1] ?? null };
}

/** The first versions held a `customerId` that only the demo filled. The contact leads to the customer. */
const withoutCustomerId = {
  version: 2,
  upcasters: { 1: ({ customerId: _, ...data }: { customerId?: number | null }) => data },
};

export const orderEventTypes = eventTypes<OrderEvent>({
  OrderPlaced: withoutCustomerId,
  PaymentCaptured: withoutCustomerId,
  LatePaymentCaptured: 1,
  PaymentFailed: 1,
  OrderStatusChanged: { version: 2, upcasters: { 1: (data) => ({ ...data, leftOut: [] }) } },
  OrderCancelled: { version: 2, upcasters: { 1: (data) => ({ ...data, renewal: null, plans: [] }) } },
  OrderReinstated: 1,
  RefundRequested: { version: 3, upcasters: { 1: (data) => ({ ...data, parts: null }), 2: withReturnId } },
  OrderRefunded: { version: 3, upcasters: { 1: (data) => ({ ...data, byHand: false }), 2: withReturnId } },
  ReturnRegistered: withoutCustomerId,
  ReturnReleased: 1,
  ReturnReclaimed: 1,
});
