import type { Page } from 'playwright-core';
import * as api from '../../contracts/api.js';
import { paymentMethodNames } from '../../contracts/payments/payment-methods.js';
import type { AdminOrder, AdminOrderDetail } from '../../contracts/orders.js';
import { callApi } from '../support/call-api.js';
import { counted } from '../support/back-office/counted.js';
import { expectToast, fieldOf, openScreen, press } from '../support/back-office/office.js';
import { newStaff, staffed } from '../support/back-office/staff.js';
import { eventually } from '../support/eventually.js';
import { newEmail, untilMailed } from '../support/mails.js';
import { shop } from '../support/shopper.js';
import { expectVisibleToAll } from '../support/screens.js';
import { crashes, eitherScreen, newShopper } from '../support/storefront.js';

const staff = staffed();

const details = (email: string) => ({
  email,
  phone: '0612345678',
  firstName: 'Sanne',
  lastName: 'de Vries',
  address: 'Prinsengracht 12',
  postalCode: '1015 DX',
  city: 'Amsterdam',
});

async function placeByApi(email: string): Promise<string> {
  const [product] = await callApi(staff, api.catalog.listProducts);
  const body = { id: crypto.randomUUID(), ...details(email), items: [{ id: product!.id, quantity: 1 }] };
  return (await callApi(staff, api.phoneOrders.placePhoneOrder, { body })).link;
}

async function anOrder(skip = 0): Promise<AdminOrder> {
  const query = { status: 'delivered', sort: '-totalAmount', limit: 50 };
  return ((await callApi(staff, api.orders.listOrders, { query })) as AdminOrder[])[10 + skip]!;
}

async function restock(id: string): Promise<void> {
  const { items } = (await callApi(staff, api.orders.findOrder, { params: { id } })) as AdminOrderDetail;
  for (const { productId } of items)
    await callApi(staff, api.inventory.registerStockChange, { body: { productId, type: 'restock', quantity: 40 } });
}

const emailBecomes = (page: Page, email: string) =>
  eventually(
    page,
    () => page.getByLabel('E-mailadres').inputValue(),
    (value) => value === email,
  );

it('takes an order by phone in at most ten actions; the customer pays it once by the link', async () => {
  const { page } = staff;
  const { customerEmail } = await anOrder();
  const work = counted();
  await openScreen(page, 'orders');
  await work.do(() => page.getByRole('button', { name: 'Nieuwe bestelling' }).click());
  await work.do(() =>
    page.getByRole('searchbox', { name: 'Zoek een klant op naam, e-mail of telefoon' }).fill(customerEmail),
  );
  await work.do(() =>
    page.getByRole('list', { name: 'Gevonden klanten' }).getByRole('button').filter({ hasText: customerEmail }).click(),
  );
  await emailBecomes(page, customerEmail);
  const product = page.getByLabel('Product 1');
  const name = await product.locator('option').nth(1).innerText();
  await work.do(() => product.selectOption({ index: 1 }));
  await work.do(() => page.getByLabel('Aantal 1').fill('2'));
  await page.getByText(/^Totaal €\s[\d,.]+$/).waitFor();
  await work.do(() => page.getByRole('button', { name: 'Betaallink mailen' }).click());
  await expectToast(page, 'Betaallink gemaild', 'De bestelling staat hieronder en wacht op betaling');
  expect(work.actions).toBeLessThanOrEqual(10);
  const row = page.locator('tbody tr').filter({ hasText: customerEmail }).first();
  await row.getByText('Wacht op betaling').waitFor();

  const [mail] = await untilMailed(staff, customerEmail, ({ subject }) => /staat klaar om te betalen/.test(subject));
  const link = /https?:\S+\/betaallink#\S+/.exec(mail!.text)![0];
  const shopper = await newShopper();
  const other = await shopper.newTab();
  await shopper.page.goto(link);
  await shopper.page.getByText(`2 × ${name}`).waitFor();
  await shopper.page.getByRole('button', { name: 'Verder naar betalen' }).click();
  await shopper.page.getByRole('radio', { name: paymentMethodNames.ideal }).click();
  await shopper.page.getByRole('link', { name: /algemene voorwaarden/ }).waitFor();
  await other.goto(link);
  await other.getByRole('button', { name: 'Verder naar betalen' }).click();
  await other.getByRole('radio', { name: paymentMethodNames.ideal }).waitFor();
  await shopper.page.getByRole('button', { name: 'Bestelling met betalingsverplichting' }).click();
  await shopper.page.getByRole('button', { name: 'Betalen', exact: true }).click();
  await shopper.page.getByRole('heading', { name: 'Bedankt, je bestelling is betaald' }).waitFor();
  const number = /\d{4}-\d{6}/.exec(await shopper.page.locator('main').innerText())![0];
  await other.reload();
  await other.getByText(number).waitFor();
  expect(crashes(shopper)).toEqual([]);
  await shopper.close();

  await page.reload();
  await page.locator('tbody tr').filter({ hasText: customerEmail }).first().getByText('Betaald').waitFor();
  await page.getByRole('link', { name: number }).click();
  await page.getByRole('heading', { level: 1, name: `Bestelling ${number}` }).waitFor();
});

it('takes an order by keyboard', async () => {
  const { page } = staff;
  await openScreen(page, 'orders/new');
  await page.keyboard.press('/');
  await page.keyboard.type((await anOrder(1)).customerEmail);
  await page.getByRole('list', { name: 'Gevonden klanten' }).waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await emailBecomes(page, (await anOrder(1)).customerEmail);
  await page.getByLabel('Product 1').focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await page.keyboard.type('3');
  await page.keyboard.press('Enter');
  await expectToast(page, 'Betaallink gemaild', 'De bestelling staat hieronder en wacht op betaling');
});

it('ends a link that staff withdraws, and tells the customer', async () => {
  const { page } = staff;
  const email = newEmail('ingetrokken');
  const link = await placeByApi(email);
  await openScreen(page, 'orders/new');
  const row = page.locator('tbody tr').filter({ hasText: email });
  await row.getByRole('button', { name: 'Betaallink van Sanne de Vries intrekken' }).click();
  await press(page, 'Intrekken');
  await row.getByText('Ingetrokken', { exact: true }).waitFor();
  const shopper = await newShopper();
  await shopper.page.goto(link);
  await shopper.page.getByRole('heading', { name: 'Deze link is ingetrokken' }).waitFor();
  await shopper.page.goto('about:blank');
  await shopper.page.goto(`${shop.url}/betaallink#kapot`);
  await shopper.page.getByRole('heading', { name: 'Deze link werkt niet' }).waitFor();
  await shopper.close();
});

it('opens a copy of an order in one action', async () => {
  const { page } = staff;
  const order = await anOrder(2);
  await openScreen(page, `orders/${order.orderNumber}`);
  const work = counted();
  await work.do(() => page.getByRole('link', { name: 'Dupliceren' }).click());
  expect(work.actions).toBeLessThanOrEqual(2);
  await page.waitForURL('**/admin/orders/new?order=*');
  await emailBecomes(page, order.customerEmail);
  expect(await page.getByLabel('Product 1').inputValue()).not.toBe('');
  await page.getByText(/^Totaal €\s[\d,.]+$/).waitFor();
});

it('replaces pieces for free in three actions, linked both ways', async () => {
  const { page } = staff;
  const order = await anOrder(3);
  await restock(order.id);
  await openScreen(page, `orders/${order.orderNumber}`);
  const work = counted();
  await work.do(() => page.getByRole('button', { name: 'Gratis vervangen' }).click());
  await work.do(() => fieldOf(page, 'Reden').selectOption('Beschadigd'));
  await work.do(() => press(page, 'Vervangen'));
  expect(work.actions).toBe(3);
  const link = page
    .getByText(/vervangen \(beschadigd\) door/)
    .locator('..')
    .getByRole('link');
  await link.waitFor();
  const number = await link.innerText();
  await link.click();
  await page.getByRole('heading', { level: 1, name: `Bestelling ${number}` }).waitFor();
  await page.getByText('Vervangt producten van (beschadigd):').locator('..').getByRole('link').click();
  await page.getByRole('heading', { level: 1, name: `Bestelling ${order.orderNumber}` }).waitFor();
});

it('adds a product to an order that has not left, in at most five actions', async () => {
  const { page } = staff;
  const order = await anOrder(5);
  const setStatus = (status: 'processing' | 'delivered') =>
    callApi(staff, api.orders.changeOrderStatus, { params: { id: order.id }, body: { status } });
  await setStatus('processing');
  await openScreen(page, `orders/${order.orderNumber}`);
  const work = counted();
  await work.do(() => page.getByRole('link', { name: 'Bijbestellen' }).click());
  await page.getByRole('heading', { level: 1, name: `Bijbestellen bij ${order.orderNumber}` }).waitFor();
  await work.do(() => page.getByLabel('Product 1').selectOption({ index: 1 }));
  await work.do(() => page.getByLabel('Aantal 1').fill('2'));
  await page.getByText('Verzending gratis', { exact: true }).waitFor();
  await work.do(() => page.getByRole('button', { name: 'Betaallink mailen' }).click());
  await expectToast(page, 'Betaallink gemaild', 'Na de betaling gaat het mee in het pakket');
  expect(work.actions).toBeLessThanOrEqual(5);
  await page.getByText(/^Betaallink van €/).waitFor();
  await page.getByText('Wacht op betaling', { exact: true }).waitFor();
  await expectVisibleToAll(page, 'admin-order-with-addition-1440');
  await page.getByRole('link', { name: 'Bijbestellen' }).click();
  await page.getByLabel('Product 1').selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Betaallink mailen' }).click();
  await page.getByText('Bij deze bestelling wacht al een betaallink op betaling. Trek die eerst in.').waitFor();
  await expectVisibleToAll(page, 'admin-add-to-order-1440', true);
  await setStatus('delivered');
});

it.each(eitherScreen)('is accessible and Dutch on %s', async (_name, width) => {
  const visitor = await newStaff(width);
  const link = await placeByApi(newEmail('scherm'));
  await openScreen(visitor.page, 'orders/new');
  await visitor.page.getByText('Wacht op betaling').first().waitFor();
  await expectVisibleToAll(visitor.page, `admin-new-order-${width}`, true);
  await openScreen(visitor.page, `orders/${(await anOrder(4)).orderNumber}`);
  await visitor.page.getByRole('button', { name: 'Gratis vervangen' }).click();
  await fieldOf(visitor.page, 'Reden').waitFor();
  await expectVisibleToAll(visitor.page, `admin-replace-order-${width}`);
  await visitor.close();
  const shopper = await newShopper(width);
  await shopper.page.goto(link);
  await shopper.page.getByRole('button', { name: 'Verder naar betalen' }).waitFor();
  await expectVisibleToAll(shopper.page, `payment-link-${width}`, true);
  await shopper.page.getByRole('button', { name: 'Verder naar betalen' }).click();
  await shopper.page.getByRole('button', { name: 'Bestelling met betalingsverplichting', disabled: false }).waitFor();
  await expectVisibleToAll(shopper.page, `payment-link-paying-${width}`, true);
  await shopper.close();
});
