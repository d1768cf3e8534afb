import type { CalendarDay } from '../../../contracts/calendar.js';
import { eventTypes } from '../platform/event-sourcing/event-types.js';
import type { Event } from '../platform/event-sourcing/events.js';

// Stored for ever: change by adding a version, with an upcaster and a stored sample in subscription.fixtures.ts.

/** What was agreed and stays so: one delivery of `quantity` × `jars` costs `priceCents` plus `shippingCents`. */
export interface SubscriptionTerms {
  contactId: string;
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

/** `soft`: may go well another day. `hard`: not with this payment method, or not without the customer. */
export type DeclineKind = 'soft' | 'hard';

/** `orderId`: the order that took the subscription with it; null when somebody asked for the end. */
export type Cancellation =
  | { reason: 'requested'; orderId: null }
  /** `order-cancelled`: staff cancelled the order. `withdrawn`: the buyer withdrew from the first delivery. */
  | { reason: 'order-cancelled' | 'withdrawn'; orderId: string };

export type SkipReason = 'requested' | 'out-of-stock';

export type SubscriptionEvent =
  | Event<'SubscriptionStarted', SubscriptionTerms & NextDelivery & { anchorDate: CalendarDay }>
  | Event<'SubscriptionPaused', { reason: PauseReason }>
  /** A later date than before becomes the new anchor day. */
  | Event<'SubscriptionResumed', NextDelivery>
  | Event<'DeliverySkipped', NextDelivery & { cycle: number; reason: SkipReason }>
  /** Written before the provider is asked. Attempts of a delivery count from 1; one that has no outcome yet is open. */
  | Event<'RenewalAttempted', { cycle: number; attempt: number; amountCents: number }>
  /** The bank takes its time, days even: the attempt stays open. */
  | Event<'RenewalProcessing', { cycle: number; attempt: number; paymentIntentId: string }>
  /** `code` is the provider's. `dueOn`: tried again on that day, or (`hard`) given up; null when it is over now. */
  | Event<
      'RenewalDeclined',
      {
        cycle: number;
        attempt: number;
        kind: DeclineKind;
        code: string;
        firstDeclinedOn: CalendarDay;
        dueOn: CalendarDay | null;
      }
    >
  /** The attempt had no outcome for a day, and the provider says that nothing was charged: it is tried anew. */
  | Event<'RenewalAbandoned', { cycle: number; attempt: number; dueOn: CalendarDay }>
  /** Not enough stock, so nothing was charged. */
  | Event<'RenewalPostponed', { cycle: number; attempt: number; postponements: number; dueOn: CalendarDay }>
  /** The method itself is in `payment_methods`. `dueOn`: when a payment that had failed is tried with it. */
  | Event<'PaymentMethodChanged', { setupIntentId: string; dueOn: CalendarDay | null }>
  | Event<'SubscriptionRenewed', NextDelivery & { cycle: number; orderId: string }>
  | Event<'SubscriptionCancelled', Cancellation>;

export const subscriptionEventTypes = eventTypes<SubscriptionEvent>({
  SubscriptionStarted: {
    version: 2,
    upcasters: { 1: ({ customerId: _, ...data }: { customerId?: number | null }) => data },
  },
  SubscriptionPaused: 1,
  SubscriptionResumed: 1,
  DeliverySkipped: { version: 2, upcasters: { 1: (data) => ({ ...data, reason: 'requested' }) } },
  RenewalAttempted: 1,
  RenewalProcessing: 1,
  RenewalDeclined: 1,
  RenewalAbandoned: 1,
  RenewalPostponed: 1,
  PaymentMethodChanged: 1,
  SubscriptionRenewed: 1,
  SubscriptionCancelled: { version: 2, upcasters: { 1: (data) => ({ ...data, orderId: null }) } },
});
