import type { Page } from 'playwright-core';
import * as api from '../../contracts/api.js';
import { fakeAccount } from '../account/account-states.js';
import { sanne } from '../account/customer.js';
import { answerWith } from '../support/storefront.js';

export const one = {
  id: '11111111-1111-4111-8111-111111111111',
  status: 'active',
  pauseReason: null,
  pausedUntil: null,
  productName: 'Sleep Well',
  slug: 'sleep-well',
  imageUrl: '/art/products/sleep-well-1-1200.webp',
  quantity: 1,
  jars: 2,
  frequency: 1,
  price: '36.72',
  shipping: '6.99',
  amount: '43.71',
  nextCycle: 1,
  nextDeliveryDate: '2026-12-21',
  payment: 'planned',
  paymentDueOn: null,
  startedAt: '2026-11-21T09:00:00.000Z',
  cancelledAt: null,
};
export const other = {
  ...one,
  id: '22222222-2222-4222-8222-222222222222',
  productName: 'Vitamine-C-bruisgummies met extra lange naam',
  frequency: 3,
  jars: 1,
  shipping: '0.00',
};
export const paused = { ...one, status: 'paused', pauseReason: 'requested', nextDeliveryDate: null };
const deliveries = ['2026-000012', '2026-000003'].map((orderNumber, place) => ({
  id: `order-${place}`,
  orderNumber,
  createdAt: '2026-11-21T09:00:00.000Z',
  status: place ? 'delivered' : 'processing',
  totalAmount: '43.71',
}));

/** Stubs the account of a customer with these subscriptions. */
export async function fakeSubscriptions(page: Page, all: object[]): Promise<void> {
  await fakeAccount(page, sanne);
  await answerWith(page, api.subscriptions.listSubscriptions, all);
  const detail = { afterSkip: '2027-01-21', afterResume: '2026-12-24', deliveries };
  await answerWith(page, api.subscriptions.showSubscription, detail);
  await answerWith(page, api.subscriptions.showPaymentMethod, { type: 'sepa_debit', last4: '5264' });
}
