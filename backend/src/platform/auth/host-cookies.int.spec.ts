import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import * as api from '../../../../contracts/api.js';
import { createServer } from '../../app/create-server.js';
import { logIn } from '../../testing/shop/test-customers.js';
import { startTestShop, TestBrowser, testStaff, type TestShop } from '../../testing/shop/test-shop.js';
import { AppConfig } from '../config/app-config.js';

/** Two processes on one database: plain HTTP as in development, and one that is configured for TLS. */
let plain: TestShop;
let app: NestFastifyApplication;
let secure: TestShop;
beforeAll(async () => {
  plain = await startTestShop({ ACCESS_CODE: '2468' });
  const config = plain.app.get<AppConfig>(AppConfig);
  const shop = { ...config.shop, url: 'https://gommie.example' };
  app = await createServer({ ...config, production: true, roles: ['api'], shop });
  await app.init();
  await app.listen(0, '127.0.0.1');
  secure = { ...plain, app: plain.app, url: (await app.getUrl()).replace('[::1]', '127.0.0.1') };
});
afterAll(async () => {
  await app?.close();
  await plain?.close();
});

const gate = (browser: TestBrowser) => browser.call(api.settings.openGate, { body: { code: '2468' } });
const me = async (browser: TestBrowser) => (await browser.json(api.customers.showCurrentCustomer)) !== null;
const setNames = (response: Response) => response.headers.getSetCookie().map((cookie) => cookie.split('=')[0]);

it('sets cookies for this host only', async () => {
  const opened = await gate(new TestBrowser(secure));
  const [cookie] = opened.headers.getSetCookie();
  expect(cookie).toMatch(/^__Host-gate=[^;]+; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
  expect(setNames(opened)).toEqual(['__Host-gate']);
});

it('sets and removes every cookie of a visit with the prefix, for TLS only', async () => {
  const browser = new TestBrowser(secure);
  const headers: string[] = [];
  for (const visit of [
    () => gate(browser),
    () => browser.call(api.customers.sendCode, { body: { email: 'cookies@example.com' } }),
    () => browser.call(api.checkout.createPaymentIntent, { body: { items: [{ id: 'energy-boost', quantity: 1 }] } }),
    () => browser.call(api.staffLogin.login, { body: testStaff }),
    () => browser.call(api.staffLogin.logout),
  ])
    headers.push(...(await visit()).headers.getSetCookie());
  await logIn(secure, browser, 'cookies2@example.com');
  headers.push(...(await browser.call(api.customers.logout)).headers.getSetCookie());
  expect(headers.length).toBeGreaterThan(6);
  expect(headers.filter((one) => !/^__Host-[\w-]+=.*; Path=\/(;|$)/.test(one))).toEqual([]);
  expect(headers.filter((one) => !/; HttpOnly/.test(one) || !/; Secure/.test(one))).toEqual([]);
});

it('sets plain names without TLS, because browsers would refuse the prefix', async () => {
  expect(setNames(await gate(new TestBrowser(plain)))).toEqual(['gate']);
});

it('ignores every cookie without the prefix over TLS, because other subdomains can set it', async () => {
  const planted = new TestBrowser(plain);
  await gate(planted);
  await logIn(plain, planted, 'vroeger@example.com');
  expect(await planted.status(api.staffLogin.login, { body: testStaff })).toBe(200);
  const victim = planted.on(secure);
  expect(await victim.status(api.catalog.listProducts)).toBe(401);
  await gate(victim);
  expect(await me(victim)).toBe(false);
  expect(await victim.status(api.staffLogin.showOwnAccount)).toBe(401);
});

it('keeps a session beside a planted cookie', async () => {
  const browser = new TestBrowser(secure);
  await gate(browser);
  await logIn(secure, browser, 'anna@example.com');
  browser.set('customer', 'planted');
  expect(await me(browser)).toBe(true);
});

it('ends a session and removes its cookies', async () => {
  const browser = new TestBrowser(secure);
  await gate(browser);
  await logIn(secure, browser, 'bas@example.com');
  const stolen = browser.on(secure);
  const left = await browser.call(api.customers.logout);
  expect(left.status).toBe(204);
  expect(setNames(left)).toEqual(expect.arrayContaining(['__Host-customer', '__Host-sid']));
  expect([await me(browser), await me(stolen)]).toEqual([false, false]);
});

it.each([
  ['customer', api.customers.logout],
  ['staff', api.staffLogin.logout],
])(
  'a logout of %s clears the cache of the browser, not the storage with the basket nor the gate',
  async (who, logout) => {
    const browser = new TestBrowser(secure);
    await gate(browser);
    if (who === 'staff') await browser.call(api.staffLogin.login, { body: testStaff });
    const left = await browser.call(logout);
    expect(left.headers.get('clear-site-data')).toBe('"cache"');
    expect(await browser.status(api.catalog.listProducts)).toBe(200);
  },
);
