import type { Page } from 'playwright-core';
import { urlOf } from '../../contracts/endpoint.js';
import * as api from '../../contracts/api.js';
import { checkEveryState } from '../support/page-states/every-state.js';
import { shop, type Visitor } from '../support/shopper.js';
import { breakCalls, newShopper, open, phone, toast, wide, addressOf } from '../support/storefront.js';
import { fakeSubscriptions, one, other, paused } from './fake-subscriptions.js';
import { asked } from './subscriber.js';

const shown = (name: string, ...all: object[]) => ({
  name,
  reach: async (page: Page) => {
    await fakeSubscriptions(page, all);
    await open(page, '/profiel');
    await page.getByTestId('subscription').first().getByText('Leveringen').waitFor();
  },
});

const asking = (action: string, subscription: object = one) => ({
  name: `the question before ${action}`,
  reach: async (page: Page) => {
    await fakeSubscriptions(page, [subscription, other]);
    await open(page, '/profiel');
    await page.getByText('Leveringen (2)').first().waitFor();
    await asked(page, action);
  },
});

const failing = (where: string, how: 500 | 'offline', call: string = api.subscriptions.listSubscriptions.path) => ({
  name: `${where} ${how}`,
  reach: async (page: Page) => {
    await fakeSubscriptions(page, [one]);
    await breakCalls(page, call, how);
    await page.goto(`${shop.url}${where}`);
    await page.getByRole('button', { name: 'Probeer opnieuw' }).waitFor();
  },
});

const ended = { ...one, status: 'cancelled', nextDeliveryDate: null, cancelledAt: '2026-11-22T09:00:00.000Z' };
const declined = { ...one, payment: 'retrying', paymentDueOn: '2026-12-23' };

const states = [
  shown('two subscriptions', one, other),
  shown('one paused', paused),
  shown('one paused until a day', { ...paused, pausedUntil: '2027-01-15' }),
  shown('one ended', ended),
  shown('a payment that is tried again', declined),
  shown('a payment that was refused', { ...declined, payment: 'action-needed' }),
  shown('paused for want of money', { ...declined, ...paused, pauseReason: 'payment-failed' }),
  shown('a payment at the bank', { ...one, payment: 'processing' }),
  shown('out of stock', { ...declined, payment: 'postponed' }),
  ...['overslaan', 'pauzeren', 'opzeggen'].map((action) => asking(action)),
  asking('hervatten', paused),
  failing('/profiel', 500),
  failing('/profiel', 'offline'),
  failing(`/profiel/betalen/${one.id}`, 'offline', urlOf(api.subscriptions.openRenewalPayment, { id: one.id })),
  failing(`/profiel/betaalwijze/${one.id}`, 500, urlOf(api.subscriptions.showPaymentMethod, { id: one.id })),
  {
    name: 'a payment whose product is sold out',
    reach: async (page: Page) => {
      await fakeSubscriptions(page, [declined]);
      const json = { code: 'out-of-stock', message: 'Sleep Well is uitverkocht.', requestId: 'x' };
      await page.route(addressOf(api.subscriptions.openRenewalPayment), (route) =>
        route.fulfill({ status: 409, json }),
      );
      await page.goto(`${shop.url}/profiel/betalen/${one.id}`);
      await toast(page).getByText('Nu niet genoeg op voorraad').waitFor();
      await toast(page).getByText('Sleep Well is uitverkocht. Er is niets afgeschreven.').waitFor();
      await page.waitForURL(`${shop.url}/profiel`);
    },
  },
  {
    name: 'a subscription of somebody else',
    reach: async (page: Page) => {
      await fakeSubscriptions(page, [one]);
      await page.goto(`${shop.url}/profiel/betalen/${other.id}`);
      await page.getByRole('heading', { name: 'Abonnement niet gevonden' }).waitFor();
    },
  },
  {
    name: 'subscriptions on the way',
    reach: async (page: Page) => {
      await fakeSubscriptions(page, [one]);
      await page.route(addressOf(api.subscriptions.listSubscriptions), () => {});
      await open(page, '/profiel');
      await page.locator('main').getByText('Laden…').waitFor({ state: 'attached' });
    },
  },
];

describe('accessible, Dutch, in the screen and without errors', () => {
  let visitor: Visitor;
  beforeAll(async () => (visitor = await newShopper(wide)));
  afterAll(() => visitor.close());

  checkEveryState(states, () => visitor, { folder: 'subscriptions', widths: [wide, 820, phone] });
});
