import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { api, urlOf } from '../../scripts/lib/api.mjs';
import { ask, read } from './measure.mjs';

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
const secondsSince = (began) => Math.round((performance.now() - began) / 100) / 10;
const { listOrderIds, startStatusBatch, findStatusBatch } = api.statusBatches;

/** Starts a batch that moves delivered orders back, at most 5,000, and waits until it has begun. */
async function begin(shop) {
  const ids = await read(shop, urlOf(listOrderIds, {}, { status: 'delivered' }));
  const id = randomUUID();
  const body = { id, ids, status: 'shipped' };
  await ask(shop, startStatusBatch.path, { method: 'POST', body });
  const batch = () => read(shop, urlOf(findStatusBatch, { batchId: id }));
  while ((await batch()).state === 'waiting') await pause(100);
  return { id, batch };
}

async function end(batch) {
  for (;;) {
    const found = await batch();
    if (found.state === 'done') return found;
    await pause(200);
  }
}

/** Time of the change itself, after the ten seconds in which it can be withdrawn. */
export async function changeMany(shop) {
  const { batch } = await begin(shop);
  const began = performance.now();
  const { total, changedCount, refusedCount } = await end(batch);
  return { orders: total, changed: changedCount, refused: refusedCount, seconds: secondsSince(began) };
}

/** Kills the server in the middle with SIGKILL and starts it again. Throws when an order changed twice or not at all. */
export async function changeManyThroughCrash(shop) {
  const { id, batch } = await begin(shop);
  let before;
  do before = await batch();
  while (before.changedCount === 0 && before.state === 'running');
  await shop.crash();
  const began = performance.now();
  const { total, changedCount } = await end(() => read(shop, urlOf(findStatusBatch, { batchId: id })));
  const events = await eventsOf(shop, id);
  if (changedCount !== total || events.some((count) => count !== 1) || events.length !== total)
    throw new Error(`${total} orders: ${changedCount} results, ${events.length} changed, of which some twice`);
  return { orders: total, changedBefore: before.changedCount, secondsAfterRestart: secondsSince(began) };
}

/** How often each order changed. */
async function eventsOf({ databaseUrl }, batchId) {
  const client = new pg.Client({ connectionString: databaseUrl() });
  await client.connect();
  const sql = `select count(*)::int as count from event_store.events
    where type = 'OrderStatusChanged' and metadata ->> '$correlationId' = $1 group by stream_id`;
  const { rows } = await client.query(sql, [batchId]);
  await client.end();
  return rows.map(({ count }) => count);
}
