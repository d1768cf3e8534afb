import { SingleFirstSentences1763746000000 } from '../platform/database/migrations/1763746000000-single-first-sentences.js';
import { openTestKernel, type TestKernel } from '../testing/kernel.js';
import { demoProducts } from './catalogue.js';
import { seedCatalogue } from './demo-catalogue-seed.js';
import { storedSlug } from './renamed-products.js';

let kernel: TestKernel;
beforeAll(async () => {
  kernel = await openTestKernel();
  await kernel.dataSource.transaction((manager) => seedCatalogue(manager, new Date('2026-03-01T12:00:00Z')));
});
afterAll(() => kernel.close());

const descriptions = async () => {
  const rows = await kernel.dataSource.query<{ slug: string; description: string }[]>(
    'select slug, description from products',
  );
  return Object.fromEntries(rows.map(({ slug, description }) => [slug, description]));
};
const written = Object.fromEntries(demoProducts.map(({ slug, description }) => [storedSlug(slug), description]));

it('stores each description unchanged', async () => {
  expect(await descriptions()).toEqual(written);
});

it('repairs descriptions with a duplicate first sentence, and is idempotent', async () => {
  const { dataSource } = kernel;
  await dataSource.query(
    `update products set description = substring(description from '^[^.!?]+[.!?]') || ' ' || description where slug <> $1`,
    [demoProducts[0]!.slug],
  );
  expect(await descriptions()).not.toEqual(written);
  const runner = dataSource.createQueryRunner();
  for (let time = 0; time < 2; time++) await new SingleFirstSentences1763746000000().up(runner);
  await runner.release();
  expect(await descriptions()).toEqual(written);
});
