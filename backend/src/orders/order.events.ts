import type { OrderStatus } from '../../../contracts/orders.js';
import { eventTypes } from '../event-sourcing/event-types.js';
import type { Event } from '../event-sourcing/events.js';

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
  customerId: number | null;
  currency: 'EUR';
  lines: OrderLine[];
  subtotalCents: number;
  savingsCents: number;
  shippingCents: number;
  discountCents: number;
  discountCode: string | null;
  totalCents: number;
  /** Set when the order is a delivery of a running subscription. */
  renewal: { subscriptionId: string; cycle: number } | null;
}

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
        customerId: number | null;
        products: SoldProduct[];
        subscriptionLines: SubscriptionLine[];
      }
    >
  /** Money came in for an order that was cancelled before; a refund follows at once. */
  | Event<'LatePaymentCaptured', { paymentIntentId: string; amountCents: number }>
  | Event<'PaymentFailed', { paymentIntentId: string; reason: string }>
  | Event<'OrderStatusChanged', { from: OrderStatus; to: Exclude<OrderStatus, 'cancelled'> }>
  /** `paidAt` is null when nothing was paid. `saleId` and `products` name the sale that goes back on the shelf. */
  | Event<
      'OrderCancelled',
      { from: OrderStatus; wasShipped: boolean; paidAt: string | null; saleId: string; products: SoldProduct[] }
    >
  /** A cancellation was undone before anything was refunded; the goods are sold again, as a new sale. */
  | Event<'OrderReinstated', { to: Exclude<OrderStatus, 'cancelled'>; saleId: string; products: SoldProduct[] }>
  | Event<'RefundRequested', { refundId: string; paymentIntentId: string; amountCents: number; reason: RefundReason }>
  | Event<'OrderRefunded', { refundId: string; amountCents: number }>;

export type RefundReason = 'order-cancelled' | 'late-payment' | 'return';

export const orderEventTypes = eventTypes<OrderEvent>({
  OrderPlaced: 1,
  PaymentCaptured: 1,
  LatePaymentCaptured: 1,
  PaymentFailed: 1,
  OrderStatusChanged: 1,
  OrderCancelled: 1,
  OrderReinstated: 1,
  RefundRequested: 1,
  OrderRefunded: 1,
});
