import type { Page } from 'playwright-core';
import * as api from '../../contracts/api.js';
import type { AdminCustomer } from '../../contracts/admin/customers.js';
import type { AdminOrder, AdminOrderDetail } from '../../contracts/orders.js';
import { choose, expectToast, fieldOf, openScreen, press, rowOf } from '../support/back-office/office.js';
import { paidOrder } from '../support/back-office/paid-order.js';
import { newColleague, newStaff, staffed } from '../support/back-office/staff.js';
import { callApi } from '../support/call-api.js';
import { expectVisibleToAll } from '../support/screens.js';
import { eitherScreen, newShopper } from '../support/storefront.js';

const staff = staffed();
const orders = (query: object) => callApi(staff, api.orders.listOrders, { query }) as Promise<AdminOrder[]>;
const find = (id: string) => callApi(staff, api.orders.findOrder, { params: { id } }) as Promise<AdminOrderDetail>;
const tagField = (page: Page) => page.getByRole('combobox', { name: 'Nieuwe tag' });
const tagsOf = (page: Page) => page.getByRole('list', { name: 'Tags' });
const views = (page: Page) => page.getByRole('navigation', { name: 'Weergaven' });
const tab = (page: Page, name: string) => views(page).getByRole('button', { name, exact: true });

it('shows the tag of an order in the list, and filters by it', async () => {
  const { page } = staff;
  const [one] = await orders({ status: 'processing', limit: 1 });
  await openScreen(page, `orders/${one!.orderNumber}`);
  await tagField(page).fill('Belt terug');
  await tagField(page).press('Enter');
  await tagsOf(page).getByText('belt-terug', { exact: true }).waitFor();
  await openScreen(page, 'orders');
  await rowOf(page, one!.orderNumber).getByText('belt-terug').waitFor();
  await page.getByLabel('Tags', { exact: true }).selectOption('belt-terug');
  await page.waitForURL('**/admin/orders?*tag=belt-terug*');
  await page.getByText(/^1 van /).waitFor();
  await page.reload();
  await rowOf(page, one!.orderNumber).waitFor();
  expect(await page.locator('tbody tr[data-index]').count()).toBe(1);
});

it('chooses a tag in use and removes it, by keyboard', async () => {
  const { page } = staff;
  const query = { limit: 2, sort: '-orderCount' };
  const [one, other] = (await callApi(staff, api.adminCustomers.listCustomers, { query })) as AdminCustomer[];
  const id = String(other!.id);
  await callApi(staff, api.adminTags.addCustomerTag, { params: { id }, body: { tag: 'vaste-klant' } });
  await openScreen(page, `customers/${one!.id}`);
  await tagField(page).focus();
  await page.keyboard.type('va');
  await page.getByRole('option', { name: 'vaste-klant' }).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const tag = tagsOf(page).getByText('vaste-klant', { exact: true });
  await tag.waitFor();
  await page.getByRole('button', { name: 'Tag vaste-klant weghalen' }).focus();
  await page.keyboard.press('Enter');
  await tag.waitFor({ state: 'detached' });
  await page.locator('input[role=combobox]:focus').waitFor();
  await page.keyboard.type('06 12345678');
  await page.keyboard.press('Enter');
  await page.getByText('Gebruik letters, cijfers en streepjes, en begin met een letter').waitFor();
});

it('filters orders by day, payment and refund, and keeps that over a reload and Back', async () => {
  const { page } = staff;
  const [paid, all] = [await orders({ payment: 'paid', limit: 500 }), await orders({ limit: 500 })];
  expect(paid.length).toBeLessThanOrEqual(all.length);
  await openScreen(page, 'orders');
  await page.getByLabel('Betaling', { exact: true }).selectOption({ label: 'Betaald' });
  await page.getByLabel('Terugbetaling', { exact: true }).selectOption({ label: 'Niets terugbetaald' });
  await page.getByLabel('Periode', { exact: true }).selectOption({ label: 'Vorige maand' });
  await page.waitForURL('**/admin/orders?*period=last-month*');
  await page.getByLabel('Periode', { exact: true }).selectOption({ label: 'Zelf kiezen' });
  const day = (await orders({ payment: 'paid', refund: 'none', limit: 1 }))[0]!.createdAt.slice(0, 10);
  await page.getByLabel('Van', { exact: true }).fill(day);
  await page.waitForURL(`**/admin/orders?*from=${day}*`);
  await page.locator('[data-opener]').first().click();
  await page.getByRole('button', { name: 'Status van' }).or(page.locator('article h1')).first().waitFor();
  await page.goBack();
  await page.waitForURL(`**/admin/orders?*from=${day}*`);
  await page.reload();
  expect(await page.getByLabel('Betaling', { exact: true }).inputValue()).toBe('paid');
  expect(await page.getByLabel('Van', { exact: true }).inputValue()).toBe(day);
});

it('saves a view, shares it, and shows it as a tab to a colleague without its owner’s buttons', async () => {
  const { page } = staff;
  await openScreen(page, 'orders?status=delivered&sort=-totalAmount');
  await views(page).getByRole('button', { name: 'Weergave opslaan' }).click();
  await fieldOf(page, 'Naam').fill('Duurste');
  await fieldOf(page, 'Naam').press('Enter');
  await expectToast(page, 'Weergave opgeslagen');
  expect(await tab(page, 'Duurste').getAttribute('aria-current')).toBe('true');
  await tab(page, 'Alles').press('Enter');
  await page.waitForURL('**/admin/orders');
  await tab(page, 'Duurste').press('Enter');
  await page.waitForURL('**/admin/orders?*sort=-totalAmount*');
  await views(page).getByRole('button', { name: 'Weergave Duurste bewerken' }).click();
  await fieldOf(page, 'Delen met collega’s').check();
  await fieldOf(page, 'Naam').fill('Duurste eerst');
  await press(page, 'Opslaan');
  await tab(page, 'Duurste eerst').waitFor();

  const colleague = await newShopper();
  await callApi(colleague, api.staffLogin.login, { body: await newColleague('staff') });
  await openScreen(colleague.page, 'orders');
  await tab(colleague.page, 'Duurste eerst (gedeeld)').click();
  await colleague.page.waitForURL('**/admin/orders?*status=delivered*');
  expect(
    await views(colleague.page)
      .getByRole('button', { name: /bewerken$/ })
      .count(),
  ).toBe(0);
  await colleague.close();

  await views(page).getByRole('button', { name: 'Weergave Duurste eerst bewerken' }).click();
  await press(page, 'Weghalen');
  await press(page, 'Weghalen');
  await expectToast(page, 'Weergave weggehaald');
  await tab(page, 'Duurste eerst').waitFor({ state: 'detached' });
});

it('hides a column, which the address keeps', async () => {
  const { page } = staff;
  await openScreen(page, 'orders');
  await page.getByRole('button', { name: 'Kolommen' }).click();
  await page.getByRole('checkbox', { name: 'Datum' }).uncheck();
  await page.getByRole('columnheader', { name: 'Datum' }).waitFor({ state: 'detached' });
  await page.getByRole('checkbox', { name: 'Totaal' }).uncheck();
  await page.waitForURL('**/admin/orders?*hide=createdAt*totalAmount*');
});

it('takes a status back within ten seconds, in one action', async () => {
  const { page } = staff;
  const one = await paidOrder(staff); // of no other journey, which may have shipped a part
  await openScreen(page, `orders?q=${one.orderNumber}`);
  await choose(rowOf(page, one.orderNumber).getByRole('combobox'), 'Verzonden');
  await press(page, 'Op Verzonden zetten');
  await expectToast(page, 'Status bijgewerkt');
  await page.getByTestId('toast').getByRole('button', { name: 'Ongedaan maken' }).click();
  await expectToast(page, 'Status teruggezet', 'De klant krijgt hierover geen mail');
  expect((await find(one.id)).status).toBe('processing');
});

it.each(eitherScreen)('is accessible and Dutch on %s, with tags, filters and views', async (_name, width) => {
  const visitor = await newStaff(width);
  const { page } = visitor;
  const [one] = await orders({ limit: 1 });
  const id = one!.id;
  for (const tag of ['spoed', 'een-tag-van-24-tekens-ja'])
    await callApi(staff, api.adminTags.addOrderTag, { params: { id }, body: { tag } });
  await openScreen(page, `orders/${one!.orderNumber}`);
  await tagField(page).fill('s');
  await tagsOf(page).getByText('spoed', { exact: true }).waitFor();
  await expectVisibleToAll(page, `admin-tags-${width}`);
  await openScreen(page, 'orders?tag=spoed&period=own&from=2026-01-01&payment=paid');
  await rowOf(page, one!.orderNumber).or(page.getByText('Geen bestellingen gevonden')).first().waitFor();
  await page.getByRole('button', { name: 'Kolommen' }).click();
  await expectVisibleToAll(page, `admin-views-${width}`);
  await views(page).getByRole('button', { name: 'Weergave opslaan' }).click();
  await expectVisibleToAll(page, `admin-view-dialog-${width}`);
  await visitor.close();
});
