import { DataSource } from 'typeorm';
import * as api from '../../../contracts/api.js';
import { MissingProductSchema, type MissingProduct } from '../../../contracts/catalog.js';
import { FormerSlugs1763748000000 } from '../platform/database/migrations/1763748000000-former-slugs.js';
import { FormerCategorySlugs1764080000000 } from '../platform/database/migrations/1764080000000-former-category-slugs.js';
import { TestCatalogue } from '../testing/shop/test-catalogue.js';
import { startTestShop, TestBrowser, type TestShop } from '../testing/shop/test-shop.js';
import { FormerCategorySlug } from './former-category-slug.entity.js';
import { FormerSlug } from './former-slug.entity.js';
import { refusalOf } from '../testing/shop/test-browser.js';

let shop: TestShop;
let catalogue: TestCatalogue;
let categoryId: number;
beforeAll(async () => {
  shop = await startTestShop({ ACCESS_CODE: '' });
  catalogue = await TestCatalogue.of(shop);
  categoryId = await catalogue.category('energy');
});
afterAll(() => shop?.close());

const product = (slug: string, fields?: object) => catalogue.product(slug, categoryId, fields);
const rename = (id: number, slug: string) => catalogue.changeProduct(id, { slug });
const rows = () =>
  shop.app
    .get(DataSource)
    .getRepository(FormerSlug)
    .find({ order: { slug: 'ASC' } });

/** Returns the id of the product, or the details of the 404. */
async function lookUp(slug: string): Promise<number | MissingProduct> {
  const response = await new TestBrowser(shop).call(api.catalog.findProduct, { params: { slug } });
  if (response.status === 200) return (await response.json()).id;
  expect(response.status).toBe(404);
  return MissingProductSchema.strict().parse((await refusalOf(response)).details ?? {});
}

describe('the former slug of a product', () => {
  it('redirects to the current slug, also after an old slug returns', async () => {
    const id = await product('first');
    expect([await rename(id, 'second'), await rename(id, 'third')]).toEqual([200, 200]);
    const places = [await lookUp('first'), await lookUp('second'), await lookUp('third')];
    expect(places).toEqual([{ slug: 'third' }, { slug: 'third' }, id]);
    expect(await rename(id, 'first')).toBe(200);
    expect([await lookUp('first'), await lookUp('third')]).toEqual([id, { slug: 'first' }]);
  });

  it('belongs to its current product, then to its last one', async () => {
    await rename(await product('wanted'), 'unwanted');
    const present = await product('wanted');
    expect(await lookUp('wanted')).toBe(present);
    await rename(present, 'wanted-later');
    expect(await lookUp('wanted')).toEqual({ slug: 'wanted-later' });
  });

  it('returns the category of a removed product until the slug is reused', async () => {
    const id = await product('removed');
    await rename(id, 'removed-later');
    expect(await catalogue.removeProduct(id)).toBe(204);
    expect([await lookUp('removed'), await lookUp('removed-later')]).toEqual([{ categoryId }, { categoryId }]);
    expect(await lookUp(`removed-later-verwijderd-${id}`)).toEqual({});
    const next = await product('removed-later');
    expect(await lookUp('removed-later')).toBe(next);
  });

  it('reveals nothing about an inactive product', async () => {
    const id = await product('draft', { isActive: false });
    await rename(id, 'later-draft');
    expect([await lookUp('draft'), await lookUp('later-draft'), await lookUp('unknown')]).toEqual([{}, {}, {}]);
  });

  it('is not stored when the change fails or keeps the slug', async () => {
    const id = await product('kept');
    await product('taken');
    const before = await rows();
    expect(await rename(id, 'taken')).toBe(409);
    expect(await catalogue.changeProduct(id, { slug: 'kept', name: 'Kept' })).toBe(200);
    expect(await rows()).toEqual(before);
  });

  it('is read from the change log by the migration', async () => {
    const before = await rows();
    expect(before.length).toBeGreaterThan(5);
    const runner = shop.app.get(DataSource).createQueryRunner();
    const migration = new FormerSlugs1763748000000();
    await migration.down(runner);
    await migration.up(runner);
    await runner.release();
    expect(await rows()).toEqual(before);
  });
});

describe('the former slug of a category', () => {
  const stored = () =>
    shop.app
      .get(DataSource)
      .getRepository(FormerCategorySlug)
      .find({ order: { slug: 'ASC' } });

  it('names the last category that used it, and is read from the change log by the migration', async () => {
    const [one, other] = [await catalogue.category('spring'), await catalogue.category('autumn')];
    for (const slug of ['lente', 'voorjaar']) expect(await catalogue.changeCategory(one, { slug })).toBe(200);
    expect(await catalogue.changeCategory(other, { slug: 'lente' })).toBe(200);
    expect(await catalogue.changeCategory(other, { slug: 'herfst', name: 'Herfst' })).toBe(200);
    expect(await catalogue.changeCategory(other, { slug: 'voorjaar' })).toBe(409);
    expect(await catalogue.removeCategory(other)).toBe(204);
    const rows = await stored();
    expect(rows.map(({ slug, categoryId: id }) => [slug, id])).toEqual([
      ['autumn', other],
      ['lente', other],
      ['spring', one],
    ]);
    const runner = shop.app.get(DataSource).createQueryRunner();
    const migration = new FormerCategorySlugs1764080000000();
    await migration.down(runner);
    await migration.up(runner);
    await runner.release();
    expect(await stored()).toEqual(rows);
  });
});
