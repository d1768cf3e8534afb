import { brotliDecompressSync } from 'node:zlib';
import { XMLParser } from 'fast-xml-parser';
import { DataSource } from 'typeorm';
import type { Product } from '../../../contracts/catalog.js';
import type { ShopInfo } from '../../../contracts/settings.js';
import { ProductImage } from '../catalog/product-image.entity.js';
import { rawResponse } from '../testing/raw-response.js';
import { sell } from '../testing/test-products.js';
import { startTestShop, type TestShop } from '../testing/test-shop.js';

const shopUrl = 'https://gommie.example';
const slugs = ['energy-boost', 'sleep-well', ...Array.from({ length: 20 }, (_, index) => `gummy-${index}`)];
let shop: TestShop;
let gated: TestShop;
beforeAll(async () => {
  shop = await startTestShop({ SHOP_URL: shopUrl, ACCESS_CODE: '' });
  gated = await startTestShop({ SHOP_URL: shopUrl, ACCESS_CODE: '1234' });
  const ids = await sell(shop, Object.fromEntries(slugs.map((slug) => [slug, { priceCents: 2495, stock: 100 }])));
  const images = shop.app.get(DataSource).getRepository(ProductImage);
  const image = { url: '/art/a&b.webp', altText: 'Een pot', isPrimary: true, sortOrder: 0 };
  await images.save(images.create({ ...image, productId: ids.get('energy-boost')! }));
});
afterAll(() => Promise.all([shop?.close(), gated?.close()]));

interface Entry {
  loc: string;
  'image:image'?: { 'image:loc': string };
}

const wire = ({ url }: TestShop, path: string, headers?: Record<string, string>) =>
  rawResponse(`${url}${path}`, headers);

describe('for search engines', () => {
  it('lists every public page and every product on sale with its picture', async () => {
    const { headers, body } = await wire(shop, '/sitemap.xml');
    expect(headers['content-type']).toBe('application/xml; charset=utf-8');
    const { urlset } = new XMLParser().parse(body, true) as { urlset: { url: Entry[] } };
    const places = urlset.url.map(({ loc }) => loc);
    const products = JSON.parse((await wire(shop, '/api/products')).body.toString()) as Product[];
    expect(products).toHaveLength(slugs.length);
    for (const { slug } of products) expect(places).toContain(`${shopUrl}/product/${slug}`);
    for (const path of ['/', '/products', '/faq']) expect(places).toContain(`${shopUrl}${path}`);
    expect(places).not.toContain(`${shopUrl}/herroepen`); // its page says noindex
    expect(new Set(places).size).toBe(places.length);
    const pictures = urlset.url.flatMap((entry) => entry['image:image'] ?? []).map((image) => image['image:loc']);
    expect(pictures).toEqual([`${shopUrl}/art/a&b.webp`]);
  });

  it('keeps them away from private pages', async () => {
    const { headers, body } = await wire(shop, '/robots.txt');
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    const lines = body.toString().split('\n');
    expect(lines[0]).toBe('User-agent: *');
    for (const path of ['/admin', '/checkout', '/profiel', '/bestellingen'])
      expect(lines).toContain(`Disallow: ${path}`);
    expect(lines).toContain(`Sitemap: ${shopUrl}/sitemap.xml`);
  });

  it('tells pages the public address that they name to search engines', async () => {
    const { url } = JSON.parse((await wire(shop, '/api/shop')).body.toString()) as ShopInfo;
    expect(url).toBe(shopUrl);
  });

  it('asks them to stay away while the access gate is on', async () => {
    expect((await wire(gated, '/robots.txt')).body.toString()).toBe('User-agent: *\nDisallow: /\n');
    const { headers, body } = await wire(gated, '/sitemap.xml');
    expect(headers['x-robots-tag']).toBe('noindex');
    expect(body.toString()).not.toContain('<loc>');
  });
});

describe('on the wire', () => {
  const accepting = { 'accept-encoding': 'gzip, br' };

  it.each(['/api/products', '/sitemap.xml'])('compresses %s', async (path) => {
    const plain = await wire(shop, path);
    const small = await wire(shop, path, accepting);
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(small.headers).toMatchObject({ 'content-encoding': 'br', vary: expect.stringContaining('accept-encoding') });
    expect(brotliDecompressSync(small.body).equals(plain.body)).toBe(true);
    expect(small.body.length).toBeLessThan(plain.body.length / 2);
  });

  it.each(['/api/products', '/api/products/energy-boost', '/api/categories', '/robots.txt'])(
    'answers 304 to a browser that already has %s',
    async (path) => {
      const first = await wire(shop, path, accepting);
      expect(first.headers).toMatchObject({ etag: expect.stringMatching(/^W\/"/), 'cache-control': 'no-cache' });
      const again = await wire(shop, path, { ...accepting, 'if-none-match': `"other", ${first.headers.etag}` });
      expect([again.status, again.body.length]).toEqual([304, 0]);
      expect((await wire(shop, path, { 'if-none-match': 'W/"other"' })).status).toBe(200);
    },
  );

  it('gives no ETag to what may not be stored', async () => {
    const { headers } = await wire(shop, '/api/cart-quote/none');
    expect(headers).toMatchObject({ 'cache-control': 'no-store' });
    expect(headers.etag).toBeUndefined();
  });
});
