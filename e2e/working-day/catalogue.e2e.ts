/** A working day, fourth part: prices, categories and stock. */
import type { Page } from 'playwright-core';
import * as api from '../../contracts/api.js';
import { addDays, amsterdamDay } from '../../contracts/values/calendar.js';
import type { CountableProduct } from '../../contracts/stock/stock-takes.js';
import { task } from '../support/back-office/desk.js';
import { expectToast, fieldOf, openScreen, rowOf } from '../support/back-office/office.js';
import { callApi } from '../support/call-api.js';
import { eventually } from '../support/eventually.js';
import type { Visitor } from '../support/shopper.js';

type Counted = CountableProduct & { lying: number };

const products = (staff: Visitor) => callApi(staff, api.adminProducts.listProducts, {});
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const inWindow = (page: Page, name: string) =>
  page.locator('dialog[open]').last().getByRole('button', { name, exact: true });
const done = (page: Page, sentence: string) => page.getByRole('status').getByText(sentence, { exact: true }).waitFor();
const everyProduct = (page: Page) => page.getByRole('checkbox', { name: 'Alles selecteren' });

async function openProducts(page: Page) {
  await openScreen(page, 'products');
  await page.locator('[data-opener]').first().waitFor();
}

task('raises the price of ten products, after showing old and new,', 6, async ({ staff, page, hand, look }) => {
  const before = (await products(staff)).slice(0, 10);
  const prices = async () => (await products(staff)).slice(0, 11).map(({ price }) => price);
  const former = await prices();
  const box = (place: number) => page.getByRole('checkbox', { name: `${before[place]!.name} selecteren` });
  await openProducts(page);
  await hand.press(box(0));
  await hand.tickUpTo(box(9));
  await hand.press(button(page, 'Bewerken'));
  await hand.type(fieldOf(page, 'Bedrag of procent'), '10');
  const apply = button(page, 'Toepassen op 10 producten');
  await apply.waitFor();
  await look('bulk-edit-preview');
  expect(await prices()).toEqual(former);
  await hand.press(apply);
  await done(page, '10 producten bijgewerkt');
  await look('bulk-edit-done');
  const now = await prices();
  expect(now.at(-1)).toBe(former.at(-1));
  for (const [place, { price }] of before.entries())
    expect(Number(now[place])).toBeCloseTo(Math.round(Number(price) * 110 * 0.2) / 20, 1);
  return async () => {
    await hand.press(inWindow(page, 'Ongedaan maken'));
    await done(page, '10 producten teruggezet');
    expect(await prices()).toEqual(former);
  };
});

task('moves all products to a category', 5, async ({ staff, page, hand }) => {
  const [chosen] = await callApi(staff, api.adminCategories.listCategories, {});
  const before = await products(staff);
  const sentence = `${before.filter(({ categoryId }) => categoryId !== chosen!.id).length} producten`;
  await openProducts(page);
  await hand.press(everyProduct(page));
  await hand.press(button(page, 'Bewerken'));
  await hand.choose(fieldOf(page, 'Categorie'), chosen!.name);
  await hand.press(button(page, `Toepassen op ${sentence}`));
  await done(page, `${sentence} bijgewerkt`);
  expect(new Set((await products(staff)).map(({ categoryId }) => categoryId))).toEqual(new Set([chosen!.id]));
  return async () => {
    await hand.press(inWindow(page, 'Ongedaan maken'));
    await done(page, `${sentence} teruggezet`);
    expect((await products(staff)).map(({ categoryId }) => categoryId)).toEqual(before.map((one) => one.categoryId));
  };
});

task('plans a product for another day', 3, async ({ staff, page, hand }) => {
  const { id, name, slug } = (await products(staff)).find(({ isActive }) => isActive)!;
  const params = { id };
  await openProducts(page);
  await hand.press(button(page, `${name} bewerken`));
  await hand.type(fieldOf(page, 'Live vanaf'), `${addDays(amsterdamDay(new Date().toISOString()), 4)}T09:00`);
  await hand.press(inWindow(page, 'Opslaan'));
  await rowOf(page, slug).getByText('Gepland', { exact: true }).waitFor();
  const planned = { isActive: true, publishAt: expect.stringMatching(/:00:00/) };
  expect(await callApi(staff, api.adminProducts.findProduct, { params })).toMatchObject(planned);
  return () => callApi(staff, api.adminProducts.changeProduct, { params, body: { publishFrom: null } });
});

task('archives a product, which leaves the shop and the list,', 3, async ({ staff, page, hand }) => {
  const { id, name, slug } = (await products(staff)).find(({ isActive }) => isActive)!;
  const isSold = async () => (await callApi(staff, api.catalog.listProducts)).some((one) => one.slug === slug);
  await openProducts(page);
  await hand.press(page.getByRole('checkbox', { name: `${name} selecteren` }));
  await hand.press(button(page, 'Archiveren'));
  await hand.press(button(page, 'Toepassen op 1 product'));
  await done(page, '1 product bijgewerkt');
  expect(await eventually(page, isSold, (sold) => !sold)).toBe(false);
  return async () => {
    await hand.press(inWindow(page, 'Klaar'));
    await rowOf(page, slug).waitFor({ state: 'detached' });
    await callApi(staff, api.adminProducts.changeProduct, {
      params: { id },
      body: { isArchived: false, isActive: true },
    });
  };
});

/** Each takes one action. */
const productsOfTheDemo = 31;

task('counts the stock of every product and books the differences', productsOfTheDemo + 3, async (desk) => {
  const { staff, page, hand, look } = desk;
  const countable = async () =>
    (await callApi(staff, api.stockTakes.listCountable, {})).filter((one): one is Counted => one.lying !== null);
  const before = await countable();
  const differing = before.filter(({ lying }) => lying > 20).slice(0, 3);
  const found = new Map(differing.map(({ productId }, place) => [productId, [2, -3, -1][place]!]));
  const after = before.map(({ productId, lying }) => lying + (found.get(productId) ?? 0));
  await openScreen(page, 'dashboard');
  await hand.press(page.getByRole('link', { name: 'Voorraad', exact: true }));
  await hand.press(button(page, 'Telling'));
  for (const [place, { productName }] of before.entries())
    await hand.type(page.getByLabel(`Geteld aantal van ${productName}`, { exact: true }), String(after[place]));
  await page
    .getByRole('status')
    .filter({ hasText: `${before.length} van` })
    .waitFor();
  await look('stock-take');
  await hand.press(button(page, '3 verschillen boeken'));
  await expectToast(page, 'Telling geboekt', '3 verschillen geboekt.');
  expect((await countable()).map(({ lying }) => lying)).toEqual(after);
  expect(hand.actions).toBeLessThanOrEqual(before.length + 3);
});

task('imports prices after a dry run', 6, async ({ staff, page, hand, look }) => {
  const [first, second] = await products(staff);
  const price = async () => (await products(staff)).find(({ id }) => id === first!.id)!.price;
  await openScreen(page, 'dashboard');
  await hand.press(page.getByRole('link', { name: 'Producten', exact: true }));
  await hand.press(button(page, 'Importeren'));
  const file = `Slug;Prijs\n${first!.slug};21,45\n${second!.slug};${second!.price.replace('.', ',')}\n`;
  await hand.upload(fieldOf(page, 'Csv-bestand'), 'producten.csv', file);
  await page.getByText('0 producten nieuw, 1 product gewijzigd, 1 product gelijk.').waitFor();
  await look('import-dry-run');
  expect(await price()).toBe(first!.price);
  await hand.press(button(page, '1 product importeren'));
  await page.getByText('1 product bijgewerkt').waitFor();
  await hand.press(inWindow(page, 'Klaar'));
  expect(await price()).toBe('21.45');
  const params = { id: first!.id };
  return () => callApi(staff, api.adminProducts.changeProduct, { params, body: { price: first!.price } });
});
