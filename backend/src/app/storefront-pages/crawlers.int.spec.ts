import { XMLParser } from 'fast-xml-parser';
import robotsParser from 'robots-parser';
import { DataSource } from 'typeorm';
import * as api from '../../../../contracts/api.js';
import { legalPageNames, legalPath } from '../../../../contracts/law/legal-page-names.js';
import { indexedPaths } from '../../../../contracts/pages/page-paths.js';
import type { ShopInfo } from '../../../../contracts/settings.js';
import { rawResponse } from '../../testing/raw-response.js';
import { TestCatalogue } from '../../testing/shop/test-catalogue.js';
import { startTestShop, type TestShop } from '../../testing/shop/test-shop.js';

const shopUrl = 'https://gommie.example';
let shop: TestShop;
let gated: TestShop;
let catalogue: TestCatalogue;
let sleep: number;
beforeAll(async () => {
  shop = await startTestShop({ SHOP_URL: shopUrl, ACCESS_CODE: '' });
  gated = await startTestShop({ SHOP_URL: shopUrl, ACCESS_CODE: '1234' });
  catalogue = await TestCatalogue.of(shop);
  sleep = await catalogue.category('sleep', { name: 'Slaap', description: 'Rustig naar bed. Elke avond.' });
});
afterAll(() => Promise.all([shop?.close(), gated?.close()]));

/** The types of the library describe a default export, which its CommonJS file does not have. */
const parseRobots = robotsParser as unknown as typeof robotsParser.default;

const wire = ({ url }: TestShop, path: string) => rawResponse(`${url}${path}`);
const textOf = async (of: TestShop, path: string) => (await wire(of, path)).body.toString();

describe('the sitemap', () => {
  interface Entry {
    loc: string;
    lastmod?: string;
    'image:image'?: { 'image:loc': string };
  }

  async function sitemap(): Promise<Map<string, Entry>> {
    const { headers, body } = await wire(shop, '/sitemap.xml');
    expect(headers['content-type']).toBe('application/xml; charset=utf-8');
    const { urlset } = new XMLParser().parse(body, true) as { urlset: { url: Entry[] } };
    const entries = new Map(urlset.url.map((entry) => [entry.loc.replace(shopUrl, ''), entry]));
    expect(entries.size).toBe(urlset.url.length);
    return entries;
  }
  const changedAt = async (path: string) => (await sitemap()).get(path)?.lastmod;

  it('lists every public page, active category and product on sale, with its picture', async () => {
    const shown = await catalogue.product('shown', sleep);
    await catalogue.addImage(shown, '/art/een_pot.webp');
    await shop.app.get(DataSource).query(`update product_images set url = '/art/a&b.webp'`);
    await catalogue.product('inactive', sleep, { isActive: false });
    await catalogue.removeProduct(await catalogue.product('removed', sleep));
    await catalogue.removeCategory(await catalogue.category('removed-category'));
    const entries = await sitemap();
    expect([...entries.keys()]).toEqual([...indexedPaths, '/products/sleep', '/product/shown']);
    expect([...entries.keys()]).toEqual(expect.arrayContaining(legalPageNames.map((name) => legalPath(name))));
    expect(entries.get('/informatie/privacy')!.lastmod).toMatch(/^\d{4}-\d\d-\d\dT/);
    const pictures = [...entries].flatMap(([path, { 'image:image': image }]) => (image ? [[path, image]] : []));
    expect(pictures).toEqual([['/product/shown', { 'image:loc': `${shopUrl}/art/a&b.webp` }]]);
  });

  it('dates a product by its own changes and those of its pictures, never by its stock', async () => {
    const id = await catalogue.product('dated', sleep, { stock: 10 });
    const dates = [await changedAt('/product/dated')];
    for (const change of [
      () => catalogue.changeProduct(id, { description: 'Nog lekkerder.' }),
      () => catalogue.addImage(id, '/art/dated.webp'),
    ]) {
      await change();
      dates.push(await changedAt('/product/dated'));
    }
    expect(dates.every((date) => /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(date ?? ''))).toBe(true);
    expect(dates).toEqual([...new Set(dates)].sort());
    expect(await catalogue.changeProduct(id, { stock: 5 })).toBe(200);
    expect(await changedAt('/product/dated')).toBe(dates.at(-1));
  });

  it('dates a category and the lists by the products that come, change and go', async () => {
    const focus = await catalogue.category('focus');
    const dates = [await changedAt('/products/focus')];
    const steps: (() => Promise<number>)[] = [];
    let id = 0;
    steps.push(async () => (id = await catalogue.product('focused', focus)));
    steps.push(() => catalogue.changeProduct(id, { price: '9,95' }));
    steps.push(() => catalogue.changeProduct(id, { isActive: false }));
    steps.push(() => catalogue.removeProduct(id));
    for (const step of steps) {
      await step();
      dates.push(await changedAt('/products/focus'));
    }
    expect(dates).toEqual([...new Set(dates)].sort());
    expect([await changedAt('/'), await changedAt('/products')]).toEqual([dates.at(-1), dates.at(-1)]);
    const draft = await catalogue.product('draft', focus, { isActive: false });
    await catalogue.changeProduct(draft, { name: 'Nog niet' });
    expect([await changedAt('/products/focus'), await changedAt('/faq')]).toEqual([dates.at(-1), undefined]);
  });

  it('is empty while the access gate is on', async () => {
    const { headers, body } = await wire(gated, '/sitemap.xml');
    expect(headers['x-robots-tag']).toBe('noindex');
    expect(new XMLParser().parse(body, true)).toMatchObject({ urlset: '' });
  });
});

it('tells pages the public address that they name to search engines', async () => {
  const { url } = JSON.parse(await textOf(shop, api.settings.showShop.path)) as ShopInfo;
  expect(url).toBe(shopUrl);
});

describe('robots.txt', () => {
  const robots = async (of: TestShop) => parseRobots(`${shopUrl}/robots.txt`, await textOf(of, '/robots.txt'));

  it('allows public pages, refuses private ones and names the sitemap', async () => {
    const rules = await robots(shop);
    for (const path of [...indexedPaths, '/product/shown', '/products/sleep', '/assets/a.js'])
      expect([path, rules.isAllowed(`${shopUrl}${path}`, 'Googlebot')]).toEqual([path, true]);
    for (const path of ['/admin/orders', '/checkout', '/profiel', '/bestellingen/1', '/login'])
      expect([path, rules.isAllowed(`${shopUrl}${path}`, 'Googlebot')]).toEqual([path, false]);
    expect(rules.getSitemaps()).toEqual([`${shopUrl}/sitemap.xml`]);
  });

  it('refuses everything while the access gate is on', async () => {
    const rules = await robots(gated);
    for (const path of [...indexedPaths, '/product/shown', '/sitemap.xml'])
      expect([path, rules.isAllowed(`${shopUrl}${path}`, 'Googlebot')]).toEqual([path, false]);
    expect(rules.getSitemaps()).toEqual([]);
  });
});

describe('llms.txt', () => {
  const link = /^- \[(.+)\]\((https:\S+)\)(?:: (.+))?$/;

  it('is one title, one summary and a link to each page, category and product', async () => {
    const odd = { name: 'Gummy [nieuw]', description: 'Eén pot.\nNog een zin.', price: '9,95' };
    await catalogue.product('odd-name', sleep, odd);
    const { headers, body } = await wire(shop, '/llms.txt');
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    const [title, summary, ...lines] = body.toString().split('\n').filter(Boolean);
    expect([title, summary]).toEqual(['# Gommie', expect.stringMatching(/^> .+vitaminegummies/)]);
    expect(lines.filter((line) => line.startsWith('#'))).toEqual(['## Pagina’s', '## Categorieën', '## Producten']);
    const links = lines.filter((line) => !line.startsWith('#')).map((line) => link.exec(line) ?? [line]);
    const places = new Set(links.map(([, , place]) => place));
    const { urlset } = new XMLParser().parse(await textOf(shop, '/sitemap.xml')) as {
      urlset: { url: { loc: string }[] };
    };
    expect(places).toEqual(new Set(urlset.url.map(({ loc }) => loc)));
    const textsOf = (path: string) => links.find(([, , place]) => place === `${shopUrl}${path}`)?.slice(1);
    expect(textsOf('/products/sleep')).toEqual(['Slaap', `${shopUrl}/products/sleep`, 'Rustig naar bed.']);
    expect(textsOf('/informatie/privacy')?.[0]).toBe('Privacy');
    expect(textsOf('/product/odd-name')).toEqual([
      'Gummy \\[nieuw\\]',
      `${shopUrl}/product/odd-name`,
      'Eén pot. €\u00a09,95.',
    ]);
  });

  it('does not exist while the access gate is on', async () => {
    const { status, headers, body } = await wire(gated, '/llms.txt');
    expect([status, headers['x-robots-tag'], body.toString()]).toEqual([
      404,
      'noindex',
      expect.not.stringContaining('product'),
    ]);
  });
});
