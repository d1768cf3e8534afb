import * as api from '../../../../contracts/api.js';
import { urlOf } from '../../../../contracts/endpoint.js';
import { staffOf, startTestShop, TestBrowser, type TestShop } from '../../testing/shop/test-shop.js';

let shop: TestShop;
beforeAll(async () => (shop = await startTestShop({ ACCESS_CODE: '', TRUSTED_PROXIES: 'loopback' })));
afterAll(() => shop?.close());

const from = (address: string) => ({ 'x-forwarded-for': address });
async function statuses(times: number, path: string, address: string, browser = new TestBrowser(shop)) {
  const found = new Map<number, number>();
  for (let sent = 0; sent < times; sent += 100) {
    const batch = Array.from({ length: Math.min(100, times - sent) }, () => browser.get(path, from(address)));
    for (const { status } of await Promise.all(batch)) found.set(status, (found.get(status) ?? 0) + 1);
  }
  return found;
}

it('refuses a network that reads the catalogue in a loop, and nobody else', async () => {
  await statuses(9, api.orders.exportOrders.path, '198.51.100.7'); // 90 of the 900 points each
  const found = await statuses(100, api.settings.showShippingSettings.path, '198.51.100.7');
  expect(found.get(200)).toBe(90);
  expect(found.get(429)).toBe(10);
  const refused = await new TestBrowser(shop).call(api.catalog.listProducts, { headers: from('198.51.100.7') });
  expect([refused.status, refused.headers.get('x-content-type-options')]).toEqual([429, 'nosniff']);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await new TestBrowser(shop).status(api.catalog.listProducts, { headers: from('203.0.113.9') })).toBe(200);
});

it('counts an address of IPv6 by its network', async () => {
  await statuses(10, api.orders.exportOrders.path, '2001:db8:1:2::a');
  expect(await new TestBrowser(shop).status(api.catalog.listProducts, { headers: from('2001:db8:1:2::b') })).toBe(429);
});

it.each([
  [api.orders.exportOrders.path, '198.51.100.8'],
  [urlOf(api.orders.findOrder, { id: 'export.csv' }), '198.51.100.9'],
])('lets staff export %s ten times in ten seconds, and no more', async (path, address) => {
  const staff = await staffOf(shop);
  const found = await statuses(12, path, address, staff);
  expect(found.get(200)).toBe(10);
  expect(found.get(429)).toBe(2);
});
