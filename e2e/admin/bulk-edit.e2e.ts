import * as api from '../../contracts/api.js';
import type { AdminProduct } from '../../contracts/admin/products.js';
import { addDays, amsterdamDay } from '../../contracts/calendar.js';
import { callApi } from '../support/call-api.js';
import { counted } from '../support/back-office/counted.js';
import { fieldOf, openScreen, press, rowOf, windowOf } from '../support/back-office/office.js';
import { newColleague, newStaff, staffed } from '../support/back-office/staff.js';
import { eventually } from '../support/eventually.js';
import { expectVisibleToAll } from '../support/screens.js';
import { eitherScreen, newShopper } from '../support/storefront.js';

const staff = staffed();
const products = () => callApi(staff, api.adminProducts.listProducts, {});
const find = (id: number) => callApi(staff, api.adminProducts.findProduct, { params: { id } });
const box = ({ name }: AdminProduct) => staff.page.getByRole('checkbox', { name: `${name} selecteren` });
const button = (name: string | RegExp) => staff.page.getByRole('button', { name, exact: true });
const done = (sentence: string) => staff.page.getByRole('status').getByText(sentence, { exact: true }).waitFor();

async function openProducts() {
  await openScreen(staff.page, 'products');
  await staff.page.locator('[data-opener]').first().waitFor();
}
const takeBack = async (sentence: string) => {
  await press(staff.page, 'Ongedaan maken');
  await done(sentence);
};

it('raises the price of all products in at most 6 actions, shows old and new before, and takes it back', async () => {
  const { page } = staff;
  const before = await products();
  const count = before.length;
  const day = counted();
  await openProducts();
  await day.do(() => page.getByRole('checkbox', { name: 'Alles selecteren' }).check());
  await day.do(() => button('Bewerken').click());
  await day.do(() => fieldOf(page, 'Bedrag of procent').fill('10'));
  const apply = button(`Toepassen op ${count} producten`);
  await apply.waitFor();
  await expectVisibleToAll(page, 'admin-bulk-edit-preview');
  expect((await products()).map(({ price }) => price)).toEqual(before.map(({ price }) => price));
  await day.do(() => apply.click());
  await done(`${count} producten bijgewerkt`);
  await expectVisibleToAll(page, 'admin-bulk-edit-done');
  expect(day.actions).toBeLessThanOrEqual(6);
  for (const { id, price } of (await products()).slice(0, 3)) {
    const former = Number(before.find((one) => one.id === id)!.price);
    expect(Number(price)).toBeCloseTo(Math.round(former * 110 * 0.2) / 20, 1);
  }
  await takeBack(`${count} producten teruggezet`);
  expect((await products()).map(({ price }) => price)).toEqual(before.map(({ price }) => price));
});

it('moves products to a category in at most 5 actions', async () => {
  const { page } = staff;
  const categories = await callApi(staff, api.adminCategories.listCategories, {});
  const chosen = categories[0]!;
  const moved = (await products()).filter(({ categoryId }) => categoryId !== chosen.id);
  const day = counted();
  await openProducts();
  await day.do(() => page.getByRole('checkbox', { name: 'Alles selecteren' }).check());
  await day.do(() => button('Bewerken').click());
  await day.do(() => fieldOf(page, 'Categorie').selectOption(chosen.name));
  await day.do(() => button(`Toepassen op ${moved.length} producten`).click());
  await done(`${moved.length} producten bijgewerkt`);
  expect(day.actions).toBeLessThanOrEqual(5);
  expect(new Set((await products()).map(({ categoryId }) => categoryId))).toEqual(new Set([chosen.id]));
  await takeBack(`${moved.length} producten teruggezet`);
  expect((await find(moved[0]!.id)).categoryId).toBe(moved[0]!.categoryId);
});

it('archives a product in at most 3 actions: it leaves the shop and the list, and comes back', async () => {
  const { page } = staff;
  const product = (await products()).find(({ isActive }) => isActive)!;
  const shopper = await newShopper();
  const isShown = async () =>
    (await callApi(shopper, api.catalog.listProducts)).some(({ slug }) => slug === product.slug);
  const day = counted();
  await openProducts();
  await day.do(() => box(product).check());
  await day.do(() => button('Archiveren').click());
  await day.do(() => button('Toepassen op 1 product').click());
  await done('1 product bijgewerkt');
  expect(day.actions).toBeLessThanOrEqual(3);
  await eventually(shopper.page, isShown, (shown) => !shown);
  await press(page, 'Klaar');
  await rowOf(page, product.slug).waitFor({ state: 'detached' });
  await page.getByLabel('Status', { exact: true }).selectOption('Gearchiveerd');
  await box(product).check();
  await button('Bewerken').click();
  await fieldOf(page, 'Status').selectOption('Actief');
  await button('Toepassen op 1 product').click();
  await done('1 product bijgewerkt');
  await eventually(shopper.page, isShown, (shown) => shown);
  await shopper.close();
});

it('plans a product for Friday in at most 3 actions', async () => {
  const { page } = staff;
  const product = (await products()).find(({ isActive }) => isActive)!;
  const day = counted();
  await openProducts();
  await day.do(() => button(`${product.name} bewerken`).click());
  const friday = `${addDays(amsterdamDay(new Date().toISOString()), 4)}T09:00`;
  await day.do(() => fieldOf(page, 'Live vanaf').fill(friday));
  await day.do(() => press(page, 'Opslaan'));
  await rowOf(page, product.slug).getByText('Gepland', { exact: true }).waitFor();
  expect(day.actions).toBeLessThanOrEqual(3);
  expect(await find(product.id)).toMatchObject({ isActive: true, publishAt: expect.stringMatching(/:00:00/) });
  await callApi(staff, api.adminProducts.changeProduct, { params: { id: product.id }, body: { publishFrom: null } });
});

it('works by keyboard', async () => {
  const { page } = staff;
  const [product] = await products();
  await openProducts();
  await box(product!).focus();
  await page.keyboard.press('Space');
  await button('Bewerken').focus();
  await page.keyboard.press('Enter');
  await fieldOf(page, 'Bedrag of procent').focus();
  await page.keyboard.type('1');
  await button('Toepassen op 1 product').waitFor();
  await page.keyboard.press('Control+Enter');
  await done('1 product bijgewerkt');
  await button('Ongedaan maken').focus();
  await page.keyboard.press('Enter');
  await done('1 product teruggezet');
});

it('is not offered to who may not change products', async () => {
  const packer = await newShopper();
  await callApi(packer, api.staffLogin.login, { body: await newColleague('warehouse') });
  await openScreen(packer.page, 'products');
  await packer.page.locator('[data-opener]').first().waitFor();
  expect(await packer.page.getByRole('checkbox').count()).toBe(0);
  expect(await packer.page.getByRole('button', { name: 'Importeren' }).count()).toBe(0);
  await packer.close();
});

it.each(eitherScreen)('is accessible and Dutch on %s', async (_name, width) => {
  const visitor = await newStaff(width);
  const { page } = visitor;
  await openScreen(page, 'products');
  await page.locator('[data-index="0"]').getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Bewerken', exact: true }).click();
  const title = windowOf(page, '1 product bewerken');
  await title.getByLabel('Status', { exact: true }).selectOption('Actief');
  await title.getByLabel('Bedrag of procent').fill('-5');
  await page.getByRole('button', { name: 'Toepassen op 1 product' }).waitFor();
  await expectVisibleToAll(page, `admin-bulk-edit-${width}`);
  await visitor.close();
});
