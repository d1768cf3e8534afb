import type { CalendarDay } from '../../../contracts/calendar.js';
import { eventTypes } from '../event-sourcing/event-types.js';
import type { Event } from '../event-sourcing/events.js';

// Stored for ever: change by adding a version, with an upcaster and a stored sample in subscription.fixtures.ts.

/** What was agreed and stays so: one delivery of `quantity` × `jars` costs `priceCents` plus `shippingCents`. */
export interface SubscriptionTerms {
  contactId: string;
  customerId: number | null;
  /** The paid order line it started from; that order is its first delivery. */
  orderId: string;
  lineId: string;
  productId: number;
  slug: string;
  productName: string;
  imageUrl: string;
  quantity: number;
  jars: number;
  /** Months between two deliveries. */
  frequency: number;
  listCents: number;
  discountPercent: number;
  priceCents: number;
  shippingCents: number;
}

/** The delivery that comes next. Deliveries count from 0, the order that started the subscription. */
export interface NextDelivery {
  nextCycle: number;
  nextDeliveryDate: CalendarDay;
}

export type PauseReason = 'requested' | 'payment-failed';

export type SubscriptionEvent =
  | Event<'SubscriptionStarted', SubscriptionTerms & NextDelivery & { anchorDate: CalendarDay }>
  | Event<'SubscriptionPaused', { reason: PauseReason }>
  /** A later date than before becomes the new anchor day. */
  | Event<'SubscriptionResumed', NextDelivery>
  | Event<'DeliverySkipped', NextDelivery & { cycle: number }>
  | Event<'SubscriptionRenewed', NextDelivery & { cycle: number; orderId: string }>
  | Event<'SubscriptionCancelled', { reason: 'requested' }>;

export const subscriptionEventTypes = eventTypes<SubscriptionEvent>({
  SubscriptionStarted: 1,
  SubscriptionPaused: 1,
  SubscriptionResumed: 1,
  DeliverySkipped: 1,
  SubscriptionRenewed: 1,
  SubscriptionCancelled: 1,
});
