import { DataSource } from 'typeorm';
import * as api from '../../../contracts/api.js';
import { countOf } from '../platform/database/rows.js';
import { Privacy } from '../privacy/privacy.js';
import { eventually, testContext } from '../testing/kernel.js';
import { staffWithRole } from '../testing/shop/staff-roles.js';
import { logIn, placeOrder } from '../testing/shop/test-customers.js';
import { startTestShop, TestBrowser, type TestShop } from '../testing/shop/test-shop.js';

const { adminTags: tags } = api;
let shop: TestShop;
let [agent, packer, bookkeeper]: TestBrowser[] = [];
beforeAll(async () => {
  shop = await startTestShop();
  agent = await staffWithRole(shop, 'staff', 'agnes');
  packer = await staffWithRole(shop, 'warehouse', 'pim');
  bookkeeper = await staffWithRole(shop, 'bookkeeper', 'boris');
});
afterAll(() => shop.close());

let orders = 800;
const placed = async (email = 'anna@example.com') => {
  const id = await placeOrder(shop, { email }, { orderNumber: `2026-000${++orders}` });
  await eventually(async () => (await listed()).some((order) => order.id === id), `the order ${id}`);
  return id;
};
const listed = (query: object = {}, browser = agent!) => browser.json(api.orders.listOrders, { query });
const idsOf = async (query: object) => (await listed(query)).map(({ id }) => id);
const customers = (query: object = {}) => agent!.json(api.adminCustomers.listCustomers, { query });
const customerOf = async (email: string): Promise<string> => {
  const find = async () => (await customers()).find((one) => one.email === email)?.id;
  await eventually(async () => (await find()) !== undefined, `the customer ${email}`);
  return String(await find());
};
const add = (id: string, tag: string, browser = agent!) =>
  browser.status(tags.addOrderTag, { params: { id }, body: { tag } });
const addOf = (id: string, tag: string, browser = agent!) =>
  browser.status(tags.addCustomerTag, { params: { id }, body: { tag } });
const remove = (id: string, tag: string, browser = agent!) =>
  browser.status(tags.removeOrderTag, { params: { id, tag } });
const tagsOf = async (id: string, browser = agent!) =>
  (await browser.json(api.orders.findOrder, { params: { id } })).tags;

it('shows the tags of an order at the order and in the list, one for each way to type it', async () => {
  const [one, other] = [await placed(), await placed()];
  for (const tag of ['Belt terug', ' belt-TERUG ', 'vip']) expect(await add(one, tag)).toBe(204);
  expect(await add(other, 'breekbaar', packer)).toBe(204);
  expect([await tagsOf(one), await tagsOf(one, packer)]).toEqual([
    ['belt-terug', 'vip'],
    ['belt-terug', 'vip'],
  ]);
  expect((await listed()).find(({ id }) => id === other)!.tags).toEqual(['breekbaar']);
  expect([await remove(one, 'vip'), await remove(one, 'vip', packer)]).toEqual([204, 204]);
  expect(await tagsOf(one)).toEqual(['belt-terug']);
});

it('keeps the tags of two colleagues who tag and untag one order at once', async () => {
  const order = await placed();
  await add(order, 'oud');
  const calls = [1, 2, 3].flatMap((n) => [
    add(order, 'spoed'),
    add(order, `van-pim-${n}`, packer),
    remove(order, 'oud'),
  ]);
  expect(new Set(await Promise.all(calls))).toEqual(new Set([204]));
  expect(await tagsOf(order)).toEqual(['spoed', 'van-pim-1', 'van-pim-2', 'van-pim-3']);
});

it('refuses what is no word, an unknown record and a tag too many', async () => {
  const order = await placed();
  for (const tag of ['', ' - ', '0612345678', 'anna@example.com', 'a'.repeat(25), '<b>'])
    expect([tag, await add(order, tag)]).toEqual([tag, 400]);
  expect([await add('onbekend', 'vip'), await addOf('999999', 'vip')]).toEqual([404, 409]);
  for (let n = 1; n <= 20; n++) expect(await add(order, `tag-${n}`)).toBe(204);
  expect([await add(order, 'nog-een'), await add(order, 'tag-20')]).toEqual([409, 204]);
});

it('filters both lists and their exports by tag, and counts what it finds', async () => {
  const [one, other] = [await placed('een@example.com'), await placed('twee@example.com')];
  await add(one, 'filter');
  await addOf(await customerOf('twee@example.com'), 'filter');
  expect([await idsOf({ tag: 'filter' }), await idsOf({ tag: 'Filter', status: 'delivered' })]).toEqual([[one], []]);
  const page = await agent!.call(api.orders.listOrders, { query: { tag: 'filter', limit: 5 } });
  expect(page.headers.get('x-total-count')).toBe('1');
  expect((await customers({ tag: 'filter' })).map(({ email }) => email)).toEqual(['twee@example.com']);
  expect((await customers({ tag: 'filter', limit: 5 })).map(({ tags: own }) => own)).toEqual([['filter']]);
  const csv = async (endpoint: typeof api.orders.exportOrders | typeof api.adminCustomers.exportCustomers) =>
    (await (await agent!.call(endpoint, { query: { tag: 'filter' } })).text()).trim().split('\r\n');
  const [ofOrders, ofCustomers] = [await csv(api.orders.exportOrders), await csv(api.adminCustomers.exportCustomers)];
  expect([ofOrders.length, ofCustomers.length]).toEqual([2, 2]);
  expect([ofOrders[1], ofCustomers[1]]).toEqual([
    expect.stringContaining('"filter"'),
    expect.stringMatching(/twee@example\.com.*"filter"/),
  ]);
  expect(await idsOf({})).toEqual(expect.arrayContaining([one, other]));
});

it('suggests the tags in use, the most used first, of customers to those who may see customers only', async () => {
  const [one, other] = [await placed('vaak@example.com'), await placed('vaak@example.com')];
  for (const id of [one, other]) await add(id, 'heel-vaak');
  await add(one, 'aan-het-eind');
  await addOf(await customerOf('vaak@example.com'), 'van-een-klant');
  const used = await packer!.json(tags.listOrderTags);
  expect(used.indexOf('heel-vaak')).toBeLessThan(used.indexOf('aan-het-eind'));
  expect(used).not.toContain('van-een-klant');
  expect(await agent!.json(tags.listCustomerTags)).toContain('van-een-klant');
  for (const browser of [packer!, bookkeeper!]) {
    expect(await browser.status(tags.listCustomerTags)).toBe(403);
    expect(await addOf(await customerOf('vaak@example.com'), 'nee', browser)).toBe(403);
  }
});

it('exports the tags of a customer and of the orders, and none of others', async () => {
  const browser = new TestBrowser(shop);
  await logIn(shop, browser, 'inzage@example.com');
  await add(await placed('inzage@example.com'), 'breekbaar');
  await addOf(await customerOf('inzage@example.com'), 'vaste-klant');
  await addOf(await customerOf('anna@example.com'), 'van-een-ander');
  const { tags: exported } = (await browser.json(api.customers.exportData)) as Record<string, object[]>;
  expect(exported).toMatchObject([
    { about: 'order', tag: 'breekbaar' },
    { about: 'customer', tag: 'vaste-klant' },
  ]);
});

it('removes the tags with an erasure of the customer, and refuses later ones', async () => {
  const [order, other] = [await placed('weg@example.com'), await placed('blijft@example.com')];
  const customer = await customerOf('weg@example.com');
  await add(order, 'kanariegeel');
  await addOf(customer, 'kanariegeel');
  await add(other, 'blijft');
  const late = [1, 2, 3, 4, 5].map((n) => add(order, `kanariegeel-${n}`, packer));
  await Promise.all([...late, shop.app.get(Privacy, { strict: false }).erase('weg@example.com', testContext())]);
  expect([await add(order, 'kanariegeel'), await addOf(customer, 'kanariegeel')]).toEqual([409, 409]);
  const left = `select 1 from record_tags where tag like 'kanariegeel%'`;
  expect(await countOf(shop.app.get(DataSource), left)).toBe(0);
  expect(await tagsOf(other)).toEqual(['blijft']);
});
