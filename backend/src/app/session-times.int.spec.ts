import { DataSource } from 'typeorm';
import * as api from '../../../contracts/api.js';
import { logIn } from '../testing/shop/test-customers.js';
import { staffOf, startTestShop, TestBrowser, type TestShop } from '../testing/shop/test-shop.js';

/** The times of docs/security/sessions.md. */
let shop: TestShop;
let database: DataSource;
beforeAll(async () => {
  shop = await startTestShop({ ACCESS_CODE: '' });
  database = shop.app.get(DataSource);
});
afterAll(() => shop?.close());

async function loggedIn(kind: 'staff' | 'customer') {
  const browser = kind === 'staff' ? await staffOf(shop) : new TestBrowser(shop);
  if (kind === 'customer') await logIn(shop, browser, `tijd-${Math.random()}@example.com`);
  const shown = kind === 'staff' ? api.staffLogin.showOwnAccount : api.customers.listOrders;
  const table = `${kind}_sessions`;
  const used = kind === 'staff' ? 'last_seen_at' : 'last_used_at';
  return {
    isIn: async () => (await browser.status(shown)) === 200,
    age: (created: string, seen: string) =>
      database.query(`update ${table} set created_at = now() - $1::interval, ${used} = now() - $2::interval`, [
        created,
        seen,
      ]),
  };
}

it.each([
  ['staff', '29 minutes', '29 minutes', true],
  ['staff', '40 minutes', '31 minutes', false],
  ['staff', '11 hours 59 minutes', '1 minute', true],
  ['staff', '12 hours 1 minute', '1 minute', false],
  ['customer', '13 days', '13 days', true],
  ['customer', '20 days', '14 days 1 minute', false],
  ['customer', '29 days 23 hours', '1 day', true],
  ['customer', '30 days 1 minute', '1 day', false],
] as const)('a session of %s, made %s ago and used %s ago, is live: %s', async (kind, created, seen, isLive) => {
  const session = await loggedIn(kind);
  expect(await session.isIn()).toBe(true);
  await database.query('delete from attempt_limits');
  await session.age(created, seen);
  expect(await session.isIn()).toBe(isLive);
});
