import { startTestShop, type TestShop } from '../../testing/shop/test-shop.js';

let shop: TestShop;
beforeAll(async () => (shop = await startTestShop({ ACCESS_CODE: '2468', SHOP_URL: 'https://gommie.example' })));
afterAll(() => shop?.close());

it('tells before the gate where to report a vulnerability, less than a year ahead', async () => {
  const response = await fetch(`${shop.url}/.well-known/security.txt`);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
  const fields = Object.fromEntries(
    (await response.text())
      .trim()
      .split('\n')
      .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]),
  ) as Record<string, string>;
  expect(Object.keys(fields)).toEqual(['Contact', 'Expires', 'Preferred-Languages', 'Canonical', 'Policy']);
  const days = (Date.parse(fields.Expires!) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(170);
  expect(days).toBeLessThan(365);
  expect(fields.Canonical).toBe('https://gommie.example/.well-known/security.txt');
  const policy = await fetch(fields.Policy!.replace('https://gommie.example', shop.url));
  expect([policy.status, await policy.text()]).toEqual([200, expect.stringContaining('Een lek gevonden')]);
});
