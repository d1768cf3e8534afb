import { randomUUID } from 'node:crypto';
import type { AdminOrderDetail } from '../../../contracts/orders.js';
import { eventually } from '../testing/kernel.js';
import { staffWithRole } from '../testing/shop/staff-roles.js';
import { logIn, placeOrder } from '../testing/shop/test-customers.js';
import { startTestShop, TestBrowser, type TestShop } from '../testing/shop/test-shop.js';

let shop: TestShop;
let warehouse: TestBrowser;
let bookkeeper: TestBrowser;
let orderId: string;
let returnId: string;
beforeAll(async () => {
  shop = await startTestShop();
  const email = 'anna@example.com';
  orderId = await placeOrder(shop, { email, name: 'Anna de Wit', address: 'Lange Gracht 1', city: 'Ede' });
  warehouse = await staffWithRole(shop, 'warehouse');
  bookkeeper = await staffWithRole(shop, 'bookkeeper');
  const customer = new TestBrowser(shop);
  await logIn(shop, customer, email);
  const { items } = (await (await bookkeeper.get(`/api/admin/orders/${orderId}`)).json()) as AdminOrderDetail;
  const returned = [{ id: items[0]!.id, quantity: 1 }];
  const body = { id: randomUUID(), reason: 'damaged', items: returned, note: 'Deksel stuk' };
  const filed = await customer.post(`/api/customer/orders/${orderId}/returns`, body);
  expect(filed.status).toBe(201);
  returnId = ((await filed.json()) as { id: string }).id;
  await eventually(
    async () => (await bookkeeper.get(`/api/admin/returns/${returnId}`)).status === 200,
    'the return to be listed',
  );
});
afterAll(() => shop.close());

/** An e-mail address, or an amount of money. */
const ofSales = /@|"\d+\.\d{2}"/;
const textOf = async (browser: TestBrowser, path: string) => (await browser.get(path)).text();
const paths = () => [
  '/api/admin/orders',
  '/api/admin/orders?limit=10',
  `/api/admin/orders/${orderId}`,
  `/api/admin/orders/${orderId}/returns`,
  '/api/admin/returns',
  '/api/admin/returns?limit=10',
  `/api/admin/returns/${returnId}`,
];

it('shows the warehouse what a parcel needs: name, address and lines, but no amounts and no e-mail address', async () => {
  for (const path of paths())
    expect([path, await textOf(warehouse, path)]).toEqual([path, expect.not.stringMatching(ofSales)]);
  expect(await (await warehouse.get(`/api/admin/orders/${orderId}`)).json()).toMatchObject({
    customerName: 'Anna de Wit',
    shippingAddress: 'Lange Gracht 1',
    shippingCity: 'Ede',
    items: expect.arrayContaining([expect.objectContaining({ quantity: expect.any(Number) as number })]) as object[],
  });
  expect(await textOf(warehouse, `/api/admin/returns/${returnId}`)).toContain('Deksel stuk');
});

it('shows the bookkeeper the amounts and the buyer', async () => {
  for (const path of paths())
    expect([path, await textOf(bookkeeper, path)]).toEqual([path, expect.stringMatching(ofSales)]);
});

it('does not let the warehouse find an order by what it may not see', async () => {
  expect(await textOf(warehouse, '/api/admin/orders?q=anna@example.com')).toBe('[]');
  expect(await textOf(warehouse, '/api/admin/orders?q=Anna')).toContain(orderId);
  expect((await warehouse.get('/api/admin/orders?sort=totalAmount')).status).toBe(400);
  expect(await textOf(warehouse, '/api/admin/returns?q=example.com')).toBe('[]');
});
