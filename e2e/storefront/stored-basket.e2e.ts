import * as api from '../../contracts/api.js';
import {
  breakCalls,
  crashes,
  fillBasket,
  newShopper,
  open,
  openBasket,
  storeOnce,
  stored,
} from '../support/storefront.js';

const sleepWell = { slug: 'sleep-well', name: 'Sleep Well', listCents: 2295 };

it('survives a reload and another tab, under version 2', async () => {
  const visitor = await newShopper();
  const { page } = visitor;
  await open(page, '/products');
  await page.getByRole('button', { name: 'Voeg Sleep Well toe aan je winkelmandje' }).click();
  await page.getByTestId('basket-count').getByText('1').waitFor();
  expect(await stored(page, 'basket-version')).toBe('2');
  await page.reload();
  await page.getByTestId('basket-count').getByText('1').waitFor();
  const tab = await visitor.newTab();
  await open(tab, '/product/focus-flow');
  await tab.getByTestId('basket-count').getByText('1').waitFor();
  await visitor.close();
});

it.each<[string, Record<string, string>]>([
  ['an older version', { 'basket-version': '1', basket: '[{"id":"sleep-well","quantity":2}]' }],
  ['no version', { basket: '[{"id":"sleep-well","quantity":2}]' }],
  ['broken JSON', { 'basket-version': '2', basket: '[{"id":' }],
  ['a value that is no list', { 'basket-version': '2', basket: '{"id":"sleep-well"}' }],
  ['invalid lines', { 'basket-version': '2', basket: '[null,1,"x",{"id":"a","quantity":-1}]' }],
])('of %s is discarded: the shop opens with an empty basket', async (_name, entries) => {
  const visitor = await newShopper();
  const { page } = visitor;
  await storeOnce(visitor.page, entries);
  await open(page, '/');
  await page.getByTestId('product-card').first().waitFor();
  expect(await page.getByTestId('basket-count').count()).toBe(0);
  await page.getByRole('button', { name: 'Voeg Sleep Well toe aan je winkelmandje' }).click();
  const panel = await openBasket(page);
  await panel.getByRole('heading', { name: 'Winkelmandje (1)' }).waitFor();
  expect(await stored(page, 'basket-version')).toBe('2');
  expect(crashes(visitor)).toEqual([]);
  await visitor.close();
});

it('works without any storage at all', async () => {
  const visitor = await newShopper();
  const { page } = visitor;
  await page.addInitScript(`Object.defineProperty(window, 'localStorage', { get() { throw new Error('closed'); } })`);
  await open(page, '/products');
  await page.getByRole('button', { name: 'Voeg Sleep Well toe aan je winkelmandje' }).click();
  const panel = await openBasket(page);
  await panel.getByText('Sleep Well').first().waitFor();
  expect(crashes(visitor)).toEqual([]);
  await visitor.close();
});

it('is repriced on load, and marks changed, sold-out, scarce and removed products', async () => {
  const visitor = await newShopper();
  const { page } = visitor;
  await fillBasket(visitor, [
    { ...sleepWell, listCents: 999 },
    { slug: 'groene-dag', name: 'Groene Dag', listCents: 2295 },
    { slug: 'lavendeldroom', name: 'Lavendeldroom', listCents: 1995, quantity: 9 },
    { slug: 'zink-helder', listCents: 1895, plan: { jars: 1, frequency: 1, discountPercent: 20 } },
    { slug: 'bestaat-niet', name: 'Verdwenen pot', listCents: 1000 },
  ]);
  await open(page, '/products');
  const panel = await openBasket(page);
  const line = (name: string) => panel.getByTestId('basket-line').filter({ hasText: name });
  await line('Sleep Well').getByText('Prijs is gewijzigd').waitFor();
  await line('Sleep Well').getByText('22,95').waitFor();
  await line('Groene Dag').getByText('Uitverkocht').waitFor();
  await line('Lavendeldroom').getByText('Er zijn er nog 4').waitFor();
  await line('Zink Helder').getByText('Niet meer verkrijgbaar').waitFor();
  await line('Verdwenen pot').getByText('Niet meer verkrijgbaar').waitFor();
  expect(crashes(visitor)).toEqual([]);
  await visitor.close();
});

it('can still be paid when prices cannot be loaded', async () => {
  const visitor = await newShopper();
  const { page } = visitor;
  await fillBasket(visitor, [sleepWell]);
  await breakCalls(page, api.catalog.listProducts.path);
  await open(page, '/faq');
  const panel = await openBasket(page);
  await panel.getByText('Sleep Well').first().waitFor();
  expect(await panel.getByRole('button', { name: 'Afrekenen' }).isDisabled()).toBe(false);
  expect(crashes(visitor)).toEqual([]);
  await visitor.close();
});
