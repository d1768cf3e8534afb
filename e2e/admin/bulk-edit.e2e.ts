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
