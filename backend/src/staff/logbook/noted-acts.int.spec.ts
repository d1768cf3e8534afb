import { DataSource } from 'typeorm';
import * as api from '../../../../contracts/api.js';
import { eventually } from '../../testing/kernel.js';
import { staffWithRole } from '../../testing/shop/staff-roles.js';
import { refusalOf } from '../../testing/shop/test-browser.js';
import { placeOrder } from '../../testing/shop/test-customers.js';
import { staffOf, startTestShop, testStaff, type TestBrowser, type TestShop } from '../../testing/shop/test-shop.js';
import { sell } from '../../testing/shop/test-products.js';
import { emptyLogbook, rewriteLogbook } from './logbook.fixtures.js';

let shop: TestShop;
let staff: TestBrowser;
let database: DataSource;
beforeAll(async () => {
  shop = await startTestShop();
  database = shop.app.get(DataSource);
  staff = await staffOf(shop);
});
afterAll(() => shop.close());
beforeEach(() => emptyLogbook(database));

const read = (query: object = {}) => staff.json(api.adminLogbook.listLogbook, { query });
async function withoutLogbook(work: () => Promise<void>): Promise<void> {
  await database.query('alter table logbook_entries rename to gone');
  try {
    await work();
  } finally {
    await database.query('alter table gone rename to logbook_entries');
  }
}

const exported = [
  [api.orders.exportOrders, 'Bestellingen'],
  [api.adminCustomers.exportCustomers, 'Klanten'],
  [api.adminSubscriptions.exportSubscriptions, 'Abonnementen'],
  [api.adminReturns.exportReturns, 'Retouren'],
  [api.inventory.exportMovements, 'Voorraad'],
  [api.adminProducts.exportProducts, 'Producten'],
  [api.adminLogbook.exportLogbook, 'Logboek'],
  [api.invoices.exportInvoices, 'Facturen'],
  [api.consents.exportSubscribers, 'Nieuwsbrief'],
] as const;

it.each(exported)('the export of $0.path is recorded', async (list, subject) => {
  expect(await staff.status(list)).toBe(200);
  expect(await read()).toMatchObject([{ act: 'exported', subject, email: testStaff.email }]);
});

it('a list of more than 500 rows without `limit` is an export', async () => {
  const warehouse = await staffWithRole(shop, 'warehouse');
  await emptyLogbook(database);
  const productId = (await sell(shop, { 'energy-boost': { priceCents: 2495, stock: 1 } })).get('energy-boost')!;
  const fill = `
    insert into stock_ledger (event_id, product_id, revision, type, quantity, delta, at, actor_kind)
    select 'row-' || n, $1, n, 'restock', 1, 1, now(), 'staff' from generate_series($2::int, $3::int) as n`;
  const list = { query: { productId } };
  const { length } = await warehouse.json(api.inventory.listMovements, list);
  await database.query(fill, [productId, 1001, 1500 - length]);
  expect(await warehouse.json(api.inventory.listMovements, list)).toHaveLength(500);
  expect(await read()).toEqual([]);
  await database.query(fill, [productId, 2001, 2001]);
  const refused = await warehouse.call(api.inventory.listMovements, list);
  expect([refused.status, (await refusalOf(refused)).code]).toEqual([403, 'not-allowed']);
  expect(await staff.json(api.inventory.listMovements, list)).toHaveLength(501);
  expect(await warehouse.json(api.inventory.listMovements, { query: { ...list.query, limit: 500 } })).toHaveLength(500);
  expect(await read()).toMatchObject([{ act: 'exported', subject: 'Voorraad', email: testStaff.email }]);
});

it('an export that cannot be recorded is refused', () =>
  withoutLogbook(async () => {
    const refused = await staff.call(api.adminCustomers.exportCustomers);
    expect([refused.status, await refused.text()]).toEqual([500, expect.not.stringContaining('E-mail')]);
  }));

it('records who opened a customer, once for the calls of one screen', async () => {
  await placeOrder(shop, { email: 'anna@example.com' });
  const find = () => database.query<{ id: number }[]>('select id from customers');
  await eventually(async () => (await find()).length === 1, 'the customer');
  const [{ id }] = (await find()) as [{ id: number }];
  const { showCustomerTimeline } = api.adminTimeline;
  for (const part of [showCustomerTimeline, api.adminCustomers.listCustomerOrders, showCustomerTimeline])
    expect(await staff.status(part, { params: { id } })).toBe(200);
  expect(await read({ status: 'opened-customer' })).toMatchObject([{ subject: `Klant ${id}`, email: testStaff.email }]);
  await rewriteLogbook(database, `update logbook_entries set created_at = now() - interval '6 minutes'`);
  await staff.call(api.adminTimeline.showCustomerTimeline, { params: { id } });
  expect(await read({ status: 'opened-customer' })).toHaveLength(2);
});

it('records that somebody opened the queues', async () => {
  await staff.call(api.operations.showQueues);
  expect(await read({ status: 'opened-queues' })).toMatchObject([{ subject: null }]);
});

describe('a change of settings', () => {
  const save = (free_shipping_threshold: string, shipping_cost: string) =>
    staff.call(api.settings.saveSettings, { body: { free_shipping_threshold, shipping_cost } });
  const rates = () => staff.json(api.settings.findSettings);

  it('is recorded with both values, once for each value that changed', async () => {
    expect((await save('65.00', '5.99')).status).toBe(200);
    expect((await save('65.00', '5.99')).status).toBe(200);
    const details = { before: '6.99', after: '5.99' };
    expect(await read()).toMatchObject([{ act: 'changed-settings', subject: 'Verzendkosten', details }]);
  });

  it('is recorded in one order, also when two processes save at the same time', async () => {
    const costs = ['1.00', '2.00', '3.00', '4.00'];
    await Promise.all(costs.map((cost) => save('65.00', cost)));
    const entries = (await read({ status: 'changed-settings' })).map(({ details }) => details!);
    const { shipping_cost } = (await rates()) as { shipping_cost: string };
    const chain = new Map(entries.map(({ before, after }) => [before, after]));
    let now = '5.99';
    for (let step = 0; step < costs.length; step++) now = chain.get(now)!;
    expect(now).toBe(shipping_cost);
  });

  it('does not happen when it cannot be recorded', async () => {
    const before = await rates();
    await withoutLogbook(async () => expect((await save('70.00', '9.00')).status).toBe(500));
    expect(await rates()).toEqual(before);
  });
});
