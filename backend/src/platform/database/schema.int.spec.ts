import { openTestKernel, type TestKernel } from '../../testing/kernel.js';
import { Category } from '../../catalog/category.entity.js';

let kernel: TestKernel;
beforeAll(async () => (kernel = await openTestKernel()));
afterAll(() => kernel.close());

/** No version writes these columns any more. They stay until no process of the former version can read them. */
const toBeDropped = [
  ...['admin_order_list', 'admin_return_list', 'admin_subscription_list'].map(
    (table) => `ALTER TABLE "${table}" DROP COLUMN "customer_id"`,
  ),
  ...['IDX_281774c04984e050434e8beccf', 'IDX_71afc1445da1c366a247b3de10', 'IDX_c979c8af1f7990836a35498eb0'].map(
    (index) => `DROP INDEX "public"."${index}"`,
  ),
];

describe('the database', () => {
  it('equals the entities after all migrations, apart from the columns that the next version drops', async () => {
    const { upQueries } = await kernel.dataSource.driver.createSchemaBuilder().log();
    const differences = upQueries.map(({ query }) => query);
    expect(differences.sort()).toEqual(toBeDropped);
  });

  it('refuses rows that break the invariants of their entity', async () => {
    const categories = kernel.dataSource.getRepository(Category);
    const wrong = categories.create({ slug: 'Geen Slug', name: '', description: null, hiddenAt: null });
    await expect(categories.save(wrong)).rejects.toEqual([
      expect.objectContaining({ property: 'slug' }),
      expect.objectContaining({ property: 'name' }),
    ]);
    expect(await categories.count()).toBe(0);
  });
});
