import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { createDataSource, migrate } from '../dist/backend/src/database/data-source.js';
import { PostgresEventStore } from '../dist/backend/src/event-sourcing/postgres/postgres-event-store.js';
import { rebuildProjections } from '../dist/backend/src/event-sourcing/rebuild.js';
import { stockLevels } from '../dist/backend/src/projections/stock-levels/stock-levels.projection.js';
import { stockLedger } from '../dist/backend/src/projections/stock-ledger/stock-ledger.projection.js';
import { median, perSecond, withPostgres } from './lib.mjs';

const products = 50;
const sales = 200_000;

/** Events per second when one read model is rebuilt from 200,000 sales, shadow table and swap included. */
export async function rebuild() {
  return withPostgres(async (url) => {
    const store = await new PostgresEventStore(url).open();
    const dataSource = await createDataSource(url).initialize();
    try {
      await migrate(dataSource);
      await fill(url);
      return {
        'stock-levels (a row per product), events per second': await median(3, () =>
          run(store, dataSource, stockLevels),
        ),
        'stock-ledger (a row per event), events per second': await median(3, () => run(store, dataSource, stockLedger)),
      };
    } finally {
      await store.close();
      await dataSource.destroy();
    }
  });
}

async function run(store, dataSource, projection) {
  await dataSource.query('delete from checkpoints');
  await dataSource.query(
    `insert into checkpoints (name, kind, version, position, status) values ($1, 'projection', 1, $2, 'live')`,
    [projection.name, (await store.head()).toString()],
  );
  const began = performance.now();
  const [{ events }] = await rebuildProjections(store, dataSource, [projection]);
  return perSecond(events, performance.now() - began);
}

/** Writes the events by COPY-like bulk inserts: the rebuild is measured, not the filling. */
async function fill(url) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const insert = `insert into event_store.events (stream_id, version, id, type, data, metadata)
    select * from jsonb_to_recordset($1::jsonb)
    as r(stream_id text, version bigint, id uuid, type text, data jsonb, metadata jsonb)`;
  const metadata = {
    schemaVersion: 1,
    occurredAt: '2026-01-01T00:00:00.000Z',
    actor: { kind: 'system', id: null },
    $correlationId: 'bench',
    $causationId: 'bench',
  };
  const versions = new Map();
  const row = (product, type, data) => {
    const stream_id = `stock-${product}`;
    const version = (versions.get(stream_id) ?? -1) + 1;
    versions.set(stream_id, version);
    return { stream_id, version, id: randomUUID(), type, data, metadata };
  };
  let rows = Array.from({ length: products }, (_, product) => row(product + 1, 'StockOpened', { onHand: sales }));
  for (let sale = 1; sale <= sales; sale++) {
    const orderId = randomUUID();
    rows.push(
      row((sale % products) + 1, 'StockSold', {
        saleId: orderId,
        orderId,
        checkoutId: null,
        quantity: 1,
        releasedQuantity: 0,
        onHandAfter: sales - Math.floor(sale / products),
      }),
    );
    if (rows.length >= 5000 || sale === sales) {
      await client.query(insert, [JSON.stringify(rows)]);
      rows = [];
    }
  }
  await client.end();
}
