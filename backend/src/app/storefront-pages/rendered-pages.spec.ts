import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import * as api from '../../../../contracts/api.js';
import { urlOf } from '../../../../contracts/endpoint.js';
import type { Read, Render } from '../../../../contracts/pages/rendered-page.js';
import { RenderedPages } from './rendered-pages.js';

/** A shop with one product and a page that counts its renderings. */
function given({ render: custom, ...limits }: Partial<ConstructorParameters<typeof RenderedPages>[0]> = {}) {
  const shop = { name: 'Beauty Boost', stock: 5, status: 200 };
  const time = { now: 1_000_000 };
  const rendered: string[] = [];
  const errors: unknown[] = [];
  const read: Read = () => Promise.resolve({ status: shop.status, json: JSON.stringify(shop) });
  const render: Render = async (url, reading) => {
    rendered.push(url);
    const { status, json } = await reading(urlOf(api.catalog.findProduct, { slug: 'beauty-boost' }));
    return { status, head: '<title>Shop</title>', body: json };
  };
  const pages = new RenderedPages({
    render: custom ?? render,
    document: ({ head, body }) => `${head}${body}`,
    onError: (error) => errors.push(error),
    now: () => time.now,
    ...limits,
  });
  const textOf = async (url = '/', kind = 'off') => (await pages.page(url, kind, read))?.bytes.identity.toString();
  return { shop, time, rendered, errors, read, pages, textOf };
}

it('renders a page once while nothing it shows changes', async () => {
  const { rendered, textOf, time } = given();
  const first = await textOf();
  time.now += 60_000;
  expect(await textOf()).toBe(first);
  expect(rendered).toEqual(['/']);
});

it('renders once for concurrent requests', async () => {
  const { rendered, textOf } = given();
  await Promise.all(Array.from({ length: 20 }, () => textOf()));
  expect(rendered).toEqual(['/']);
});

it('renders again at once when a name changes', async () => {
  const { shop, textOf } = given();
  await textOf();
  shop.name = 'Sleep Well';
  expect(await textOf()).toContain('Sleep Well');
});

it('renders again at most once a second while only stock changes, and then shows the last stock', async () => {
  const { shop, time, rendered, textOf } = given();
  await textOf();
  for (let stock = 4; stock >= 0; stock--) {
    shop.stock = stock;
    time.now += 150;
    await textOf();
  }
  expect(rendered).toHaveLength(1);
  time.now += 1_000;
  expect(await textOf()).toContain('"stock":0');
  expect(rendered).toHaveLength(2);
});

it('keeps the status of a page, and notices at once that a product is gone', async () => {
  const { shop, pages, read } = given();
  expect((await pages.page('/', 'off', read))?.status).toBe(200);
  shop.status = 404;
  expect((await pages.page('/', 'off', read))?.status).toBe(404);
});

it('renders again in a new hour', async () => {
  const { rendered, textOf, time } = given();
  await textOf();
  time.now += 3_600_000;
  await textOf();
  expect(rendered).toHaveLength(2);
});

it('caches a page per kind of visitor', async () => {
  const { rendered, textOf } = given();
  await textOf('/', 'off');
  await textOf('/', 'open');
  expect(rendered).toHaveLength(2);
});

it('evicts the least recently used page beyond the limit', async () => {
  const { rendered, textOf } = given({ known: { most: 2, mostPerSecond: 20 } });
  for (const url of ['/a', '/b', '/a', '/c', '/a', '/b']) await textOf(url);
  expect(rendered).toEqual(['/a', '/b', '/c', '/b']);
});

it('keeps 200 pages of searches, and every other page, when thousands of searches are requested', async () => {
  const { rendered, time, textOf } = given();
  await textOf('/product/beauty-boost');
  const urls = Array.from({ length: 1_000 }, (_, index) => `/products?search=${index}`);
  for (const url of urls) {
    time.now += 100;
    await textOf(url);
  }
  expect(rendered).toEqual(['/product/beauty-boost', ...urls]);
  for (const url of [...urls.slice(-200), '/product/beauty-boost']) await textOf(url);
  expect(rendered).toHaveLength(1_001);
  await textOf(urls.at(-201));
  expect(rendered).toHaveLength(1_002);
});

it('renders the pages of products while somebody searches 52 times a second', async () => {
  const { rendered, shop, time, textOf } = given();
  for (let second = 0; second < 5; second++) {
    shop.name = `Name ${second}`;
    time.now += 1_000;
    const searches = Array.from({ length: 52 }, (_, index) => textOf(`/products?search=${second}-${index}`));
    expect((await Promise.all(searches)).filter((text) => text !== undefined)).toHaveLength(10);
    for (let product = 0; product < 20; product++) expect(await textOf(`/product/${product}`)).toContain(shop.name);
  }
  expect(rendered).toHaveLength(5 * 30);
});

it('gives the same page in every encoding', async () => {
  const { pages, read } = given();
  const { bytes } = (await pages.page('/', 'off', read))!;
  expect(brotliDecompressSync(bytes.br).equals(bytes.identity)).toBe(true);
  expect(gunzipSync(bytes.gzip).equals(bytes.identity)).toBe(true);
});

describe('while the shop cannot read its data', () => {
  const unreadable: Read = () => Promise.reject(new Error('the database is away'));

  it('serves a stale page', async () => {
    const { pages, read } = given();
    const before = await pages.page('/', 'off', read);
    expect(await pages.page('/', 'off', unreadable)).toBe(before);
  });

  it('serves a stale page when a read times out', async () => {
    const { pages, read } = given({ patienceMs: 1 });
    const before = await pages.page('/', 'off', read);
    expect(await pages.page('/', 'off', () => new Promise(() => undefined))).toBe(before);
  });

  it('stores no page that was rendered meanwhile', async () => {
    const showsTrouble: Render = async (_url, reading) => {
      const body = await reading(api.catalog.listProducts.path).then(
        ({ json }) => json,
        () => 'Even uitgegleden',
      );
      return { status: 200, head: '', body };
    };
    const { pages, textOf } = given({ render: showsTrouble });
    expect(await pages.page('/', 'off', unreadable)).toBeNull();
    expect(await textOf()).toContain('Beauty Boost');
  });
});

describe('leaves a page to the browser', () => {
  it('when it cannot be rendered, and says so once until the data changes', async () => {
    const fail: Render = async (_url, read) => {
      await read(urlOf(api.catalog.findProduct, { slug: 'beauty-boost' }));
      throw new Error('no such component');
    };
    const { shop, errors, textOf } = given({ render: fail });
    expect([await textOf(), await textOf()]).toEqual([undefined, undefined]);
    expect(errors).toHaveLength(1);
    shop.name = 'Sleep Well';
    await textOf();
    expect(errors).toHaveLength(2);
  });

  it('when too many others are rendered in the same second', async () => {
    const { rendered, textOf, time } = given({ typed: { most: 9, mostPerSecond: 2 } });
    const texts = [];
    for (const search of 'abc') texts.push(await textOf(`/products?search=${search}`));
    expect(texts.map((text) => text !== undefined)).toEqual([true, true, false]);
    time.now += 1_000;
    expect(await textOf('/products?search=c')).toBeDefined();
    expect(rendered).toHaveLength(3);
  });

  it('when a read takes too long, and renders it as soon as reads are fast', async () => {
    const { errors, pages, textOf } = given({ patienceMs: 50 });
    expect(await pages.page('/', 'off', () => new Promise(() => undefined))).toBeNull();
    expect(String(errors[0])).toContain('longer than 50 ms');
    expect(await textOf()).toBeDefined();
  });

  it('when rendering never ends', async () => {
    const { errors, textOf } = given({ render: () => new Promise(() => undefined), patienceMs: 1 });
    expect(await textOf()).toBeUndefined();
    expect(String(errors[0])).toContain('longer than 1 ms');
  });
});
