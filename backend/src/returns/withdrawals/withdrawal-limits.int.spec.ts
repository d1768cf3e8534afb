import { randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import * as api from '../../../../contracts/api.js';
import type { Withdrawal } from '../../../../contracts/withdrawals.js';
import { logIn } from '../../testing/shop/test-customers.js';
import { startTestShop, TestBrowser, type TestShop } from '../../testing/shop/test-shop.js';

let shop: TestShop;
let database: DataSource;
beforeAll(async () => {
  shop = await startTestShop({ TRUSTED_PROXIES: 'loopback' });
  database = shop.app.get(DataSource);
});
afterAll(() => shop.close());
beforeEach(() => database.query('delete from attempt_limits'));

const email = 'herroeper@example.com';
const [home, cafe] = ['203.0.113.1', '203.0.113.2'];
const fileFrom = async (ip: string, browser = new TestBrowser(shop), by = email) => {
  const id = randomUUID();
  const stated: Withdrawal = { id, orderNumber: '2026-999999', email: by, name: 'Anna', part: null, reason: null };
  return await browser.status(api.withdrawals.withdraw, { body: stated, headers: { 'x-forwarded-for': ip } });
};
const repeat = async (times: number, file: (time: number) => Promise<number>) => {
  const statuses: number[] = [];
  for (let time = 0; time < times; time++) statuses.push(await file(time));
  return statuses;
};

it('accepts five statements an hour for one mailbox from one network, and those from elsewhere', async () => {
  expect(await repeat(6, () => fileFrom(cafe))).toEqual([204, 204, 204, 204, 204, 429]);
  expect(await fileFrom(home)).toBe(204);
});

it('accepts thirty an hour for one mailbox from many networks, and those of a known device', async () => {
  const owner = new TestBrowser(shop);
  await logIn(shop, owner, email);
  const statuses = await repeat(31, (time) => fileFrom(`198.51.100.${time}`));
  expect(statuses).toEqual([...Array<number>(30).fill(204), 429]);
  expect(await fileFrom(home, new TestBrowser(shop), 'ander@example.com')).toBe(204);
  const own = await repeat(6, () => fileFrom(home, owner));
  expect(own).toEqual([204, 204, 204, 204, 204, 429]);
});
