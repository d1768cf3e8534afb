import { callApi } from '../support/call-api.js';
import * as api from '../../contracts/api.js';
import { forSale } from '../../contracts/food/label.fixtures.js';
import { shop } from '../support/shopper.js';
import { settled } from '../support/settled.js';
import { staffedThroughout } from '../support/back-office/staff.js';
import { crashes, open } from '../support/storefront.js';

const unique = Date.now().toString(36);
const [first, second, third] = ['first', 'second', 'third'].map((word) => `moved-${word}-${unique}`) as [
  string,
  string,
  string,
];
const heading = `Verhuisde pot ${unique}`;
const sleep = 4;
let id = 0;

const staff = staffedThroughout(async () => {
  // the staff session may have ended with a failed test, whose error must stay the visible one
  if (id) await callApi(staff, api.adminProducts.deleteProduct, { params: { id } }).catch(() => undefined);
});
const rename = (slug: string) => callApi(staff, api.adminProducts.changeProduct, { params: { id }, body: { slug } });

async function expectRedirect(path: string, place: string): Promise<void> {
  const response = await staff.context.request.get(`${shop.url}${path}`, { maxRedirects: 0 });
  expect([path, response.status(), response.headers().location]).toEqual([path, 301, place]);
  expect(response.headers()['cache-control']).toBe('no-cache');
}
const title = (name: string) => staff.page.getByRole('heading', { level: 1, name }).waitFor();

it('redirects former addresses of a product to the current one, on the server and in the app', async () => {
  const { page } = staff;
  const form = {
    name: heading,
    slug: first,
    description: 'Lekker.',
    categoryId: sleep,
    price: '24,95',
    stock: 5,
    ...forSale,
  };
  id = (await callApi(staff, api.adminProducts.createProduct, { body: form })).id;
  await open(page, `/product/${first}`);
  await title(heading);
  for (const slug of [second, third]) await rename(slug);
  await expectRedirect(`/product/${first}?utm_source=mail`, `/product/${third}?utm_source=mail`);
  await expectRedirect(`/product/${second}`, `/product/${third}`);
  await open(page, '/products');
  await settled(page); // a page that leaves during its hydration makes React draw it again, with an error in the console
  const entries = await page.evaluate<number>('history.length');
  await page.evaluate(`history.pushState({}, '', '/product/${second}'); dispatchEvent(new PopStateEvent('popstate'))`);
  await page.waitForURL(`**/product/${third}`);
  await title(heading);
  expect(await page.evaluate('history.length')).toBe(entries + 1);
});

it('says that a removed product is gone and shows others of its category', async () => {
  const { page } = staff;
  await callApi(staff, api.adminProducts.deleteProduct, { params: { id } });
  const response = await page.goto(`${shop.url}/product/${second}`);
  expect(response!.status()).toBe(410);
  expect(await response!.text()).toContain('Lavendeldroom');
  await title('Product niet gevonden');
  const others = page.getByRole('region', { name: 'Wel op de plank' });
  await others.getByRole('heading', { level: 3 }).first().waitFor();
  expect((await others.getByRole('heading', { level: 3 }).allInnerTexts()).sort()).toEqual(
    expect.arrayContaining(['Lavendeldroom']),
  );
  expect(crashes(staff)).toEqual([]);
});

it('shows featured products instead of one that never existed', async () => {
  const { page } = staff;
  const response = await page.goto(`${shop.url}/product/nooit-${unique}`);
  expect(response!.status()).toBe(404);
  await page.getByRole('region', { name: 'Wel op de plank' }).getByTestId('product-card').nth(3).waitFor();
});

it('redirects the list of a category to its page', async () => {
  await expectRedirect(`/products?category=${sleep}`, '/products/sleep');
  await expectRedirect('/products?category=sleep&search=nacht', '/products/sleep?search=nacht');
  const statuses = await Promise.all(
    ['/products/sleep', '/products/nergens', `/products/${sleep}`, '/products?category=nergens'].map(async (path) =>
      (await staff.context.request.get(`${shop.url}${path}`)).status(),
    ),
  );
  expect(statuses).toEqual([200, 404, 404, 200]);
});
