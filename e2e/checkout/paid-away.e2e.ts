import type { Page } from 'playwright-core';
import { callApi } from '../support/call-api.js';
import * as api from '../../contracts/api.js';
import { eventually } from '../support/eventually.js';
import { newEmail } from '../support/mails.js';
import { shop, type Visitor } from '../support/shopper.js';
import {
  comesAlive,
  crashes,
  fillBasket,
  fillInDetails,
  newShopper,
  open,
  openBasket,
  phone,
  stored,
  toast,
  until,
  wide,
} from '../support/storefront.js';
import {
  atPayment,
  chargesAtProvider,
  completeAtProvider,
  countCalls,
  payByIdeal,
  paymentIntentIn,
  ordersOf,
  thanked,
  twoJars,
  twoJarsCents,
} from './till.js';

const paidToast = (page: Page) => toast(page).getByText(/^Je bestelling \d{4}-\d{6} is betaald$/);
const isEmpty = `localStorage.getItem('basket') === null`;

/** Pays at the bank and closes the tab before it returns to the shop. */
async function payAndClose({ page, context }: Visitor): Promise<void> {
  await context.route('**/order-bevestiging*', (route) => route.abort());
  const returning = page.waitForRequest('**/order-bevestiging*');
  await payByIdeal(page);
  await returning;
  await page.close();
  await context.unroute('**/order-bevestiging*');
}

/** Waits for the next check of open payments, so that the one after it sees the change. */
const looked = (page: Page) =>
  page.waitForResponse((response) => response.url().endsWith(api.checkout.settleCheckout.path));

async function quantities(page: Page): Promise<[string, number][]> {
  const lines = JSON.parse((await stored(page, 'basket')) ?? '[]') as { id: string; quantity: number }[];
  return lines.map(({ id, quantity }) => [id, quantity]);
}

/** Adds a jar and waits until the basket has it: an early press is repeated after hydration. */
async function addJar(page: Page): Promise<void> {
  const jars = async () => new Map(await quantities(page)).get('sleep-well') ?? 0;
  const before = await jars();
  await page.getByRole('button', { name: 'Voeg Sleep Well toe aan je winkelmandje' }).click();
  await eventually(page, jars, (now) => now > before);
}

describe('a payment in a tab that was closed at the bank', () => {
  it('is noticed once by the next page, which removes the bought lines', async () => {
    const visitor = await atPayment(phone, newEmail('dicht'));
    await payAndClose(visitor);
    const page = await visitor.newTab();
    await open(page, '/products');
    await paidToast(page).waitFor();
    await until(page, isEmpty);
    expect(await stored(page, 'checkout-details')).toBeNull();
    const panel = await openBasket(page);
    await panel.getByText('Je winkelmandje is leeg').waitFor();
    const looks = countCalls(page, api.checkout.settleCheckout.path);
    await page.reload();
    await comesAlive(page);
    await addJar(page);
    await page.reload();
    await page.waitForLoadState('networkidle');
    expect(looks()).toBe(0);
    expect(await quantities(page)).toEqual([['sleep-well', 1]]);
    expect(crashes(visitor)).toEqual([]);
    await visitor.close();
  });

  it('removes the bought lines once in two tabs, and keeps later additions', async () => {
    const visitor = await atPayment(wide, newEmail('tweetabs'));
    const other = await visitor.newTab();
    await open(other, '/products');
    await payAndClose(visitor);
    await addJar(other);
    expect(await quantities(other)).toEqual([['sleep-well', 3]]);
    const third = await visitor.newTab();
    await Promise.all([other.reload(), open(third, '/faq')]);
    await until(other, `localStorage.getItem('started-payments') === null`);
    await Promise.race([paidToast(other).waitFor(), paidToast(third).waitFor()]);
    await Promise.all([other.waitForLoadState('networkidle'), third.waitForLoadState('networkidle')]);
    expect(await quantities(other)).toEqual([['sleep-well', 1]]);
    await open(third, '/products');
    expect(await quantities(third)).toEqual([['sleep-well', 1]]);
    await visitor.close();
  });

  it('starts no second payment when the checkout opens first', async () => {
    const email = newEmail('meteen');
    const visitor = await atPayment(phone, email);
    await payAndClose(visitor);
    const page = await visitor.newTab();
    await page.goto(`${shop.url}/checkout?stap=betalen`);
    await paidToast(page).waitFor();
    await until(page, `location.pathname === '/'`);
    expect(await ordersOf(visitor, email)).toHaveLength(1);
    await visitor.close();
  });

  it('sends no request for a visitor who never paid', async () => {
    const visitor = await newShopper(phone);
    await fillBasket(visitor, twoJars);
    const looks = countCalls(visitor.page, '/api/checkout');
    await open(visitor.page, '/');
    await visitor.page.waitForLoadState('networkidle');
    expect(looks()).toBe(0);
    await visitor.close();
  });
});

describe('a visit while the bank is processing', () => {
  let visitor: Visitor;
  let paymentIntentId: string;
  beforeEach(async () => {
    visitor = await atPayment(phone, newEmail('behandeling'));
    const { page } = visitor;
    await payByIdeal(page, 'Betaling in behandeling');
    await page.getByRole('heading', { level: 1, name: 'Betaling wordt verwerkt' }).waitFor();
    paymentIntentId = paymentIntentIn(page);
    await Promise.all([looked(page), page.getByRole('link', { name: 'Verder winkelen' }).click()]);
    await until(page, isEmpty);
  });
  afterEach(() => visitor.close());

  it('starts with an empty basket and later reports the payment', async () => {
    const { page } = visitor;
    await Promise.all([looked(page), open(page, '/products')]);
    await addJar(page);
    await completeAtProvider(visitor, paymentIntentId, 'succeeded');
    await page.reload();
    await paidToast(page).waitFor();
    expect(await quantities(page)).toEqual([['sleep-well', 1]]);
    expect(await chargesAtProvider(visitor, paymentIntentId)).toEqual([twoJarsCents]);
  });

  it('restores the basket when the bank refuses the payment', async () => {
    const { page } = visitor;
    await completeAtProvider(visitor, paymentIntentId, 'failed');
    await page.reload();
    await toast(page).getByText('Je producten liggen weer in je winkelmandje.').waitFor();
    expect(await quantities(page)).toEqual([['sleep-well', 2]]);
  });
});

it('an equal order within the hour needs a confirmation and becomes a second order', async () => {
  const email = newEmail('nogeens');
  const visitor = await atPayment(phone, email);
  const { page } = visitor;
  await payByIdeal(page);
  const { orderNumber } = await thanked(page);
  await open(page, '/products');
  await addJar(page);
  await addJar(page);
  await open(page, '/checkout');
  await fillInDetails(page, email);
  await page.getByRole('button', { name: 'Naar betalen' }).click();
  await page.getByRole('heading', { name: 'Je hebt deze bestelling net betaald' }).waitFor();
  await page.getByText(`Het gaat om bestelling ${orderNumber}. Nog een keer bestellen?`).waitFor();
  expect(await ordersOf(visitor, email)).toHaveLength(1);
  await page.getByRole('button', { name: 'Ja, nog een keer bestellen' }).click();
  await payByIdeal(page);
  expect((await thanked(page)).orderNumber).not.toBe(orderNumber);
  expect(await ordersOf(visitor, email, 2)).toHaveLength(2);
  await visitor.close();
});

it('a cancelled payment does not refer to an empty basket', async () => {
  const visitor = await newShopper(phone);
  const { page, context } = visitor;
  const create = async (id: string) => {
    const body = { items: [{ id, quantity: 1 }] };
    return callApi({ context }, api.checkout.createPaymentIntent, { body });
  };
  const { clientSecret } = await create('sleep-well');
  await create('sleep-well-1-1');
  await page.goto(`${shop.url}/order-bevestiging?payment_intent_client_secret=${clientSecret}`);
  await page.getByRole('heading', { level: 1, name: 'Betaling geannuleerd' }).waitFor();
  await page.getByText('Er is niets afgeschreven. Je winkelmandje is leeg.').waitFor();
  expect(await page.getByRole('link', { name: 'Verder winkelen' }).getAttribute('href')).toBe('/');
  await visitor.close();
});
