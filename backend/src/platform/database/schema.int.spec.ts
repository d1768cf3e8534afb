import { openTestKernel, type TestKernel } from '../../testing/kernel.js';
import { Category } from '../../catalog/category.entity.js';

let kernel: TestKernel;
beforeAll(async () => (kernel = await openTestKernel()));
afterAll(() => kernel.close());

describe('the database', () => {
  it('equals the entities after all migrations', async () => {
    const { upQueries } = await kernel.dataSource.driver.createSchemaBuilder().log();
    expect(upQueries.map(({ query }) => query)).toEqual([]);
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
