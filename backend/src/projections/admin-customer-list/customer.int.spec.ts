import { DataSource } from 'typeorm';
import * as api from '../../../../contracts/api.js';
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

const find = (id: number) => staff.json(api.adminCustomers.showCustomer, { params: { id } });

it('shows a customer as the list does, between the neighbours by id', async () => {
  const customers = await staff.json(api.adminCustomers.listCustomers);
  const ids = customers.map(({ id }) => id).sort((a, b) => a - b);
  for (const place of [0, 3, ids.length - 1]) {
    const one = await find(ids[place]!);
    expect(one).toMatchObject(customers.find(({ id }) => id === one.id)!);
    expect([one.previousId, one.nextId]).toEqual([ids[place - 1] ?? null, ids[place + 1] ?? null]);
  }
});

it('lists the subscriptions and returns of this customer only', async () => {
  const plans = await staff.json(api.adminSubscriptions.listSubscriptions);
  const returns = await staff.json(api.adminReturns.listReturns);
  const emails = new Set([plans[0]!.customerEmail, plans[1]!.customerEmail, returns[0]!.customerEmail]);
  const customers = await staff.json(api.adminCustomers.listCustomers);
  for (const { id, email } of customers.filter((one) => emails.has(one.email))) {
    const isTheirs = (row: { customerEmail: string }) => row.customerEmail === email;
    const customer = await find(id);
    expect(customer.subscriptions.map((one) => one.id).sort()).toEqual(
      plans
        .filter(isTheirs)
        .map((one) => one.id)
        .sort(),
    );
    expect(customer.returns.map((one) => one.id)).toEqual(returns.filter(isTheirs).map((one) => one.id));
  }
});

it('refuses an unknown customer, and a role that may not see customers', async () => {
  const [customer] = await staff.json(api.adminCustomers.listCustomers);
  expect(await staff.status(api.adminCustomers.showCustomer, { params: { id: 999_999 } })).toBe(404);
  const warehouse = await staffWithRole(shop, 'warehouse');
  expect(await warehouse.status(api.adminCustomers.showCustomer, { params: { id: customer!.id } })).toBe(403);
});

it('leads from a return to its customer and its products', async () => {
  const [returned] = await staff.json(api.adminReturns.listReturns);
  const detail = await staff.json(api.adminReturns.findReturn, { params: { id: returned!.id } });
  expect(detail).toMatchObject({ customerId: expect.any(Number) as number });
  const { customerId } = detail as typeof detail & { customerId: number };
  expect((await find(customerId)).email).toBe(returned!.customerEmail);
  const products = await staff.json(api.adminProducts.listProducts);
  for (const { productId, productName } of detail.items)
    expect(products.find(({ id }) => id === productId)!.name).toBe(productName);
});
