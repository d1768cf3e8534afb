import { randomUUID } from 'node:crypto';
import { Pool, type QueryConfig } from 'pg';
import { createTestDatabase } from '../../../testing/database.js';
import type { NewEvent } from '../events.js';
import { AppendQueue } from './append-queue.js';
import { ensureEventStoreSchema } from './schema.js';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let pool: Pool;
beforeAll(async () => {
  database = await createTestDatabase();
  pool = new Pool({ connectionString: database.url });
  await ensureEventStoreSchema(pool);
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

const metadata = {
  schemaVersion: 1,
  occurredAt: '2026-01-01T00:00:00.000Z',
  actor: { kind: 'system', id: null },
  $correlationId: 'test',
  $causationId: 'test',
} as const;
const events = (count: number): NewEvent[] =>
  Array.from({ length: count }, () => ({ id: randomUUID(), type: 'Tested', data: {}, metadata }));

it('given many large appends at once, stores them all in statements of a bounded size', async () => {
  const sizes: number[] = [];
  const counting = Object.create(pool, {
    query: {
      value: (config: QueryConfig<unknown[]>) => {
        sizes.push((config.values![3] as string[]).length);
        return pool.query(config);
      },
    },
  }) as Pool;
  const queue = new AppendQueue(counting);
  const appends = Array.from({ length: 40 }, (_, number) => queue.append(`large-${number}`, events(500), 'no-stream'));
  const huge = queue.append('huge-1', events(2500), 'no-stream');
  const second = queue.append('large-7', events(1), 499);
  const results = await Promise.all(appends);
  expect(results.map(({ revision }) => revision)).toEqual(Array(40).fill(499));
  expect([(await huge).revision, (await second).revision]).toEqual([2499, 500]);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(40 * 500 + 2500 + 1);
  expect(sizes.filter((size) => size > 2000)).toEqual([2500]);
});
