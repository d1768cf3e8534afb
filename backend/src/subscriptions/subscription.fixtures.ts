import type { StoredSample } from '../testing/recorded-events.js';
import type {
  ChangedTerms,
  DeclineKind,
  DeliveryTerms,
  PauseReason,
  SkipReason,
  SubscriptionEvent,
  SubscriptionTerms,
} from './subscription.events.js';

export const subscriptionId = '77aa3f52-5b0a-5f2c-9d5a-2f0a4f6c0b01';

/** Two jars of sleep-well a month, € 36.72 plus € 6.99. */
export const terms: SubscriptionTerms = {
  contactId: '5a0e6a3c-1b0e-4a0e-9a3e-000000000001',
  orderId: '0b5c2c2e-52a5-5f0e-8a53-3f3c2c3d1a01',
  lineId: 'sleep-well-2-1',
  productId: 8,
  slug: 'sleep-well',
  productName: 'Sleep Well',
  imageUrl: '/media/sleep-well-480.webp',
  quantity: 1,
  jars: 2,
  frequency: 1,
  listCents: 2295,
  discountPercent: 20,
  priceCents: 3672,
  shippingCents: 699,
  vatRate: 'low',
};

/** Started on 31 January. */
export const subscriptionStarted = (changes: Partial<SubscriptionTerms> = {}): SubscriptionEvent => ({
  type: 'SubscriptionStarted',
  data: { ...terms, ...changes, anchorDate: '2026-01-31', nextCycle: 1, nextDeliveryDate: '2026-02-28' },
});

export const subscriptionPaused: SubscriptionEvent = {
  type: 'SubscriptionPaused',
  data: { reason: 'requested', until: null },
};

export const pausedUntil = (until: string, reason: PauseReason = 'requested'): SubscriptionEvent => ({
  type: 'SubscriptionPaused',
  data: { reason, until },
});

export const deliveryMoved = (nextDeliveryDate: string, nextCycle = 1): SubscriptionEvent => ({
  type: 'DeliveryMoved',
  data: { nextCycle, nextDeliveryDate },
});

export const subscriptionResumed = (
  nextCycle: number,
  nextDeliveryDate: string,
  paymentUnderWay = false,
): SubscriptionEvent => ({
  type: 'SubscriptionResumed',
  data: { nextCycle, nextDeliveryDate, paymentUnderWay },
});

/** Three jars every two months, € 55.08 with free shipping. */
export const otherTerms: DeliveryTerms = deliveryTermsIn({
  ...terms,
  jars: 3,
  frequency: 2,
  priceCents: 5508,
  shippingCents: 0,
});

function deliveryTermsIn({ contactId: _, orderId: __, lineId: ___, ...delivery }: SubscriptionTerms): DeliveryTerms {
  return delivery;
}

export const termsChanged = (
  fromCycle: number,
  fromDate: string | null,
  changes: Partial<ChangedTerms> = {},
): SubscriptionEvent => ({
  type: 'TermsChanged',
  data: { ...otherTerms, fromCycle, fromDate, formerAmountCents: 4371, amountCents: 5508, ...changes },
});

export const subscriptionAddressChanged = (contactId: string): SubscriptionEvent => ({
  type: 'SubscriptionAddressChanged',
  data: { contactId, fields: ['address'] },
});

export const deliverySkipped = (
  cycle: number,
  nextDeliveryDate: string,
  reason: SkipReason = 'requested',
): SubscriptionEvent => ({
  type: 'DeliverySkipped',
  data: { cycle, reason, nextCycle: cycle + 1, nextDeliveryDate },
});

export const subscriptionRenewed = (cycle: number, nextDeliveryDate: string): SubscriptionEvent => ({
  type: 'SubscriptionRenewed',
  data: { cycle, orderId: `order-of-${cycle}`, nextCycle: cycle + 1, nextDeliveryDate },
});

export const renewalAttempted = (attempt = 1, cycle = 1, planned = true): SubscriptionEvent => ({
  type: 'RenewalAttempted',
  data: { cycle, attempt, amountCents: terms.priceCents + terms.shippingCents, planned },
});

export const unplannedAttempt = (attempt: number): SubscriptionEvent => renewalAttempted(attempt, 1, false);

export const renewalProcessing = (attempt = 1, cycle = 1): SubscriptionEvent => ({
  type: 'RenewalProcessing',
  data: { cycle, attempt, paymentIntentId: 'pi_1' },
});

export const renewalDeclined = (
  attempt: number,
  dueOn: string | null,
  kind: DeclineKind = 'soft',
  code = 'insufficient_funds',
): SubscriptionEvent => ({
  type: 'RenewalDeclined',
  data: { cycle: 1, attempt, kind, code, firstDeclinedOn: '2026-02-28', dueOn },
});

export const renewalAbandoned = (attempt: number, dueOn: string): SubscriptionEvent => ({
  type: 'RenewalAbandoned',
  data: { cycle: 1, attempt, dueOn },
});

export const renewalPostponed = (attempt: number, dueOn: string): SubscriptionEvent => ({
  type: 'RenewalPostponed',
  data: { cycle: 1, attempt, postponements: attempt, dueOn },
});

export const paymentMethodChanged = (dueOn: string | null, setupIntentId = 'seti_1'): SubscriptionEvent => ({
  type: 'PaymentMethodChanged',
  data: { setupIntentId, dueOn },
});

export const paymentMethodRequested = (until: string): SubscriptionEvent => ({
  type: 'PaymentMethodRequested',
  data: { until },
});

export const pausedForPayment: SubscriptionEvent = {
  type: 'SubscriptionPaused',
  data: { reason: 'payment-failed', until: null },
};

export const subscriptionCancelled: SubscriptionEvent = {
  type: 'SubscriptionCancelled',
  data: { reason: 'requested', orderId: null },
};

const { vatRate: _, ...untaxed } = terms;

/** Data exactly as stored: a new version adds a sample and keeps the old ones. */
export const storedSubscriptionEvents: StoredSample[] = [
  {
    type: 'SubscriptionStarted',
    version: 1,
    data: { ...untaxed, customerId: 5, anchorDate: '2026-01-31', nextCycle: 1, nextDeliveryDate: '2026-02-28' },
  },
  {
    type: 'SubscriptionStarted',
    version: 2,
    data: { ...untaxed, anchorDate: '2026-01-31', nextCycle: 1, nextDeliveryDate: '2026-02-28' },
  },
  { type: 'SubscriptionStarted', version: 3, data: subscriptionStarted().data },
  { type: 'SubscriptionPaused', version: 1, data: { reason: 'payment-failed' } },
  { type: 'SubscriptionPaused', version: 2, data: { reason: 'requested', until: '2026-04-01' } },
  { type: 'TermsChanged', version: 1, data: termsChanged(1, '2026-02-28').data },
  {
    type: 'SubscriptionAddressChanged',
    version: 1,
    data: subscriptionAddressChanged('5a0e6a3c-1b0e-4a0e-9a3e-000000000002').data,
  },
  { type: 'PaymentMethodRequested', version: 1, data: { until: '2026-02-17' } },
  { type: 'DeliveryMoved', version: 1, data: { nextCycle: 1, nextDeliveryDate: '2026-03-10' } },
  { type: 'SubscriptionResumed', version: 1, data: { nextCycle: 1, nextDeliveryDate: '2026-03-05' } },
  {
    type: 'SubscriptionResumed',
    version: 2,
    data: { nextCycle: 1, nextDeliveryDate: '2026-03-05', paymentUnderWay: false },
  },
  { type: 'DeliverySkipped', version: 1, data: { cycle: 1, nextCycle: 2, nextDeliveryDate: '2026-03-31' } },
  {
    type: 'DeliverySkipped',
    version: 2,
    data: { cycle: 1, reason: 'out-of-stock', nextCycle: 2, nextDeliveryDate: '2026-03-31' },
  },
  { type: 'RenewalAttempted', version: 1, data: { cycle: 1, attempt: 1, amountCents: 4371 } },
  { type: 'RenewalAttempted', version: 2, data: { cycle: 1, attempt: 1, amountCents: 4371, planned: true } },
  { type: 'RenewalProcessing', version: 1, data: { cycle: 1, attempt: 1, paymentIntentId: 'pi_1' } },
  {
    type: 'RenewalDeclined',
    version: 1,
    data: {
      cycle: 1,
      attempt: 1,
      kind: 'soft',
      code: 'insufficient_funds',
      firstDeclinedOn: '2026-02-28',
      dueOn: '2026-03-02',
    },
  },
  { type: 'RenewalAbandoned', version: 1, data: { cycle: 1, attempt: 1, dueOn: '2026-03-02' } },
  { type: 'RenewalPostponed', version: 1, data: { cycle: 1, attempt: 1, postponements: 1, dueOn: '2026-03-03' } },
  { type: 'PaymentMethodChanged', version: 1, data: { setupIntentId: 'seti_1', dueOn: null } },
  {
    type: 'SubscriptionRenewed',
    version: 1,
    data: { cycle: 1, orderId: 'order-of-1', nextCycle: 2, nextDeliveryDate: '2026-03-31' },
  },
  { type: 'SubscriptionCancelled', version: 1, data: { reason: 'requested' } },
  { type: 'SubscriptionCancelled', version: 2, data: { reason: 'order-cancelled', orderId: terms.orderId } },
  { type: 'SubscriptionCancelled', version: 3, data: { reason: 'line-cancelled', orderId: terms.orderId } },
];
