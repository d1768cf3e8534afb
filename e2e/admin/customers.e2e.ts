import { text } from 'node:stream/consumers';
import { callApi } from '../support/call-api.js';
import * as api from '../../contracts/api.js';
import {
  columnsOf,
  expectFirstRow,
  expectNothingFound,
  expectListVisibleToAll,
  expectSkeletonFirst,
} from '../support/back-office/lists.js';
import { openScreen, rowOf, windowOf } from '../support/back-office/office.js';
import { expectAccessible, expectRetry } from '../support/screens.js';
import { staffed } from '../support/back-office/staff.js';
import { answerWith, breakCalls, eitherScreen, phone, until, wide } from '../support/storefront.js';

const staff = staffed();
const everybody = () => callApi(staff, api.adminCustomers.listCustomers);

it('lists all customers, newest first, after a skeleton of five rows', async () => {
  const { page } = staff;
  await expectSkeletonFirst(page, 'customers', api.adminCustomers.listCustomers);
  await expectFirstRow(page, async () => (await everybody())[0]!.email);
  expect(await columnsOf(page)).toEqual(['Naam', 'E-mail', 'Telefoon', 'Lid sinds', 'Bestellingen', 'Besteed']);
});

it('searches names, e-mail and phone case-insensitively, and keeps the search through a reload but out of the URL', async () => {
  const { page } = staff;
  const all = await everybody();
  const one = all.find(({ firstName, lastName, phone }) => firstName && lastName && phone)!;
  await openScreen(page, 'customers');
  for (const term of [one.firstName!.toUpperCase(), one.lastName!.toLowerCase(), one.email.toUpperCase(), one.phone!]) {
    await page.getByRole('searchbox').fill(term);
    await until(page, `history.state?.q === ${JSON.stringify(term)}`);
    expect(new URL(page.url()).search).toBe('');
    await rowOf(page, one.email).waitFor();
    await page.locator('tbody tr[data-index]').filter({ hasNotText: term }).first().waitFor({ state: 'detached' });
    for (const text of (await page.locator('tbody tr[data-index]').allInnerTexts()).slice(0, 5))
      expect(text.toLowerCase()).toContain(term.toLowerCase());
  }
  await page.reload();
  await rowOf(page, one.email).waitFor();
  const asked = page.waitForRequest('**/customers/export.csv*');
  const file = page.waitForEvent('download');
  await page.getByRole('link', { name: 'CSV' }).click();
  expect(new URL((await asked).url()).search).toBe('');
  const lines = await text((await (await file).createReadStream())!);
  expect(lines.trim().split('\n').length).toBeLessThan(all.length);
  expect(lines).toContain(one.email);
  await expectNothingFound(page, 'Geen klanten gevonden');
});

it('sorts by the amount spent, in both directions, and on a phone by one control', async () => {
  const { page } = staff;
  await openScreen(page, 'customers');
  const spent = async () => {
    const texts = await page.locator('tbody tr[data-index] td:last-child').allInnerTexts();
    return texts.slice(0, 10).map((text) => Number(text.replace(/[^\d,]/g, '').replace(',', '.')));
  };
  await page.getByRole('button', { name: 'Besteed' }).click();
  await page.locator('table[aria-busy=false] th[aria-sort=ascending]').waitFor();
  const up = await spent();
  expect(up).toEqual([...up].sort((a, b) => a - b));
  await page.getByRole('button', { name: 'Besteed' }).click();
  await page.locator('table[aria-busy=false] th[aria-sort=descending]').waitFor();
  const down = await spent();
  expect(down).toEqual([...down].sort((a, b) => b - a));
  expect(down[0]).toBeGreaterThan(0);
  await page.setViewportSize({ width: phone, height: 844 });
  const order = page.getByLabel('Sorteer op');
  expect(await order.inputValue()).toBe('-totalSpent');
  await order.selectOption('Besteed, oplopend');
  await page.waitForURL('**/admin/customers?*sort=totalSpent');
  await page.setViewportSize({ width: wide, height: 900 });
  await page.locator('table[aria-busy=false] th[aria-sort=ascending]').waitFor();
  expect(await spent()).toEqual(up);
});

it('opens a customer with orders and history; each order links to its detail', async () => {
  const { page } = staff;
  const one = (await everybody()).find(({ orderCount, firstName }) => orderCount >= 2 && firstName)!;
  await openScreen(page, `customers?q=${one.email}`);
  await rowOf(page, one.email).getByRole('button').click();
  const window = windowOf(page, `${one.firstName} ${one.lastName}`);
  await window.getByText(one.email).waitFor();
  await window.getByText('Klant aangemaakt.').waitFor();
  const orders = window.getByRole('table', { name: 'Bestellingen' }).locator('tbody tr');
  await orders.first().waitFor();
  expect(await orders.count()).toBeGreaterThanOrEqual(one.orderCount);
  await expectAccessible(page);
  await orders.first().getByRole('link').click();
  await page.waitForURL(/\/admin\/orders\/\d{4}-\d{6}$/);
  await page.getByRole('heading', { level: 1, name: /^Bestelling \d{4}-/ }).waitFor();
});

it('marks missing details, and says when no customer matches', async () => {
  const { page } = staff;
  const shy = { id: 4711, firstName: null, lastName: null, email: 'shy@example.com', phone: null };
  const row = { ...shy, createdAt: '2026-03-02T10:00:00.000Z', orderCount: 0, totalSpent: '0.00', tags: [] };
  await answerWith(page, api.adminCustomers.listCustomers, [row]);
  const related = { previousId: null, nextId: null, subscriptions: [], returns: [] };
  await answerWith(page, api.adminCustomers.showCustomer, { ...row, ...related });
  await answerWith(page, api.adminTimeline.showCustomerTimeline, []);
  await openScreen(page, 'customers');
  expect(await rowOf(page, 'shy@example.com').getByRole('cell').nth(2).innerText()).toBe('-');
  await rowOf(page, 'shy@example.com').getByRole('button').click();
  const window = windowOf(page, 'shy@example.com');
  await window.getByText('Niet opgegeven').waitFor();
  await window.getByText('2 mrt 2026').waitFor();
  await window.getByText('Nog geen bestellingen.').waitFor();
  await page.unrouteAll();
  await openScreen(page, 'customers/999999');
  await page.getByRole('heading', { name: 'Deze klant bestaat niet (meer).' }).waitFor();
});

it('exports the results as a file', async () => {
  const { page } = staff;
  const [one] = await everybody();
  await openScreen(page, `customers?q=${one!.email}`);
  await rowOf(page, one!.email).waitFor();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'CSV' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.csv$/);
});

it('offers a retry when loading fails', async () => {
  const { page } = staff;
  const repair = await breakCalls(page, api.adminCustomers.listCustomers.path);
  await openScreen(page, 'customers');
  await expectRetry(page, repair);
  await page.locator('[data-index="0"]').waitFor();
});

it.each(eitherScreen)('is accessible and Dutch on %s', (_name, width) =>
  expectListVisibleToAll(width, 'customers', 'Klant aangemaakt.'),
);
