import * as api from '../../contracts/api.js';
import { expectRetry } from '../support/screens.js';
import { shop } from '../support/shopper.js';
import { breakCalls, crashes, fillBasket, newShopper, open } from '../support/storefront.js';

it.each<[string, string | RegExp]>([
  ['/?category=bestaat-niet', 'Nog geen producten beschikbaar'],
  ['/?category=%3Cscript%3E', 'Nog geen producten beschikbaar'],
  ['/?filter=bestaat-niet', 'Energy Boost'],
  ['/?category=12&filter[]=1', 'Nog geen producten beschikbaar'],
  ['/products?category=9999', 'Geen producten gevonden'],
  ['/products?category=slaap', 'Geen producten gevonden'],
  ['/products?category=-1', 'Geen producten gevonden'],
  ['/products?category=sleep', 'Lavendeldroom'],
  ['/products?search=%22%27%3C%3E', 'Geen producten gevonden'],
  [`/products?search=${'x'.repeat(1500)}`, 'Geen producten gevonden'],
  ['/products?search=%00zink', 'Zink Helder'],
  ['/%', 'Pagina niet gevonden'],
  ['/product/%zz', 'Product niet gevonden'],
  [`/product/${'a'.repeat(400)}`, 'Product niet gevonden'],
  ['/klantenservice#bestaat-niet', /bestellen/i],
  ['/order-bevestiging', 'Betaling mislukt'],
  ['/order-bevestiging?payment_intent_client_secret=onzin', 'Betaling mislukt'],
  ['/vitaminetest?stap=99', /Vraag 1/],
])('%s shows a proper page', async (path, text) => {
  const visitor = await newShopper();
  await open(visitor.page, path);
  await visitor.page.locator('main').getByText(text).first().waitFor();
  expect(crashes(visitor)).toEqual([]);
  await visitor.close();
});

it.each([
  ['/', api.catalog.listProducts.path, 500],
  ['/products', api.catalog.listProducts.path, 'offline'],
  ['/product/focus-flow', api.catalog.listProducts.path, 500],
  ['/product/focus-flow', api.catalog.listProducts.path, 'offline'],
] as const)('%s recovers when %s works again after %s', async (path, call, how) => {
  const visitor = await newShopper();
  const { page } = visitor;
  const mend = await breakCalls(page, call, how);
  await page.goto(`${shop.url}${path}`);
  if (how === 'offline') await page.getByText(/Je bent offline/).waitFor();
  await expectRetry(page, mend);
  await page
    .locator('main')
    .getByText(/^Focus Flow$/)
    .first()
    .waitFor();
  expect(crashes(visitor)).toEqual([]);
  await visitor.close();
});

it('a page still works when the categories or the shipping costs fail', async () => {
  const visitor = await newShopper();
  const { page } = visitor;
  await breakCalls(page, api.catalog.listCategories.path);
  await breakCalls(page, '/api/settings');
  for (const path of ['/', '/products', '/product/focus-flow']) {
    await open(page, path);
    await page.locator('main').getByText('Focus Flow').first().waitFor();
  }
  expect(crashes(visitor)).toEqual([]);
  await visitor.close();
});

it('the checkout ignores malformed stored details', async () => {
  const visitor = await newShopper();
  const { page } = visitor;
  await fillBasket(visitor, [{ slug: 'focus-flow', listCents: 2495 }]);
  await page.addInitScript(`sessionStorage.setItem('checkout-details', '{"shopper":"guest","details":7')`);
  await open(page, '/checkout?stap=onzin');
  await page.getByLabel('E-mailadres').waitFor();
  expect(await page.getByLabel('E-mailadres').inputValue()).toBe('');
  expect(crashes(visitor)).toEqual([]);
  await visitor.close();
});
