import { DataSource } from 'typeorm';
import * as api from '../../../contracts/api.js';
import { logIn } from '../testing/shop/test-customers.js';
import { eventually } from '../testing/kernel.js';
import { startTestShop, TestBrowser, testStaff, type TestShop } from '../testing/shop/test-shop.js';

let shop: TestShop;
let database: DataSource;
beforeAll(async () => {
  shop = await startTestShop({ TRUSTED_PROXIES: 'loopback' });
  database = shop.app.get(DataSource);
});
afterAll(() => shop.close());
beforeEach(() => database.query('delete from attempt_limits'));

const login = (browser: TestBrowser, ip: string, account: object = testStaff) =>
  browser.call(api.staffLogin.login, { body: account, headers: { 'x-forwarded-for': ip } });
/** Strangers who may wait for the comparison of a password at once; see `hashing`. */
const laneOfStrangers = 20;
const unknown = { email: 'niemand@gommie.example', password: 'een-gok-van-iemand' };

/** Sends wrong passwords from as many networks at once, and notes each status when it arrives. */
function attack(times: number, address: (n: number) => string, account: object = unknown) {
  const statuses: number[] = [];
  const all = Array.from({ length: times }, async (_, n) => {
    statuses.push((await login(new TestBrowser(shop), address(n), account)).status);
  });
  return { statuses, done: Promise.all(all) };
}

it('lets staff on a known device and customers in while 120 strangers guess', async () => {
  const staff = new TestBrowser(shop);
  expect((await login(staff, '203.0.113.1')).status).toBe(200);
  const { statuses, done } = attack(120, (n) => `198.51.100.${n}`);
  await eventually(() => statuses.includes(429), 'the first refusal');
  expect((await login(staff, '203.0.113.1')).status).toBe(200);
  expect(statuses.filter((status) => status === 401).length).toBeLessThan(laneOfStrangers);
  await logIn(shop, new TestBrowser(shop), 'klant@example.com');
  await done;
  expect(new Set(statuses)).toEqual(new Set([401, 429]));
});

it('leaves room for other strangers while one /48 sends all it can', async () => {
  const { statuses, done } = attack(60, (n) => `2001:db8:1:${n.toString(16)}00::1`);
  await eventually(() => statuses.includes(429), 'the first refusal');
  expect((await login(new TestBrowser(shop), '203.0.113.2')).status).toBe(200);
  await done;
});

it('compares no password for a visitor who has left', async () => {
  const leaving = new AbortController();
  const statuses: (number | undefined)[] = [];
  const all = Array.from({ length: 40 }, async (_, n) => {
    const response = await fetch(`${shop.url}${api.staffLogin.login.path}`, {
      method: 'POST',
      signal: leaving.signal,
      body: JSON.stringify(unknown),
      headers: { 'content-type': 'application/json', 'x-forwarded-for': `192.0.2.${n}` },
    }).catch(() => undefined);
    statuses.push(response?.status);
  });
  await eventually(() => statuses.includes(429), 'a full lane');
  leaving.abort();
  await Promise.all(all);
  expect((await login(new TestBrowser(shop), '203.0.113.4')).status).toBe(200);
  const entries = `
    select count(*)::int as count from logbook_entries
    where outcome = 'wrong-credentials' and network like '192.0.2.%'`;
  const [{ count }] = await database.query<[{ count: number }]>(entries);
  expect(count).toBeLessThan(10);
});
