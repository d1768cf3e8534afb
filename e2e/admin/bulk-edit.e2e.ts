import * as api from '../../contracts/api.js';
import type { AdminProduct } from '../../contracts/admin/products.js';
import { callApi } from '../support/call-api.js';
import { fieldOf, openScreen, windowOf } from '../support/back-office/office.js';
import { newColleague, newStaff, staffed } from '../support/back-office/staff.js';
import { eventually } from '../support/eventually.js';
import { expectVisibleToAll } from '../support/screens.js';
import { eitherScreen, newShopper } from '../support/storefront.js';

const staff = staffed();
const products = () => callApi(staff, api.adminProducts.listProducts, {});
const box = ({ name }: AdminProduct) => staff.page.getByRole('checkbox', { name: `${name} selecteren` });
const button = (name: string | RegExp) => staff.page.getByRole('button', { name, exact: true });
const done = (sentence: string) => staff.page.getByRole('status').getByText(sentence, { exact: true }).waitFor();

it('brings an archived product back to the shop', async () => {
  const { page } = staff;
  const product = (await products()).find(({ isActive }) => isActive)!;
  const shopper = await newShopper();
  const isShown = async () =>
    (await callApi(shopper, api.catalog.listProducts)).some(({ slug }) => slug === product.slug);
  const params = { id: product.id };
  await callApi(staff, api.adminProducts.changeProduct, { params, body: { isArchived: true } });
  await openScreen(page, 'products');
  await page.getByLabel('Status', { exact: true }).selectOption('Gearchiveerd');
  await box(product).check();
  await button('Bewerken').click();
  await fieldOf(page, 'Status').selectOption('Actief');
  await button('Toepassen op 1 product').click();
  await done('1 product bijgewerkt');
  await eventually(shopper.page, isShown, (shown) => shown);
  await shopper.close();
});

it('sets the text of a card on several products, clears another, and takes both back', async () => {
  const { page } = staff;
  const [one, other] = (await products()).slice(0, 2) as [AdminProduct, AdminProduct];
  const texts = async () =>
    (await products())
      .filter(({ id }) => id === one.id || id === other.id)
      .map(({ purpose, flavour }) => [purpose, flavour]);
  const before = await texts();
  await openScreen(page, 'products');
  for (const product of [one, other]) await box(product).check();
  await button('Bewerken').click();
  const title = windowOf(page, '2 producten bewerken');
  await title.getByLabel('Waarvoor', { exact: true }).fill('Nu met korting');
  await title.getByText('Noem hier geen prijs of korting: die staan al bij het product').waitFor();
  await title.getByLabel('Waarvoor', { exact: true }).fill('Voor bij de koffie');
  await title.getByLabel('Smaak leegmaken').check();
  expect(await title.getByLabel('Smaak', { exact: true }).isDisabled()).toBe(true);
  await button('Toepassen op 2 producten').click();
  await done('2 producten bijgewerkt');
  expect(await texts()).toEqual([
    ['Voor bij de koffie', null],
    ['Voor bij de koffie', null],
  ]);
  await button('Ongedaan maken').click();
  await done('2 producten teruggezet');
  expect(await texts()).toEqual(before);
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
