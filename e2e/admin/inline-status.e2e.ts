import { callApi } from '../support/call-api.js';
import * as api from '../../contracts/api.js';
import {
  choose,
  expectStatus,
  openScreen,
  press,
  rowOf,
  expectToast,
  windowOf,
} from '../support/back-office/office.js';
import { expectAccessible } from '../support/screens.js';
import { picture } from '../support/shopper.js';
import { newStaff, staffed } from '../support/back-office/staff.js';
import { phone } from '../support/storefront.js';

interface Row {
  id: string;
  orderNumber: string;
  status: string;
  isWithdrawn?: boolean;
}

const staff = staffed();

const firstOrder = async (status: string) =>
  (await callApi(staff, api.orders.listOrders, { query: { status, limit: 1 } }))[0]!;
/** Skips the newest orders, which another journey may have withdrawn. */
const firstToShip = async () =>
  (await callApi(staff, api.orders.listOrders, { query: { status: 'processing', limit: 50 } })).find(
    ({ isWithdrawn }) => !isWithdrawn,
  )!;
const status = (row: Row) => rowOf(staff.page, row.orderNumber).first().getByRole('combobox');

function countChanges(): () => number {
  let changes = 0;
  staff.page.on('request', (request) => (changes += request.method() === 'PATCH' ? 1 : 0));
  return () => changes;
}

it('changes nothing on arrow keys, letters, Escape, Tab or a click elsewhere', async () => {
  const { page } = staff;
  const order = await firstToShip();
  await openScreen(page, `orders?q=${order.orderNumber}`);
  const changes = countChanges();
  const options = page.getByRole('listbox');
  await status(order).focus();
  await page.keyboard.press('ArrowDown');
  await options.waitFor();
  await page.keyboard.press('ArrowDown');
  await expectStatus(options.locator('[data-highlighted]'), 'Verzonden');
  await expectAccessible(page);
  await picture(page, 'admin-status-options');
  await page.keyboard.press('g');
  await expectStatus(options.locator('[data-highlighted]'), 'Geannuleerd');
  await page.keyboard.press('Escape');
  await options.waitFor({ state: 'detached' });
  await page.keyboard.press('End');
  await page.keyboard.press('Tab');
  await options.waitFor({ state: 'detached' });
  await status(order).click();
  await options.waitFor();
  await page.locator('main h1').click();
  await options.waitFor({ state: 'detached' });
  expect(await status(order).innerText()).toBe('In behandeling');
  expect(changes()).toBe(0);
});

it('ships an order once, and only after a confirmation', async () => {
  const { page } = staff;
  const order = await firstToShip();
  await openScreen(page, `orders?q=${order.orderNumber}`);
  const changes = countChanges();
  const question = windowOf(page, `Bestelling ${order.orderNumber} op Verzonden zetten?`);
  const chooseShipped = async () => {
    await status(order).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await question.waitFor();
  };
  await chooseShipped();
  await question.getByText('De klant krijgt hierover een mail.').waitFor();
  await page.keyboard.press('Enter');
  await question.waitFor({ state: 'hidden' });
  expect(changes()).toBe(0);
  await page.locator('[role=combobox]:focus').waitFor();
  await chooseShipped();
  await press(page, 'Op Verzonden zetten');
  await expectToast(page, 'Status bijgewerkt', 'De orderstatus is succesvol bijgewerkt');
  await expectStatus(status(order), 'Verzonden');
  expect(changes()).toBe(1);
});

it('asks for confirmation before an order is delivered', async () => {
  const { page } = staff;
  const order = await firstOrder('shipped');
  await openScreen(page, `orders?q=${order.orderNumber}`);
  await choose(status(order), 'Afgeleverd');
  await windowOf(page, `Bestelling ${order.orderNumber} op Afgeleverd zetten?`).waitFor();
  await press(page, 'Niet wijzigen');
  expect(await status(order).innerText()).toBe('Verzonden');
});

it('asks for confirmation before a return is approved; an arrow key completes none', async () => {
  const { page } = staff;
  const query = { status: 'requested', limit: 1 };
  const item = (await callApi(staff, api.adminReturns.listReturns, { query }))[0]!;
  await openScreen(page, `returns?q=${item.orderNumber}&status=requested`);
  const changes = countChanges();
  await status(item).focus();
  for (const key of ['ArrowDown', 'End', 'ArrowUp', 'Escape']) await page.keyboard.press(key);
  expect(await page.locator('dialog[open]').count()).toBe(0);
  await choose(status(item), 'Goedgekeurd');
  const dialog = windowOf(page, `Retour van ${item.orderNumber} goedkeuren`);
  await dialog.waitFor();
  await press(page, 'Annuleren');
  await dialog.waitFor({ state: 'hidden' });
  expect(await status(item).innerText()).toBe('Aangevraagd');
  expect(changes()).toBe(0);
});

it('shows its options on a phone', async () => {
  const visitor = await newStaff(phone);
  const { page } = visitor;
  await openScreen(page, 'orders');
  await page.locator('[data-index="0"]').getByRole('combobox').click();
  const box = (await page.getByRole('listbox').boundingBox())!;
  expect(box.x).toBeGreaterThanOrEqual(0);
  expect(box.x + box.width).toBeLessThanOrEqual(phone);
  await picture(page, 'admin-status-options-390');
  await visitor.close();
});
