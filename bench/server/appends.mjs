import { randomUUID } from 'node:crypto';
import { PostgresEventStore } from '../../dist/backend/src/platform/event-sourcing/postgres/postgres-event-store.js';
import { benchMetadata, median, perSecond, withPostgres } from '../support/lib.mjs';

const event = () => ({
  id: randomUUID(),
  type: 'BenchNoted',
  data: { text: 'x'.repeat(200), amount: 2495 },
  metadata: benchMetadata,
});

/** Events appended per second with durable commits, 32,000 at most. Each append has one event; writers share no stream. */
export async function appends({ events }) {
  const each = (most) => Math.ceil(Math.min(events / 100, most));
  return withPostgres(async (url) => {
    const store = await new PostgresEventStore(url).open();
    try {
      await run(store, 4, each(500)); // warm
      const one = await median(3, () => run(store, 1, each(3000)));
      const sixteen = await median(3, () => run(store, 16, each(2000)));
      return { 'events per second, 1 writer': one, 'events per second, 16 writers': sixteen };
    } finally {
      await store.close();
    }
  });
}

async function run(store, writers, each) {
  const began = performance.now();
  await Promise.all(
    Array.from({ length: writers }, async () => {
      const stream = `bench-${randomUUID()}`;
      for (let revision = 0; revision < each; revision++)
        await store.append(stream, [event()], revision === 0 ? 'no-stream' : revision - 1);
    }),
  );
  return perSecond(writers * each, performance.now() - began);
}
