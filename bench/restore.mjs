/**
 * `npm run bench:restore [-- --orders 6000 --url esdb://…]`: restores the log of a shop into EventStoreDB, and reports events
 * per second and processor time of the restore per event. Without a url: the protocol server, in a separate process. A
 * server at the url must be empty, and keeps the events.
 */
import '../scripts/lib/typescript.mjs';
import { remove, throwAwayFolder } from '../scripts/lib/services/throw-away.mjs';
import { benchOptions, perSecond, report } from './support/lib.mjs';

const { demoHistory } = await import('../backend/src/demo/history.ts');
const { writeHistory } = await import('../backend/src/demo/history-writer.ts');
const { EventStoreDbEventStore } =
  await import('../backend/src/platform/event-sourcing/eventstoredb/eventstoredb-event-store.ts');
const { EventStoreDbProcess } = await import('../infra/eventstoredb-server/eventstoredb-process.ts');

const { orders, url } = benchOptions({ orders: 6000, url: '' });
const eventsAtOnce = 5000; // as the restore of a backup
const log = await logOfShop();
const folder = throwAwayFolder();
const server = url ? null : await EventStoreDbProcess.start(folder);
const store = new EventStoreDbEventStore(url || server.connectionString);
try {
  const [began, before] = [performance.now(), process.cpuUsage()];
  for (let from = 0; from < log.length; from += eventsAtOnce) await store.restore(log.slice(from, from + eventsAtOnce));
  const used = process.cpuUsage(before);
  report({
    events: log.length,
    'events per second': perSecond(log.length, performance.now() - began),
    'processor time per event, µs': Math.round((used.user + used.system) / log.length),
  });
} finally {
  await store.close();
  await server?.stop();
  remove(folder);
}
process.exit(0);

/** A year of orders, subscriptions, returns and stock, in the order in which they occurred. */
async function logOfShop() {
  const products = Array.from({ length: 24 }, (_, index) => ({
    id: index + 1,
    slug: `product-${index + 1}`,
    name: `Product ${index + 1}`,
    imageUrl: '',
    priceCents: 1995 + 100 * index,
    freePieces: null,
    vatRate: 'low',
    subscriptionEnabled: true,
    subscriptionDiscount: 10,
    stock: 100,
    createdAt: new Date('2025-01-01'),
  }));
  const { streams } = demoHistory({ products, now: new Date('2026-11-01T12:00:00Z'), orders });
  const events = [];
  const append = (streamId, added, expected) => {
    const first = expected === 'no-stream' ? 0 : expected + 1;
    for (const [index, event] of added.entries()) events.push({ ...event, streamId, revision: first + index });
    return Promise.resolve({ revision: first + added.length - 1, position: 0n });
  };
  await writeHistory({ append }, streams);
  const times = new Map(events.map((event) => [event, Date.parse(event.metadata.occurredAt)]));
  const inTurn = events.sort((one, other) =>
    one.streamId === other.streamId ? one.revision - other.revision : times.get(one) - times.get(other),
  );
  return inTurn.map((event, index) => ({ ...event, position: BigInt(index + 1) }));
}
