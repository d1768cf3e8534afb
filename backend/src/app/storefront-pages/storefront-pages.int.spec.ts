import { brotliDecompressSync } from 'node:zlib';
import * as api from '../../../../contracts/api.js';
import { urlOf } from '../../../../contracts/endpoint.js';
import { rawResponse } from '../../testing/raw-response.js';
import { sell } from '../../testing/shop/test-products.js';
import { startTestShop, type TestShop } from '../../testing/shop/test-shop.js';

const slugs = ['energy-boost', 'sleep-well', ...Array.from({ length: 20 }, (_, index) => `gummy-${index}`)];
let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop({ ACCESS_CODE: '' });
  await sell(shop, Object.fromEntries(slugs.map((slug) => [slug, { priceCents: 2495, stock: 100 }])));
});
afterAll(() => shop?.close());

const wire = (path: string, headers?: Record<string, string>) => rawResponse(`${shop.url}${path}`, headers);

describe('on the wire', () => {
  const accepting = { 'accept-encoding': 'gzip, br' };

  it.each([api.catalog.listProducts.path, '/sitemap.xml', '/llms.txt'])('compresses %s', async (path) => {
    const plain = await wire(path);
    const small = await wire(path, accepting);
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(small.headers).toMatchObject({ 'content-encoding': 'br', vary: expect.stringContaining('accept-encoding') });
    expect(brotliDecompressSync(small.body).equals(plain.body)).toBe(true);
    expect(small.body.length).toBeLessThan(plain.body.length / 2);
  });

  it.each([
    api.catalog.listProducts.path,
    urlOf(api.catalog.findProduct, { slug: 'energy-boost' }),
    api.catalog.listCategories.path,
    '/robots.txt',
    '/llms.txt',
  ])('responds with 304 to a browser that already has %s', async (path) => {
    const first = await wire(path, accepting);
    expect(first.headers).toMatchObject({ etag: expect.stringMatching(/^W\/"/), 'cache-control': 'no-cache' });
    const again = await wire(path, { ...accepting, 'if-none-match': `"other", ${first.headers.etag}` });
    expect([again.status, again.body.length]).toEqual([304, 0]);
    expect((await wire(path, { 'if-none-match': 'W/"other"' })).status).toBe(200);
  });

  it('gives no ETag to what may not be stored', async () => {
    const { headers } = await wire('/api/cart-quote/none');
    expect(headers).toMatchObject({ 'cache-control': 'no-store' });
    expect(headers.etag).toBeUndefined();
  });
});
