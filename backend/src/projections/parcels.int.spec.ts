import { randomUUID } from 'node:crypto';
import * as api from '../../../contracts/api.js';
import { urlOf } from '../../../contracts/endpoint.js';
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
  const { items } = await bookkeeper.json(api.orders.findOrder, { params: { id: orderId } });
  const returned = [{ id: items[0]!.id, quantity: 1 }];
  const body = { id: randomUUID(), reason: 'damaged', items: returned, note: 'Deksel stuk' };
  const filed = await customer.call(api.returns.fileOwnReturn, { params: { id: orderId }, body });
  expect(filed.status).toBe(201);
  returnId = (await filed.json()).id;
  await eventually(
    async () => (await bookkeeper.status(api.adminReturns.findReturn, { params: { id: returnId } })) === 200,
    'the return to be listed',
  );
});
afterAll(() => shop.close());

/** An e-mail address, or an amount of money. */
const ofSales = /@|"\d+\.\d{2}"/;
const textOf = async (browser: TestBrowser, path: string) => (await browser.get(path)).text();
const paths = () => [
  api.orders.listOrders.path,
  urlOf(api.orders.listOrders, {}, { limit: 10 }),
  urlOf(api.orders.findOrder, { id: orderId }),
  urlOf(api.returns.listReturnsOfOrder, { id: orderId }),
  api.adminReturns.listReturns.path,
  urlOf(api.adminReturns.listReturns, {}, { limit: 10 }),
  urlOf(api.adminReturns.findReturn, { id: returnId }),
];

it('shows the warehouse what a parcel needs: name, address and lines, but no amounts and no e-mail address', async () => {
  for (const path of paths())
    expect([path, await textOf(warehouse, path)]).toEqual([path, expect.not.stringMatching(ofSales)]);
  expect(await warehouse.json(api.orders.findOrder, { params: { id: orderId } })).toMatchObject({
    customerName: 'Anna de Wit',
    shippingAddress: 'Lange Gracht 1',
    shippingCity: 'Ede',
    items: expect.arrayContaining([expect.objectContaining({ quantity: expect.any(Number) as number })]) as object[],
  });
  expect(await textOf(warehouse, urlOf(api.adminReturns.findReturn, { id: returnId }))).toContain('Deksel stuk');
});

it('shows the bookkeeper the amounts and the buyer', async () => {
  for (const path of paths())
    expect([path, await textOf(bookkeeper, path)]).toEqual([path, expect.stringMatching(ofSales)]);
});

it('does not let the warehouse find an order by what it may not see', async () => {
  expect(await textOf(warehouse, urlOf(api.orders.listOrders, {}, { q: 'anna@example.com' }))).toBe('[]');
  expect(await textOf(warehouse, urlOf(api.orders.listOrders, {}, { q: 'Anna' }))).toContain(orderId);
  expect(await warehouse.status(api.orders.listOrders, { query: { sort: 'totalAmount' } })).toBe(400);
  expect(await textOf(warehouse, urlOf(api.adminReturns.listReturns, {}, { q: 'example.com' }))).toBe('[]');
});
