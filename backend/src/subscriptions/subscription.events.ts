import type { CalendarDay } from '../../../contracts/values/calendar.js';
import type { AddressField } from '../../../contracts/shipping/address-fields.js';
import type { VatRate } from '../../../pricing/vat.js';
import { eventTypes } from '../platform/event-sourcing/event-types.js';
import type { Event } from '../platform/event-sourcing/events.js';

// Stored for ever: change by adding a version, with an upcaster and a stored sample in subscription.fixtures.ts.

/** What one delivery contains and costs: `quantity` × `jars` pieces for `priceCents` plus `shippingCents`. */
export interface DeliveryTerms {
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
  vatRate: VatRate;
}

export interface SubscriptionTerms extends DeliveryTerms {
  contactId: string;
  /** The paid order line it started from; that order is its first delivery. */
  orderId: string;
  lineId: string;
}

/**
 * The delivery `fromCycle` is the first at the new terms; `fromDate` is its planned day, null while the subscription is
 * paused. Amounts of one delivery include shipping. `formerAmountCents`: of the last delivery before.
 */
export interface ChangedTerms extends DeliveryTerms {
  fromCycle: number;
  fromDate: CalendarDay | null;
  formerAmountCents: number;
  amountCents: number;
}

/** Cycles count from 0, the order that started the subscription. */
export interface NextDelivery {
  nextCycle: number;
  nextDeliveryDate: CalendarDay;
}

export type PauseReason = 'requested' | 'payment-failed';

/** `soft`: a retry may succeed. `hard`: needs another payment method or the customer. */
export type DeclineKind = 'soft' | 'hard';

/** `orderId`: the order that ended the subscription; null when the customer or staff requested it. */
export type Cancellation =
  | { reason: 'requested'; orderId: null }
  /**
   * `order-cancelled`: staff cancelled the order. `line-cancelled`: staff cancelled the line that started it. `withdrawn`: the buyer withdrew from the first delivery.
   * `dispute-lost`: the bank returned the payment of the order to the payer.
   */
  | { reason: 'order-cancelled' | 'line-cancelled' | 'withdrawn' | 'dispute-lost'; orderId: string };

export type SkipReason = 'requested' | 'out-of-stock';

export type SubscriptionEvent =
  | Event<'SubscriptionStarted', SubscriptionTerms & NextDelivery & { anchorDate: CalendarDay }>
  /**
   * `until`: the day on which it resumes by itself; null until somebody resumes it. Also undoes the end of a subscription
   * that was paused.
   */
  | Event<'SubscriptionPaused', { reason: PauseReason; until: CalendarDay | null }>
  /**
   * A later date than before becomes the new anchor day. `paymentUnderWay`: the next delivery is being paid, so it keeps its
   * day and is not charged again. Version 1 moved such a delivery.
   */
  | Event<'SubscriptionResumed', NextDelivery & { paymentUnderWay: boolean }>
  /** Staff chose another day for the next delivery, which becomes the new anchor day. */
  | Event<'DeliveryMoved', NextDelivery>
  /** A payment that has begun keeps its terms. The frequency counts after the next delivery in any case. */
  | Event<'TermsChanged', ChangedTerms>
  /**
   * Orders that are placed from now on are for this contact: the same mailbox at another address. `fields`: the parts that
   * differ, never their values.
   */
  | Event<'SubscriptionAddressChanged', { contactId: string; fields: AddressField[] }>
  | Event<'DeliverySkipped', NextDelivery & { cycle: number; reason: SkipReason }>
  /**
   * Appended before the call to the provider, for a payment by the link once the bank processes it. Attempts count from 1 per delivery; one without an outcome is open.
   * `planned`: false when staff began it before its day, or the customer by the link. Version 1 did not say, so it counts as
   * planned.
   */
  | Event<'RenewalAttempted', { cycle: number; attempt: number; amountCents: number; planned: boolean }>
  /** The bank may take days; the attempt stays open. */
  | Event<'RenewalProcessing', { cycle: number; attempt: number; paymentIntentId: string }>
  /** `code` is the provider's. `dueOn`: the day of the retry, or (`hard`) of giving up; null after the last retry. */
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
  /** The attempt had no outcome for a day and was not charged; a new one follows. */
  | Event<'RenewalAbandoned', { cycle: number; attempt: number; dueOn: CalendarDay }>
  /** Not enough stock, so nothing was charged. */
  | Event<'RenewalPostponed', { cycle: number; attempt: number; postponements: number; dueOn: CalendarDay }>
  /** `payment_methods` holds the method itself. `dueOn`: the retry of a failed payment with it. */
  | Event<'PaymentMethodChanged', { setupIntentId: string; dueOn: CalendarDay | null }>
  /** Staff mailed the customer the page for another method. Until this day, or another method, no second mail is sent. */
  | Event<'PaymentMethodRequested', { until: CalendarDay }>
  | Event<'SubscriptionRenewed', NextDelivery & { cycle: number; orderId: string }>
  | Event<'SubscriptionCancelled', Cancellation>;

export const subscriptionEventTypes = eventTypes<SubscriptionEvent>({
  SubscriptionStarted: {
    version: 3,
    upcasters: {
      1: ({ customerId: _, ...data }: { customerId?: number | null }) => data,
      2: (data) => ({ ...data, vatRate: 'low' }), // until then the shop sold food supplements only
    },
  },
  SubscriptionPaused: { version: 2, upcasters: { 1: (data) => ({ ...data, until: null }) } },
  SubscriptionResumed: { version: 2, upcasters: { 1: (data) => ({ ...data, paymentUnderWay: false }) } },
  DeliveryMoved: 1,
  TermsChanged: 1,
  SubscriptionAddressChanged: 1,
  DeliverySkipped: { version: 2, upcasters: { 1: (data) => ({ ...data, reason: 'requested' }) } },
  RenewalAttempted: { version: 2, upcasters: { 1: (data) => ({ ...data, planned: true }) } },
  RenewalProcessing: 1,
  RenewalDeclined: 1,
  RenewalAbandoned: 1,
  RenewalPostponed: 1,
  PaymentMethodChanged: 1,
  PaymentMethodRequested: 1,
  SubscriptionRenewed: 1,
  SubscriptionCancelled: { version: 3, upcasters: { 1: (data) => ({ ...data, orderId: null }), 2: (data) => data } },
});
