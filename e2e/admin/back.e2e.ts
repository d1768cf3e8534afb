import { callApi } from '../support/call-api.js';
import * as api from '../../contracts/api.js';
import { choose, fieldOf, openScreen, press, rowOf, windowOf } from '../support/back-office/office.js';
import { staffed } from '../support/back-office/staff.js';

const staff = staffed();
const open = () => staff.page.locator('dialog[open]');
const path = () => new URL(staff.page.url()).pathname;

async function expectBackTo(windows: number): Promise<void> {
  const before = path();
  await staff.page.evaluate('history.back()');
  await open().nth(windows).waitFor({ state: 'detached' });
  if (windows > 0)
    await open()
      .nth(windows - 1)
      .waitFor();
  expect(path()).toBe(before);
}

const order = async (status: string) =>
  (await callApi(staff, api.orders.listOrders, { query: { status, limit: 1 } }))[0]!;

it('closes the detail of an order first, then leaves the screen', async () => {
  const { page } = staff;
  await openScreen(page, 'customers');
  await page.getByRole('complementary').getByRole('link', { name: 'Bestellingen' }).click();
  await page.getByRole('heading', { level: 1, name: 'Bestellingen' }).waitFor();
  await page.locator('[data-index="0"]').getByRole('button', { name: 'bekijken' }).click();
  await open().waitFor();
  await expectBackTo(0);
  await page.goBack();
  await page.waitForURL('**/admin/customers');
});

it('closes a dialog on the first page of a tab', async () => {
  const { page } = staff;
  const { orderNumber } = await order('delivered');
  await openScreen(page, `orders?q=${orderNumber}`);
  await rowOf(page, orderNumber).getByRole('button', { name: 'bekijken' }).click();
  await windowOf(page, `Bestelling ${orderNumber}`).waitFor();
  await expectBackTo(0);
});

it('closes a form for a new row, with a confirmation when it has input', async () => {
  const { page } = staff;
  await openScreen(page, 'discount-codes');
  await page.getByRole('button', { name: 'Nieuwe kortingscode' }).click();
  await open().waitFor();
  await expectBackTo(0);
  await page.getByRole('button', { name: 'Nieuwe kortingscode' }).click();
  await fieldOf(page, 'Code').fill('HALF');
  await expectBackTo(2);
  await windowOf(page, 'Wijzigingen weggooien?').waitFor();
  await expectBackTo(1);
  expect(await fieldOf(page, 'Code').inputValue()).toBe('HALF');
  await expectBackTo(2);
  await press(page, 'Weggooien');
  await open().waitFor({ state: 'detached' });
});

it('closes an edit form', async () => {
  const { page } = staff;
  await openScreen(page, 'products');
  await page
    .locator('[data-index="0"]')
    .getByRole('button', { name: /bekijken$/ })
    .click();
  await fieldOf(page, 'Naam').waitFor();
  await expectBackTo(0);
});

it('closes the stock change form', async () => {
  const { page } = staff;
  await openScreen(page, 'inventory');
  await page.getByRole('button', { name: 'Wijziging registreren' }).click();
  await open().waitFor();
  await expectBackTo(0);
});

it('declines a confirmation', async () => {
  const { page } = staff;
  const { orderNumber } = await order('processing');
  await openScreen(page, `orders?q=${orderNumber}`);
  const status = rowOf(page, orderNumber).getByRole('combobox');
  await choose(status, 'Verzonden');
  await open().waitFor();
  await expectBackTo(0);
  expect(await status.innerText()).toBe('In behandeling');
});

it('closes a form over a detail first, then the detail', async () => {
  const { page } = staff;
  const { orderNumber } = await order('delivered');
  await openScreen(page, `orders?q=${orderNumber}`);
  await rowOf(page, orderNumber).getByRole('button', { name: 'bekijken' }).click();
  await press(page, 'Retour aanmelden');
  await page.getByRole('button', { name: 'Aanmelden', exact: true }).waitFor();
  await expectBackTo(1);
  await expectBackTo(0);
});
