import type { CalendarDay } from '../../../contracts/values/calendar.js';
import type { VatRate } from '../../../pricing/vat.js';
import type { ReplacedOrder } from './order-replacements.js';

// Part of stored events: order.events.ts says how it changes.

/** The line is delivered again every `frequency` months. `shippingCents`: shipping of a delivery on its own. */
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
  vatRate: VatRate;
  subscription: SubscriptionTerms | null;
}

export type SubscriptionLine = OrderLine & { subscription: SubscriptionTerms };

export type Renewal = { subscriptionId: string; cycle: number };

/** What a buyer agreed to, before the order has a number. */
export type AgreedOrder = Omit<PlacedOrder, 'orderNumber' | 'dispatchOn'>;

/** The agreed order. The contact holds the buyer's name and address; events never do. */
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
  /** The version of the terms that the buyer agreed to; null for a later delivery, and where the checkout stated none. */
  termsVersion: number | null;
  /** Set when the order is a delivery of a running subscription. */
  renewal: Renewal | null;
  /** Set when the order replaces pieces of another one for free. It has no payment, and `paymentIntentId` is empty. */
  replaces: ReplacedOrder | null;
  /** Set when the customer added the order to one that had not left, so that both are packed together. */
  addsTo: ExtendedOrder | null;
  /** The day on which a free order leaves; null for others, whose payment decides it, and in older events. */
  dispatchOn: CalendarDay | null;
}

/** The order that additional ones are packed with. It is never an additional one itself. */
export interface ExtendedOrder {
  orderId: string;
  orderNumber: string;
}
