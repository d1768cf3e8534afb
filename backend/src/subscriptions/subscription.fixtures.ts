import type { StoredSample } from '../testing/recorded-events.js';
import type { SubscriptionEvent, SubscriptionTerms } from './subscription.events.js';

export const subscriptionId = '77aa3f52-5b0a-5f2c-9d5a-2f0a4f6c0b01';

/** Two jars of sleep-well a month, € 36.72 plus € 6.99. */
export const terms: SubscriptionTerms = {
  contactId: '5a0e6a3c-1b0e-4a0e-9a3e-000000000001',
  customerId: 5,
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
};

/** Started on 31 January. */
export const subscriptionStarted = (changes: Partial<SubscriptionTerms> = {}): SubscriptionEvent => ({
  type: 'SubscriptionStarted',
  data: { ...terms, ...changes, anchorDate: '2026-01-31', nextCycle: 1, nextDeliveryDate: '2026-02-28' },
});

export const subscriptionPaused: SubscriptionEvent = { type: 'SubscriptionPaused', data: { reason: 'requested' } };

export const subscriptionResumed = (nextCycle: number, nextDeliveryDate: string): SubscriptionEvent => ({
  type: 'SubscriptionResumed',
  data: { nextCycle, nextDeliveryDate },
});

export const deliverySkipped = (cycle: number, nextDeliveryDate: string): SubscriptionEvent => ({
  type: 'DeliverySkipped',
  data: { cycle, nextCycle: cycle + 1, nextDeliveryDate },
});

export const subscriptionRenewed = (cycle: number, nextDeliveryDate: string): SubscriptionEvent => ({
  type: 'SubscriptionRenewed',
  data: { cycle, orderId: `order-of-${cycle}`, nextCycle: cycle + 1, nextDeliveryDate },
});

export const subscriptionCancelled: SubscriptionEvent = {
  type: 'SubscriptionCancelled',
  data: { reason: 'requested' },
};

/** As stored once: a new version adds a sample and leaves the old one alone. */
export const storedSubscriptionEvents: StoredSample[] = [
  {
    type: 'SubscriptionStarted',
    version: 1,
    data: { ...terms, anchorDate: '2026-01-31', nextCycle: 1, nextDeliveryDate: '2026-02-28' },
  },
  { type: 'SubscriptionPaused', version: 1, data: { reason: 'payment-failed' } },
  { type: 'SubscriptionResumed', version: 1, data: { nextCycle: 1, nextDeliveryDate: '2026-03-05' } },
  { type: 'DeliverySkipped', version: 1, data: { cycle: 1, nextCycle: 2, nextDeliveryDate: '2026-03-31' } },
  {
    type: 'SubscriptionRenewed',
    version: 1,
    data: { cycle: 1, orderId: 'order-of-1', nextCycle: 2, nextDeliveryDate: '2026-03-31' },
  },
  { type: 'SubscriptionCancelled', version: 1, data: { reason: 'requested' } },
];
