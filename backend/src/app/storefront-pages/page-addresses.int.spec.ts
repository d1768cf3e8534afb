import type { PagePath } from '../../../../contracts/pages/page-paths.js';
import { DataSource } from 'typeorm';
import { TestCatalogue } from '../../testing/shop/test-catalogue.js';
import { startTestShop, type TestShop } from '../../testing/shop/test-shop.js';
import { PageAddresses, type PageResponse } from './page-addresses.js';

let shop: TestShop;
let catalogue: TestCatalogue;
let sleep: number;
beforeAll(async () => {
  shop = await startTestShop({ ACCESS_CODE: '' });
  catalogue = await TestCatalogue.of(shop);
  sleep = await catalogue.category('sleep');
});
afterAll(() => shop?.close());

const respond = (path: PagePath, params: Record<string, string>, query = ''): Promise<PageResponse> =>
  shop.app.get(PageAddresses).responseTo({ path, params, query });
const productPage = (id: string, query?: string) => respond('/product/$id', { id }, query);
const categoryPage = (category: string, query?: string) => respond('/products/$category', { category }, query);
const listPage = (query: string) => respond('/products', {}, query);

describe('the page of a product', () => {
  it('is found by its slug, and by a former one with the same query', async () => {
    const id = await catalogue.product('sleep-well', sleep);
    expect(await productPage('sleep-well')).toEqual({ status: 200 });
    for (const slug of ['sleep-better', 'sleep-best']) await catalogue.changeProduct(id, { slug });
    expect(await productPage('sleep-well', 'utm_source=mail')).toEqual({
      location: '/product/sleep-best?utm_source=mail',
    });
    expect(await productPage('sleep-better')).toEqual({ location: '/product/sleep-best' });
  });

  it('is gone for good once the product is removed', async () => {
    const id = await catalogue.product('removed', sleep);
    await catalogue.removeProduct(id);
    expect(await productPage('removed')).toEqual({ status: 410 });
  });

  it('does not exist for an inactive or unknown product', async () => {
    await catalogue.product('inactive', sleep, { isActive: false });
    expect([await productPage('inactive'), await productPage('unknown')]).toEqual([{ status: 404 }, { status: 404 }]);
  });

  it.each(['%', "'", '\ud800', '🍬', '__proto__', 'x'.repeat(4096)])(
    'does not exist for an odd slug (%#)',
    async (slug) => {
      expect(await productPage(slug)).toEqual({ status: 404 });
      expect(await categoryPage(slug)).toEqual({ status: 404 });
      expect(await listPage(new URLSearchParams({ category: slug }).toString())).toEqual({ status: 200 });
    },
  );
});

describe('the page of a category', () => {
  it('exists while the category is active', async () => {
    const id = await catalogue.category('summer');
    expect(await categoryPage('summer')).toEqual({ status: 200 });
    expect(await catalogue.removeCategory(id)).toBe(204);
    expect([await categoryPage('summer'), await categoryPage(String(sleep))]).toEqual([
      { status: 404 },
      { status: 404 },
    ]);
  });

  it('is the redirect target of its former addresses, until another category uses one', async () => {
    const id = await catalogue.category('spring');
    for (const slug of ['early-spring', 'lente']) await catalogue.changeCategory(id, { slug });
    expect(await categoryPage('spring', 'search=rust')).toEqual({ location: '/products/lente?search=rust' });
    expect(await categoryPage('early-spring')).toEqual({ location: '/products/lente' });
    expect(await listPage('category=spring')).toEqual({ location: '/products/lente' });
    await catalogue.category('spring');
    expect([await categoryPage('spring'), await categoryPage('lente')]).toEqual([{ status: 200 }, { status: 200 }]);
    expect(await catalogue.removeCategory(id)).toBe(204);
    expect(await categoryPage('early-spring')).toEqual({ status: 404 });
  });

  it.each(['slug', 'id'])('is the redirect target of the product list with the category as its %s', async (by) => {
    const category = by === 'id' ? String(sleep) : 'sleep';
    expect(await listPage(`category=${category}`)).toEqual({ location: '/products/sleep' });
    expect(await listPage(`a=1&category=${category}&search=rust+%26+slaap`)).toEqual({
      location: '/products/sleep?a=1&search=rust+%26+slaap',
    });
  });

  it.each(['', 'category=', 'category=9999', 'category=unknown', 'category=%zz', 'search=sleep'])(
    'is not the redirect target of the product list with the query "%s"',
    async (query) => {
      expect(await listPage(query)).toEqual({ status: 200 });
    },
  );
});

it('lets a page show the error itself when the catalogue cannot be read', async () => {
  const dataSource = shop.app.get(DataSource);
  await dataSource.query('alter table products rename to products_away');
  expect(await productPage('never-read-before')).toEqual({ status: 200 });
  await dataSource.query('alter table products_away rename to products');
});
