import type { Page } from 'playwright-core';
import { fakeAccount } from '../account/account-states.js';
import { sanne } from '../account/customer.js';
import { expectVisibleToAll } from '../support/screens.js';
import { closeBrowser, shop, type Visitor } from '../support/shopper.js';
import {
  answerWith,
  breakCalls,
  crashes,
  holdCalls,
  newShopper,
  open,
  phone,
  toast,
  wide,
} from '../support/storefront.js';
import { asked } from './subscriber.js';

afterAll(closeBrowser);

const path = '/api/customer/subscriptions';
const one = {
  id: '11111111-1111-4111-8111-111111111111',
  status: 'active',
  pauseReason: null,
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
const other = {
  ...one,
  id: '22222222-2222-4222-8222-222222222222',
  productName: 'Vitamine-C-bruisgummies met extra lange naam',
  frequency: 3,
  jars: 1,
  shipping: '0.00',
};
const deliveries = ['2026-000012', '2026-000003'].map((orderNumber, place) => ({
  id: `order-${place}`,
  orderNumber,
  createdAt: '2026-11-21T09:00:00.000Z',
  status: place ? 'delivered' : 'processing',
  totalAmount: '43.71',
}));

/** Stubs the account of a customer with these subscriptions. */
async function fakeSubscriptions(page: Page, all: object[]): Promise<void> {
  await fakeAccount(page, sanne);
  await answerWith(page, path, all);
  for (const { id } of [one, other]) {
    const detail = { afterSkip: '2027-01-21', afterResume: '2026-12-24', deliveries };
    await answerWith(page, `${path}/${id}`, detail);
    await answerWith(page, `${path}/${id}/payment-method`, { type: 'sepa_debit', last4: '5264' });
  }
}

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

const failing = (where: string, how: 500 | 'offline', call = path) => ({
  name: `${where} ${how}`,
  reach: async (page: Page) => {
    await fakeSubscriptions(page, [one]);
    await breakCalls(page, call, how);
    await page.goto(`${shop.url}${where}`);
    await page.getByRole('button', { name: 'Probeer opnieuw' }).waitFor();
  },
});

const paused = { ...one, status: 'paused', pauseReason: 'requested', nextDeliveryDate: null };
const ended = { ...one, status: 'cancelled', nextDeliveryDate: null, cancelledAt: '2026-11-22T09:00:00.000Z' };
const declined = { ...one, payment: 'retrying', paymentDueOn: '2026-12-23' };

const states = [
  shown('two subscriptions', one, other),
  shown('one paused', paused),
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
  failing(`/profiel/betalen/${one.id}`, 'offline', `${path}/${one.id}/payment`),
  failing(`/profiel/betaalwijze/${one.id}`, 500, `${path}/${one.id}/payment-method`),
  {
    name: 'a payment whose product is sold out',
    reach: async (page: Page) => {
      await fakeSubscriptions(page, [declined]);
      const json = { code: 'out-of-stock', message: 'Van Sleep Well zijn er nog 0 beschikbaar.', requestId: 'x' };
      await page.route(
        (url) => url.pathname === `${path}/${one.id}/payment`,
        (route) => route.fulfill({ status: 409, json }),
      );
      await page.goto(`${shop.url}/profiel/betalen/${one.id}`);
      await toast(page).getByText('Nu niet genoeg op voorraad').waitFor();
      await toast(page).getByText('zijn er nog 0 beschikbaar. Er is niets afgeschreven.').waitFor();
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
      await page.route(
        (url) => url.pathname === path,
        () => {},
      );
      await open(page, '/profiel');
      await page.locator('main').getByText('Laden…').waitFor({ state: 'attached' });
    },
  },
];

describe.each([
  ['a phone', phone],
  ['a tablet', 820],
  ['a wide screen', wide],
])('is accessible and Dutch, without sideways scroll, on %s', (_name, width) => {
  let visitor: Visitor;
  beforeAll(async () => (visitor = await newShopper(width)));
  afterAll(() => visitor.close());

  it.each(states.map((state) => [state.name, state] as const))('%s', async (name, { reach }) => {
    const { page } = visitor;
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.goto('about:blank');
    visitor.complaints.length = 0;
    await reach(page);
    await expectVisibleToAll(page, `subscriptions-${width}-state-${name.replace(/\W+/g, '-')}`);
    expect(crashes(visitor)).toEqual([]);
  });
});

describe('a decision', () => {
  let visitor: Visitor;
  beforeEach(async () => {
    visitor = await newShopper(wide);
    await fakeSubscriptions(visitor.page, [one, other]);
    await open(visitor.page, '/profiel');
  });
  afterEach(() => visitor.close());

  it('is sent once, however often the button is pressed', async () => {
    const { page } = visitor;
    let calls = 0;
    page.on('request', (request) => (calls += Number(request.url().endsWith('/pause'))));
    await answerWith(page, `${path}/${one.id}/pause`, null);
    const release = await holdCalls(page, `${path}/${one.id}/pause`);
    const dialog = await asked(page, 'pauzeren');
    await dialog.getByRole('button', { name: 'Ja, pauzeer' }).click();
    await dialog.getByRole('button', { name: 'Bezig…' }).click({ force: true });
    expect(calls).toBe(1);
    await page.unroute((url) => url.pathname.endsWith('/pause'));
    release();
  });

  it('shows the reason and the current state when it is refused', async () => {
    const { page } = visitor;
    await page.route(`**${path}/${one.id}/skip`, (route) =>
      route.fulfill({
        status: 409,
        json: { code: 'renewal-under-way', message: 'De betaling van deze levering loopt al.', requestId: '1' },
      }),
    );
    await asked(page, 'overslaan');
    await answerWith(page, path, [{ ...one, payment: 'under-way' }, other]);
    await page.getByRole('button', { name: 'Ja, sla over' }).click();
    await page.getByTestId('toast').getByText('De betaling van deze levering loopt al.').waitFor();
    await page.getByText('De betaling van deze levering loopt. Dat duurt meestal maar even.').waitFor();
    expect(await page.getByRole('button', { name: 'Sleep Well: overslaan' }).count()).toBe(0);
  });

  it('works with the keyboard, and the focus stays at the subscription', async () => {
    const { page } = visitor;
    await page.route(`**${path}/${one.id}/pause`, (route) => route.fulfill({ status: 204 }));
    await page.getByRole('button', { name: 'Sleep Well: pauzeren' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    expect(await page.evaluate('document.activeElement.getAttribute("aria-label")')).toBe('Sleep Well: pauzeren');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Ja, pauzeer' }).focus();
    await answerWith(page, path, [paused, other]);
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Sleep Well: hervatten' }).waitFor();
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    expect(await page.evaluate('document.activeElement.textContent')).toBe('Sleep Well');
  });
});
