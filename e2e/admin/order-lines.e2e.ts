import * as api from '../../contracts/api.js';
import type { AdminOrder, AdminOrderDetail } from '../../contracts/orders.js';
import { callApi } from '../support/call-api.js';
import { expectFailureMessage } from '../support/back-office/lists.js';
import { fieldOf, openScreen, press, windowOf } from '../support/back-office/office.js';
import { newColleague, newStaff, staffed } from '../support/back-office/staff.js';
import { expectVisibleToAll } from '../support/screens.js';
import type { Visitor } from '../support/shopper.js';
import { crashes, eitherScreen, newShopper } from '../support/storefront.js';

/** Other journeys need the orders as they were. Runs before the session of `staff` closes. */
let moved: string[] = [];
afterEach(async () => {
  for (const id of moved) await setStatus(id, 'delivered');
  moved = [];
});

const staff = staffed();
const setStatus = (id: string, status: 'processing' | 'delivered') =>
  callApi(staff, api.orders.changeOrderStatus, { params: { id }, body: { status } });
const orderOf = (id: string) => callApi(staff, api.orders.findOrder, { params: { id } }) as Promise<AdminOrderDetail>;

/** An old order of the demo with a line of two pieces or more, moved back so that all of it is still to ship. */
async function unshipped(): Promise<AdminOrderDetail> {
  const query = { status: 'delivered', sort: 'totalAmount', limit: 500 };
  const rows = (await callApi(staff, api.orders.listOrders, { query })) as AdminOrder[];
  for (const { id } of rows.filter(({ refundedAmount }) => refundedAmount === '0.00')) {
    const order = await orderOf(id);
    const [first] = order.items;
    const isUntouched = order.returns.length === 0 && order.cancelled.length === 0;
    if (first!.quantity < 2 || first!.subscription || !isUntouched) continue;
    moved.push(id);
    await setStatus(id, 'processing');
    return order;
  }
  throw new Error('the demo has no such order');
}
const opener = ({ page }: Visitor, product: string) =>
  page.getByRole('button', { name: `${product} schrappen`, exact: true }).first();

it('marks a missing reason and too many pieces in words, and keeps what was typed', async () => {
  const { page } = staff;
  const order = await unshipped();
  const { productName } = order.items[0]!;
  await openScreen(page, `orders/${order.orderNumber}`);
  await opener(staff, productName).click();
  const dialog = windowOf(page, `${productName} schrappen uit ${order.orderNumber}`);
  await fieldOf(page, 'Aantal dat vervalt').fill('900');
  await press(page, 'Schrappen');
  await dialog.getByText('Kies een reden', { exact: true }).last().waitFor();
  await fieldOf(page, 'Reden').selectOption('Fout van ons');
  await press(page, 'Schrappen');
  await dialog.getByText(/zijn er nog \d+ te schrappen\.$/).waitFor();
  await fieldOf(page, 'Aantal dat vervalt').fill('1');
  await expectFailureMessage(
    page,
    'Er ging iets mis bij het schrappen',
    [api.cancelledPieces.cancelPieces, 'proxy'],
    () => press(page, 'Schrappen'),
  );
  expect(await fieldOf(page, 'Aantal dat vervalt').inputValue()).toBe('1');
});

it('refuses a wrong postcode, and the second of two colleagues who change the address', async () => {
  const { page } = staff;
  const order = await unshipped();
  await openScreen(page, `orders/${order.orderNumber}`);
  await page.getByRole('button', { name: 'Adres wijzigen' }).click();
  await fieldOf(page, 'Postcode').fill('1012');
  await press(page, 'Adres opslaan');
  await page.getByText(/bijvoorbeeld 1012 LG$/).waitFor();
  await fieldOf(page, 'Postcode').fill('1012 LG');
  await fieldOf(page, 'Straat en huisnummer').fill('Prinsengracht 14');
  const path = { params: { id: order.id } };
  const { phone, name, version } = await callApi(staff, api.deliveryAddress.findDeliveryAddress, path);
  const colleagues = { name, phone, address: 'Damrak 1', postalCode: '1012 LG', city: 'Amsterdam' };
  const body = { id: crypto.randomUUID(), version, ...colleagues };
  await callApi(staff, api.deliveryAddress.changeDeliveryAddress, { ...path, body });
  await press(page, 'Adres opslaan');
  await windowOf(page, `Bezorgadres van ${order.orderNumber} wijzigen`)
    .getByText(/^Een collega heeft/)
    .waitFor();
  expect((await orderOf(order.id)).shippingAddress).toBe('Damrak 1');
});

it('offers a packer neither', async () => {
  const order = await unshipped();
  const packer = await newShopper();
  await callApi(packer, api.staffLogin.login, { body: await newColleague('warehouse') });
  await openScreen(packer.page, `orders/${order.orderNumber}`);
  await packer.page.getByRole('heading', { name: 'Pakketten' }).waitFor();
  expect(await opener(packer, order.items[0]!.productName).count()).toBe(0);
  expect(await packer.page.getByRole('button', { name: 'Adres wijzigen' }).count()).toBe(0);
  expect(crashes(packer)).toEqual([]);
  await packer.close();
});

it.each(eitherScreen)('is accessible and Dutch on %s', async (_name, width) => {
  const visitor = await newStaff(width);
  const order = await unshipped();
  await openScreen(visitor.page, `orders/${order.orderNumber}`);
  await opener(visitor, order.items[0]!.productName).waitFor();
  await expectVisibleToAll(visitor.page, `admin-order-lines-${width}`);
  await opener(visitor, order.items[0]!.productName).click();
  await fieldOf(visitor.page, 'Reden').waitFor();
  await expectVisibleToAll(visitor.page, `admin-cancel-pieces-${width}`);
  await visitor.close();
});
