import * as api from '../../../../contracts/api.js';
import type { AdminOrder, AdminOrderDetail } from '../../../../contracts/orders.js';
import { DataSource } from 'typeorm';
import { DemoSeed } from '../../demo/demo-seed.js';
import { EventStore } from '../../platform/event-sourcing/event-store.js';
import { readModelsCatchUp } from '../../testing/shop/shopper.js';
import { staffWithRole } from '../../testing/shop/staff-roles.js';
import { staffOf, startTestShop, type TestBrowser, type TestShop } from '../../testing/shop/test-shop.js';

let shop: TestShop;
let staff: TestBrowser;
beforeAll(async () => {
  shop = await startTestShop({}, (app) => new DemoSeed(app.get(DataSource), app.get(EventStore)).run({ orders: 60 }));
  await readModelsCatchUp(shop);
  staff = await staffOf(shop);
});
afterAll(() => shop.close());

const find = (id: string) => staff.json(api.orders.findOrder, { params: { id } }) as Promise<AdminOrderDetail>;

it('finds an order by its number as by its id', async () => {
  const [, one] = (await staff.json(api.orders.listOrders)) as AdminOrder[];
  expect(await find(one!.orderNumber)).toEqual(await find(one!.id));
  expect(await staff.status(api.orders.findOrder, { params: { id: '2026-999999' } })).toBe(404);
});

it('names the orders before and after it by number, and none past the ends', async () => {
  const rows = (await staff.json(api.orders.listOrders)) as AdminOrder[];
  const numbers = rows.map(({ orderNumber }) => orderNumber).sort();
  const neighbours = async (place: number) => {
    const { previousNumber, nextNumber } = await find(numbers.at(place)!);
    return [previousNumber, nextNumber];
  };
  expect(await neighbours(0)).toEqual([null, numbers[1]]);
  expect(await neighbours(5)).toEqual([numbers[4], numbers[6]]);
  expect(await neighbours(-1)).toEqual([numbers.at(-2), null]);
});

it('leads to its customer, its subscriptions and its returns, and to those of no other order', async () => {
  const plans = await staff.json(api.adminSubscriptions.listSubscriptions);
  const returns = await staff.json(api.adminReturns.listReturns);
  const ids = [...new Set([plans[0]!.orderId, plans[1]!.orderId, returns[0]!.orderId])];
  for (const order of await Promise.all(ids.map(find))) {
    const isOfOrder = ({ orderId }: { orderId: string }) => orderId === order.id;
    const [started, filed] = [plans.filter(isOfOrder), returns.filter(isOfOrder)];
    expect(order.subscriptions.map(({ id }) => id).sort()).toEqual(started.map(({ id }) => id).sort());
    expect(order.returns).toEqual(filed.map(({ id, status }) => ({ id, status })));
    const customers = await staff.json(api.adminCustomers.listCustomers, { query: { q: order.customerEmail } });
    expect(order.customerId).toBe(customers.find(({ email }) => email === order.customerEmail)!.id);
  }
});

it('shows the warehouse the returns of an order, but neither its customer nor its subscriptions', async () => {
  const [returned] = await staff.json(api.adminReturns.listReturns);
  const warehouse = await staffWithRole(shop, 'warehouse');
  const parcel = await warehouse.json(api.orders.findOrder, { params: { id: returned!.orderNumber } });
  expect(parcel.returns.map(({ id }) => id)).toContain(returned!.id);
  expect(parcel).not.toHaveProperty('customerId');
  expect(parcel).not.toHaveProperty('subscriptions');
});
