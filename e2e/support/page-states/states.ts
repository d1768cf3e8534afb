import * as api from '../../../contracts/api.js';
import { paymentMethodNames } from '../../../contracts/payments/payment-methods.js';
import type { Page } from 'playwright-core';
import { indexedPaths } from '../../../contracts/pages/page-paths.js';
import { formStates } from './form-states.js';
import { quizStates } from './quiz-states.js';
import { shop } from '../shopper.js';
import { at, type State } from './state.js';
import { answerWith, breakCalls, fillInDetails, holdCalls, open, openBasket, phone, wide } from '../storefront.js';

/** Every public route that search engines may list, with one category and one product. */
export const indexedRoutes = [...indexedPaths, '/products/sleep', '/product/sleep-well'];

/** Public pages that search engines may not list. */
export const privateRoutes = [
  '/login',
  '/herroepen',
  '/herroepen/bevestigen',
  '/order-bevestiging',
  '/bestaat-niet',
  '/product/bestaat-niet',
];

const card = (page: Page) => page.getByTestId('product-card').first().waitFor();

const overlays: State[] = [
  {
    name: 'home with products',
    reach: async (page) => {
      await open(page, '/');
      await card(page);
    },
  },
  {
    name: 'home while products are on their way',
    reach: async (page) => {
      await holdCalls(page, api.catalog.listProducts);
      await open(page, '/');
      await page.getByTestId('product-skeleton').first().waitFor();
    },
  },
  {
    name: "the menu under 'Alle producten'",
    width: wide,
    reach: async (page) => {
      await open(page, '/');
      await page.getByRole('button', { name: 'Alle producten' }).click();
      await page.locator('#producten-menu').waitFor();
    },
  },
  {
    name: 'the menu of a phone',
    width: phone,
    reach: async (page) => {
      await open(page, '/');
      await page.getByRole('button', { name: 'Menu', exact: true }).click();
      await page.getByRole('dialog', { name: 'Menu' }).waitFor();
    },
  },
  ...['', 'magnesium', 'xylofoon'].map((typed) => ({
    name: `the search overlay with '${typed}'`,
    reach: async (page: Page) => {
      await open(page, '/products');
      await page.getByRole('banner').getByRole('button', { name: 'Zoeken' }).locator('visible=true').click();
      await page.getByRole('dialog').getByRole('searchbox').fill(typed);
      if (typed === 'magnesium') await page.getByRole('dialog').getByText('Magnesium voor de Nacht').last().waitFor();
      if (typed === 'xylofoon')
        await page
          .getByRole('dialog')
          .getByText(/Geen producten gevonden/)
          .waitFor();
    },
  })),
  {
    name: 'the basket panel',
    reach: async (page) => {
      await open(page, '/products');
      await (await openBasket(page)).locator('dl').waitFor();
    },
  },
  {
    name: 'the toast',
    reach: async (page) => {
      await open(page, '/products');
      await page.getByRole('button', { name: 'Voeg B12 Zon toe aan je winkelmandje' }).click();
      await page.getByTestId('toast').hover(); // hovering stops its timer
    },
  },
  {
    name: 'a plan on the product page',
    reach: async (page) => {
      await open(page, '/product/sleep-well');
      await page.getByRole('switch').check({ force: true });
      await page.getByRole('button', { name: 'Elke 2 maanden' }).waitFor();
    },
  },
  {
    name: 'the description panel',
    reach: async (page) => {
      await open(page, '/product/sleep-well');
      await page.getByRole('button', { name: 'Beschrijving' }).click();
      await page.getByRole('dialog', { name: 'Beschrijving' }).waitFor();
    },
  },
  at('/#faq'),
  at('/product/groene-dag'),
  at('/products?search=xylofoon'),
  at('/?category=focus'),
  at('/?category=bestaat-niet'),
  at('/products?search=lavendel'),
];

const checkout: State[] = [
  at('/checkout'),
  {
    name: 'the checkout with everything missing',
    reach: async (page) => {
      await open(page, '/checkout');
      await page.getByLabel('E-mailadres').fill('geen adres');
      await page.getByRole('button', { name: 'Naar betalen' }).click();
      await page.getByText('Ongeldig e-mailadres').waitFor();
    },
  },
  {
    name: 'the payment step',
    reach: async (page) => {
      await open(page, '/checkout');
      await fillInDetails(page);
      await page.getByRole('button', { name: 'Naar betalen' }).click();
      await page.getByRole('radio', { name: paymentMethodNames.ideal }).waitFor();
    },
  },
  {
    name: 'the payment step when it cannot be prepared',
    reach: async (page) => {
      await breakCalls(page, api.checkout.createPaymentIntent.path);
      await open(page, '/checkout');
      await fillInDetails(page);
      await page.getByRole('button', { name: 'Naar betalen' }).click();
      await page.getByRole('button', { name: 'Probeer opnieuw' }).waitFor();
    },
  },
];

const outcomes = {
  succeeded: 'Bedankt voor je bestelling!',
  processing: 'Betaling wordt verwerkt',
  canceled: 'Betaling geannuleerd',
  requires_payment_method: 'Betaling mislukt',
};

const bought = { id: 'sleep-well-2-1', slug: 'sleep-well', name: 'Sleep Well', quantity: 1, totalCents: 3672 };
const receipt = {
  lines: [
    { ...bought, subscription: { jars: 2, frequency: 1 }, imageUrl: '/art/products/sleep-well-1-480.webp' },
    { ...bought, id: 'b12-zon', name: 'B12 Zon', subscription: null, imageUrl: '/art/products/b12-zon-1-480.webp' },
  ],
  plans: [
    { id: bought.id, jars: 2, frequency: 1, shippingCents: 699, deliveryCents: 4371, nextDeliveryDate: '2026-04-09' },
  ],
  placedAt: '2026-03-09T09:00:00.000Z',
  dispatchOn: '2026-03-09',
  subtotalCents: 7344,
  savingsCents: 918,
  shippingCents: 0,
  discountCents: 734,
  totalCents: 6610,
  discountCode: 'NIEUW10',
  vat: [{ percent: 9, vatCents: 546 }],
  paymentMethod: 'iDEAL',
};

export async function openResult(page: Page, status: keyof typeof outcomes): Promise<void> {
  const id = 'pi_e2e';
  await page.route(`**/v1/payment_intents/${id}*`, (route) =>
    route.fulfill({
      json: { id, object: 'payment_intent', status, client_secret: `${id}_secret_e2e` },
      headers: { 'access-control-allow-origin': '*' },
    }),
  );
  const shown = { ...receipt, dispatchOn: status === 'succeeded' ? receipt.dispatchOn : null };
  await answerWith(page, api.checkout.settleCheckout, {
    status,
    orderNumber: '2026-000001',
    lines: [],
    receipt: shown,
  });
  await page.goto(`${shop.url}/order-bevestiging?payment_intent_client_secret=${id}_secret_e2e`);
  await page.getByRole('heading', { level: 1, name: outcomes[status] }).waitFor();
}

const results: State[] = [
  {
    name: 'a payment under review',
    reach: async (page) => {
      await page.route('**/v1/payment_intents/pi_held*', () => {});
      await page.goto(`${shop.url}/order-bevestiging?payment_intent_client_secret=pi_held_secret_e2e`);
      await page.getByRole('heading', { level: 1, name: 'Betaling verwerken...' }).waitFor();
    },
  },
  ...(['processing', 'canceled', 'requires_payment_method', 'succeeded'] as const).map((status) => ({
    name: `a payment that is ${status}`,
    isWhole: true,
    reach: (page: Page) => openResult(page, status),
  })),
];

const failures: State[] = [
  ...(['/', '/products', '/product/sleep-well', '/checkout'] as const).flatMap((path) =>
    ([500, 'offline'] as const).map((how) => ({
      name: `${path}, ${how}`,
      reach: async (page: Page) => {
        const call = path === '/checkout' ? '/api/settings' : api.catalog.listProducts.path;
        await breakCalls(page, call, how);
        await page.goto(`${shop.url}${path}`);
        await page.getByRole('button', { name: 'Probeer opnieuw' }).first().waitFor();
      },
    })),
  ),
  {
    name: 'a shop that does not answer at all',
    reach: async (page) => {
      await breakCalls(page, '/api', 'offline');
      await page.goto(shop.url);
      await page.getByRole('button', { name: 'Probeer opnieuw' }).waitFor();
    },
  },
];

/** Every state of the public pages. The last one empties the basket. */
export const states: State[] = [
  ...[...indexedRoutes, ...privateRoutes].map(at),
  ...overlays,
  ...quizStates,
  ...formStates,
  ...checkout,
  ...failures,
  ...results,
];
