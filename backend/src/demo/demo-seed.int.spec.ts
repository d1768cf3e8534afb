import { openTestKernel, type TestKernel } from '../testing/kernel.js';
import { demoProducts } from './catalogue.js';
import { DemoSeed } from './demo-seed.js';

let kernel: TestKernel;
beforeAll(async () => (kernel = await openTestKernel()));
afterAll(() => kernel.close());

const count = async (table: string) =>
  (await kernel.dataSource.query<{ count: number }[]>(`select count(*)::int as count from ${table}`))[0]!.count;

it('seeds an empty shop once, also when processes start together', async () => {
  const seed = () => new DemoSeed(kernel.dataSource, kernel.store).run({ orders: 20 });
  await Promise.all([seed(), seed(), seed()]);
  const events = await count('event_store.events');
  expect(await count('products')).toBe(demoProducts.length);
  expect(events).toBeGreaterThan(20);
  await seed();
  expect(await count('event_store.events')).toBe(events);
});
