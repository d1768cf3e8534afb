import { callApi } from '../support/call-api.js';
import * as api from '../../contracts/api.js';
import { columnsOf } from '../support/back-office/lists.js';
import { openScreen, rowOf, windowOf } from '../support/back-office/office.js';
import { staffed } from '../support/back-office/staff.js';
import { picture } from '../support/shopper.js';

const staff = staffed();

it('prints an open order in place of the list behind it, with all its lines and its history', async () => {
  const { page } = staff;
  const [order, other] = await callApi(staff, api.orders.listOrders, { query: { limit: 2 } });
  await openScreen(page, 'orders');
  await rowOf(page, other!.orderNumber).waitFor();
  await rowOf(page, order!.orderNumber).getByRole('button', { name: 'bekijken' }).click();
  const window = windowOf(page, `Bestelling ${order!.orderNumber}`);
  await window.getByText('geplaatst voor').waitFor();
  await page.emulateMedia({ media: 'print' });
  const paper = await page.locator('body').innerText();
  for (const text of [order!.orderNumber, 'Bezorgadres', 'Subtotaal', 'Totaal', 'Waarvan btw 9%', 'geplaatst voor'])
    expect(paper).toContain(text);
  for (const text of [other!.orderNumber, 'Dashboard', 'Uitloggen']) expect(paper).not.toContain(text);
  const cut = await page.evaluate(`(() => {
    const dialog = document.querySelector('dialog[open]');
    return dialog.scrollHeight - dialog.clientHeight;
  })()`);
  expect(cut).toBe(0);
  await picture(page, 'admin-print-order', true);
});

it('prints a list with its numbers, dates, amounts and statuses when nothing is open', async () => {
  const { page } = staff;
  const [order] = await callApi(staff, api.orders.listOrders, { query: { limit: 1 } });
  await openScreen(page, 'orders');
  await rowOf(page, order!.orderNumber).waitFor();
  await page.emulateMedia({ media: 'print' });
  expect(await columnsOf(page)).toEqual(['', 'Bestelnummer', 'Klant', 'Datum', 'Totaal', 'Status']);
  const row = await rowOf(page, order!.orderNumber).innerText();
  for (const text of [/€/, /\d{4}/, /In behandeling|Verzonden|Afgeleverd|Geannuleerd|In afwachting/])
    expect(row).toMatch(text);
  await picture(page, 'admin-print-list', true);
});
