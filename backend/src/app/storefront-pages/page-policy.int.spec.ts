import { existsSync } from 'node:fs';
import { sell } from '../../testing/shop/test-products.js';
import { startTestShop, type TestShop } from '../../testing/shop/test-shop.js';
import { pagePaths } from '../../../../contracts/pages/page-paths.js';

const isBuilt = existsSync('dist/frontend/entry-server.js');
let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop({ ACCESS_CODE: '' });
  await sell(shop, { 'energy-boost': { priceCents: 2495, stock: 100 }, 'sleep-well': { priceCents: 1995, stock: 3 } });
});
afterAll(() => shop?.close());

const addresses = pagePaths.map((path) => path.replace('$id', 'energy-boost').replace(/\$\w+/, 'unknown'));
const htmlOf = async (path: string) => (await fetch(`${shop.url}${path}`)).text();

(isBuilt ? describe : describe.skip)('a page', () => {
  it.each([...addresses, '/nowhere'])('has no style attribute, which the policy would block: %s', async (path) => {
    const html = await htmlOf(path);
    expect(
      [...html.matchAll(/<[^>]+ style="([^"]*)"/g)].map(([tag]) => tag.slice(0, 60) + '…' + tag.slice(-120)),
    ).toEqual([]);
  });
});
