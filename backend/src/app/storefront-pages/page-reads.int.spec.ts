import * as api from '../../../../contracts/api.js';
import { urlOf } from '../../../../contracts/endpoint.js';
import { rawResponse } from '../../testing/raw-response.js';
import { TestCatalogue } from '../../testing/shop/test-catalogue.js';
import { startTestShop, type TestShop } from '../../testing/shop/test-shop.js';
import { PageReads } from './page-reads.js';

let shop: TestShop;
let sleep: number;
beforeAll(async () => {
  shop = await startTestShop({ ACCESS_CODE: '' });
  const catalogue = await TestCatalogue.of(shop);
  sleep = await catalogue.category('sleep');
  await catalogue.product('sleep-well', sleep);
  await catalogue.removeProduct(await catalogue.product('removed', sleep));
});
afterAll(() => shop?.close());

it.each([
  api.catalog.listProducts.path,
  urlOf(api.catalog.listProducts, {}, { category: 1 }),
  urlOf(api.catalog.findProduct, { slug: 'sleep-well' }),
  urlOf(api.catalog.findProduct, { slug: 'removed' }),
  urlOf(api.catalog.findProduct, { slug: 'never-existed' }),
  urlOf(api.catalog.findProduct, { slug: '🍬' }),
  api.catalog.listCategories.path,
  api.homeTexts.listHomeTexts.path,
  urlOf(api.questions.listQuestions, { list: 'all' }),
  urlOf(api.questions.listQuestions, { list: 'product' }),
  urlOf(api.questions.listQuestions, { list: 'unknown' }),
  api.settings.showShop.path,
  api.settings.showShippingSettings.path,
])('reads %s as the API responds to it', async (path) => {
  const { status, json } = await shop.app.get(PageReads).for('off')(path);
  const response = await rawResponse(`${shop.url}${path}`);
  const body = JSON.parse(response.body.toString()) as object;
  const sameWithoutId = { details: {}, ...body, requestId: undefined };
  expect([status, JSON.parse(json)]).toEqual([response.status, status < 400 ? body : sameWithoutId]);
});

it('names the category of a removed product, whose page shows others of it', async () => {
  const { json } = await shop.app.get(PageReads).for('off')(urlOf(api.catalog.findProduct, { slug: 'removed' }));
  expect(JSON.parse(json)).toMatchObject({ message: expect.any(String), details: { categoryId: sleep } });
});

it('rejects a path that no page reads', async () => {
  await expect(shop.app.get(PageReads).for('off')('/api/orders')).rejects.toThrow('no page reads /api/orders');
});
