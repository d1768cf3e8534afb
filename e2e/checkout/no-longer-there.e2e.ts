import { callApi } from '../support/call-api.js';
import * as api from '../../contracts/api.js';
import { forSale } from '../../contracts/food/label.fixtures.js';
import { paymentMethodNames } from '../../contracts/payments/payment-methods.js';
import { eventually } from '../support/eventually.js';
import { newEmail } from '../support/mails.js';
import { picture, shop, type Visitor } from '../support/shopper.js';
import { newStaff } from '../support/back-office/staff.js';
import {
  crashes,
  eitherScreen,
  fillBasket,
  fillInDetails,
  newShopper,
  open,
  openBasket,
  phone,
} from '../support/storefront.js';
import { atPayment, centsIn, shownTotal, twoJars, twoJarsCents } from './till.js';

const headers = { origin: shop.url };
const listCents = 2895;

let staff: Visitor;
const made: number[] = [];
beforeAll(async () => (staff = await newStaff()));
afterAll(async () => {
  for (const id of made) await callApi(staff, api.adminProducts.deleteProduct, { params: { id } });
  await staff.close();
});

/** A separate product, because a due delivery may take jars of the others. */
async function newJar(name: string, stock: number) {
  const slug = `${name.toLowerCase().replaceAll(' ', '-')}-${Date.now()}`;
  const terms = { price: '28.95', servings: 30, categoryId: 4, description: 'Zonnig.', ...forSale };
  const body = { ...terms, name, slug, stock };
  const { id } = await callApi(staff, api.adminProducts.createProduct, { body });
  return { id, name, slug, listCents };
}

/** Reserves pieces for another shopper and returns how to release them. */
async function hold(slug: string, quantity: number) {
  const { context, close } = await newShopper(phone);
  const order = async (items: { id: string; quantity: number }[]) => {
    const response = await context.request.post(`${shop.url}${api.checkout.createPaymentIntent.path}`, {
      data: { items },
      headers,
    });
    expect(response.status()).toBe(200);
  };
  await order([{ id: slug, quantity }]);
  await available(slug, 0);
  return async () => {
    await order([{ id: 'sleep-well', quantity: 1 }]);
    await close();
  };
}

async function available(slug: string, pieces: number): Promise<void> {
  const stockOf = async () => {
    const products = await callApi(staff, api.catalog.listProducts);
    return products.find((product) => product.slug === slug)?.stock;
  };
  expect(await eventually(staff.page, stockOf, (stock) => stock === pieces)).toBe(pieces);
}

describe.each(eitherScreen)('a basket with removed and sold-out products, on %s', (_name, width) => {
  let visitor: Visitor;
  let release: () => Promise<void>;
  beforeEach(async () => {
    const [gone, soldOut] = [await newJar('Winter Duo', 5), await newJar('Zomer Duo', 2)];
    made.push(soldOut.id);
    await callApi(staff, api.adminProducts.deleteProduct, { params: { id: gone.id } });
    release = await hold(soldOut.slug, 2);
    visitor = await newShopper(width);
    await fillBasket(visitor, [gone, soldOut, ...twoJars]);
  });
  afterEach(async () => {
    expect(crashes(visitor)).toEqual([]);
    await visitor.close();
    await release();
  });

  it('counts neither in the panel, and one button removes both', async () => {
    const { page } = visitor;
    await open(page, '/products');
    const panel = await openBasket(page);
    const line = (name: string) => panel.getByTestId('basket-line').filter({ hasText: name });
    await line('Winter Duo').getByText('Niet meer verkrijgbaar').waitFor();
    await line('Zomer Duo').getByText('Uitverkocht').waitFor();
    expect(centsIn(await panel.locator('dl').innerText())).toBe(twoJarsCents);
    expect(await panel.getByRole('button', { name: 'Afrekenen' }).count()).toBe(0);
    await picture(page, `basket-${width}-unavailable`);
    await panel.getByRole('button', { name: 'Verwijder wat op is' }).click();
    await panel.getByRole('heading', { name: 'Winkelmandje (1)' }).waitFor();
    expect(centsIn(await panel.locator('dl').innerText())).toBe(twoJarsCents);
    await panel.getByRole('button', { name: 'Afrekenen' }).click();
    await page.getByLabel('E-mailadres').waitFor();
  });

  it('reports it at the checkout before any input', async () => {
    const { page } = visitor;
    await open(page, '/checkout');
    await page.getByRole('heading', { name: 'Winter Duo is niet meer te koop' }).waitFor();
    expect(await page.getByLabel('E-mailadres').count()).toBe(0);
    expect(await shownTotal(page)).toBe(twoJarsCents);
    await picture(page, `checkout-${width}-unavailable`, true);
    await page.getByRole('button', { name: 'Uit mijn winkelmandje halen' }).click();
    await page.getByRole('heading', { name: 'Zomer Duo is net uitverkocht' }).waitFor();
    expect(await shownTotal(page)).toBe(twoJarsCents);
    await page.getByRole('button', { name: 'Uit mijn winkelmandje halen' }).click();
    await fillInDetails(page, newEmail('weg'));
    await page.getByRole('button', { name: 'Naar betalen' }).click();
    await page.getByRole('radio', { name: paymentMethodNames.ideal }).waitFor();
    expect(await shownTotal(page)).toBe(twoJarsCents);
  });
});

it('a shopper whose own checkout holds the last pieces is not locked out', async () => {
  const jar = await newJar('Laatste Duo', 2);
  made.push(jar.id);
  const visitor = await atPayment(phone, newEmail('laatste'), [{ ...jar, quantity: 2 }]);
  const { page } = visitor;
  const cents = await shownTotal(page);
  await available(jar.slug, 0);
  await open(page, '/products');
  const panel = await openBasket(page);
  await panel.getByTestId('basket-line').getByText('Laatste Duo').waitFor();
  expect(await panel.getByText('Uitverkocht').count()).toBe(0);
  expect(centsIn(await panel.locator('dl').innerText())).toBe(cents);
  await panel.getByRole('button', { name: 'Afrekenen' }).click();
  await page.getByRole('button', { name: 'Naar betalen' }).click();
  await page.getByRole('radio', { name: paymentMethodNames.ideal }).waitFor();
  expect(await shownTotal(page)).toBe(cents);
  expect(crashes(visitor)).toEqual([]);
  const items = [{ id: 'sleep-well', quantity: 1 }];
  await callApi(visitor, api.checkout.createPaymentIntent, { body: { items } });
  await visitor.close();
});
