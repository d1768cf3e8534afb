import { randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import * as api from '../../../../contracts/api.js';
import type { FoundRecord } from '../../../../contracts/admin/record-search.js';
import { eventually } from '../../testing/kernel.js';
import { staffWithRole } from '../../testing/shop/staff-roles.js';
import { logIn, placeOrder } from '../../testing/shop/test-customers.js';
import { sell } from '../../testing/shop/test-products.js';
import { startTestShop, TestBrowser, type TestShop } from '../../testing/shop/test-shop.js';

let shop: TestShop;
let staff: TestBrowser;
let warehouse: TestBrowser;
let database: DataSource;
let order: { orderNumber: string; paymentIntentId: string };
beforeAll(async () => {
  shop = await startTestShop();
  database = shop.app.get(DataSource);
  const orderId = await placeOrder(shop, {
    email: 'zoe.dewit@example.com',
    name: 'Zoë de Wit',
    phone: '+31612345678',
    address: 'Lange Gracht 12',
    postalCode: '1015 DX',
    city: 'Ede',
  });
  const jan = { email: 'jan@example.com', name: 'Jan Smit', address: 'Kade 1', city: 'Goes' };
  await placeOrder(shop, jan, { orderNumber: '2026-000124' });
  await logIn(shop, new TestBrowser(shop), 'zoe.dewit@example.com');
  const found = `select order_number as "orderNumber", payment_intent_id as "paymentIntentId" from admin_order_list where order_id = $1`;
  [order] = await database.query<[typeof order]>(found, [orderId]);
  const started = () => database.query<object[]>('select 1 from admin_subscription_list');
  await eventually(async () => (await started()).length === 2, 'a subscription of each order');
  staff = await staffWithRole(shop, 'staff');
  warehouse = await staffWithRole(shop, 'warehouse');
});
afterAll(() => shop.close());

const find = (q: string, browser = staff): Promise<FoundRecord[]> =>
  browser.json(api.adminRecordSearch.searchRecords, { body: { q } });
const titles = async (q: string, browser = staff) => (await find(q, browser)).map(({ kind, title }) => [kind, title]);

describe('a search of staff', () => {
  it.each([
    'zoe',
    'Zoë de Wit',
    'de wit zoë',
    'zoe.dewit@example.com',
    '06-12345678',
    '+31 6 1234 5678',
    '1015 dx',
    '1015DX 12',
    'lange gracht',
  ])('finds the order, the customer and the subscription by %j, and nobody else', async (q) => {
    expect(await titles(q)).toEqual([
      ['order', order.orderNumber],
      ['customer', 'Zoë de Wit'],
      ['subscription', 'Sleep Well'],
    ]);
  });

  it('finds an order by its number, its short number and its payment', async () => {
    const short = String(Number(order.orderNumber.split('-')[1]));
    for (const q of [order.orderNumber, order.orderNumber.replace('-', ' '), short, order.paymentIntentId])
      expect([q, await titles(q)]).toEqual([q, expect.arrayContaining([['order', order.orderNumber]])]);
  });

  it('finds a product by the beginning of a word, until it is removed', async () => {
    await sell(shop, { 'beauty-blend': { priceCents: 2495, stock: 10 } });
    expect(await titles('blen')).toEqual([['product', 'beauty-blend']]);
    await database.query(`update products set sku = 'GOM-BB/7', ean = '8712345678906' where slug = 'beauty-blend'`);
    for (const typed of ['gom-bb/7', 'GOM bb', '8712345678906'])
      expect(await titles(typed)).toEqual([['product', 'beauty-blend']]);
    await database.query(`update products set hidden_at = now() where slug = 'beauty-blend'`);
    expect(await titles('blen')).toEqual([]);
  });

  it('says whose order it is, and its status', async () => {
    expect((await find('zoe'))[0]).toMatchObject({
      detail: 'Zoë de Wit · zoe.dewit@example.com',
      status: 'processing',
    });
  });

  it.each(['%%', '__', "''", 'niemand'])('finds nothing by %j', async (q) => {
    expect(await find(q)).toEqual([]);
  });

  it('refuses a single letter', async () => {
    expect(await staff.status(api.adminRecordSearch.searchRecords, { body: { q: 'z' } })).toBe(400);
  });
});

describe('a search of the warehouse', () => {
  it('finds a parcel by name or number, without e-mail address', async () => {
    const found = await find('zoe', warehouse);
    expect(found.map(({ kind, detail }) => [kind, detail])).toEqual([['order', 'Zoë de Wit']]);
    expect(await titles(order.orderNumber, warehouse)).toEqual([['order', order.orderNumber]]);
  });

  it.each(['zoe.dewit@example.com', '0612345678', 'lange gracht'])('finds nothing by %j', async (q) => {
    expect(await find(q, warehouse)).toEqual([]);
  });

  it('finds no payment', async () => {
    expect(await find(order.paymentIntentId, warehouse)).toEqual([]);
  });
});

it('finds an order by the tracking code of its parcel, as people type it', async () => {
  const path = { params: { id: (await find(order.orderNumber))[0]!.id } };
  const { toShip } = await warehouse.json(api.parcels.listParcels, path);
  const pieces = toShip.map(({ id, quantity }) => ({ id, quantity }));
  const body = { parcelId: randomUUID(), pieces, carrier: 'postnl' as const, trackingCode: '3SABCD0123' };
  expect(await warehouse.status(api.parcels.shipParcel, { ...path, body })).toBe(204);
  for (const by of [staff, warehouse]) expect(await titles('3s abcd 0123', by)).toEqual([['order', order.orderNumber]]);
  expect(await titles('3SABCD012')).toEqual([]);
});

it('finds nobody who was erased', async () => {
  await database.query(`delete from contacts where email = 'jan@example.com'`);
  expect(await find('jan smit')).toEqual([]);
});
