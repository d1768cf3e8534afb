import * as api from '../../contracts/api.js';
import { paymentMethodNames } from '../../contracts/payments/payment-methods.js';
import type { AdminOrder } from '../../contracts/orders.js';
import { callApi } from '../support/call-api.js';
import { fieldOf, openScreen, press } from '../support/back-office/office.js';
import { newStaff, staffed } from '../support/back-office/staff.js';
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

async function placeByApi(email: string, addsTo: string | null = null): Promise<string> {
  const [product] = await callApi(staff, api.catalog.listProducts);
  const body = { id: crypto.randomUUID(), ...details(email), items: [{ id: product!.id, quantity: 1 }], addsTo };
  return (await callApi(staff, api.phoneOrders.placePhoneOrder, { body })).link;
}

async function anOrder(skip = 0): Promise<AdminOrder> {
  const query = { status: 'delivered', sort: '-totalAmount', limit: 50 };
  return ((await callApi(staff, api.orders.listOrders, { query })) as AdminOrder[])[10 + skip]!;
}

it('lets the customer pay an order by its link once', async () => {
  const { page } = staff;
  const customerEmail = newEmail('telefoon');
  await placeByApi(customerEmail);
  const [mail] = await untilMailed(staff, customerEmail, ({ subject }) => /staat klaar om te betalen/.test(subject));
  const link = /https?:\S+\/betaallink#\S+/.exec(mail!.text)![0];
  const shopper = await newShopper();
  const other = await shopper.newTab();
  await shopper.page.goto(link);
  await shopper.page.getByText(/^1 × /).first().waitFor();
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

  await openScreen(page, 'orders/new');
  await page.locator('tbody tr').filter({ hasText: customerEmail }).first().getByText('Betaald').waitFor();
  await page.getByRole('link', { name: number }).click();
  await page.getByRole('heading', { level: 1, name: `Bestelling ${number}` }).waitFor();
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

it('refuses a second payment link for what is added to an order, while the first is not paid', async () => {
  const { page } = staff;
  const order = await anOrder(5);
  const setStatus = (status: 'processing' | 'delivered') =>
    callApi(staff, api.orders.changeOrderStatus, { params: { id: order.id }, body: { status } });
  await setStatus('processing');
  await placeByApi(order.customerEmail, order.id);
  await openScreen(page, `orders/${order.orderNumber}`);
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
