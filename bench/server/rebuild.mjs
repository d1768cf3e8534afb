import { createShopDataSource } from '../../dist/backend/src/app/shop-data-source.js';
import { migrate } from '../../dist/backend/src/platform/database/data-source.js';
import { PostgresEventStore } from '../../dist/backend/src/platform/event-sourcing/postgres/postgres-event-store.js';
import { rebuildProjections } from '../../dist/backend/src/platform/event-sourcing/rebuild/rebuild.js';
import { stockLevels } from '../../dist/backend/src/projections/stock-levels/stock-levels.projection.js';
import { stockLedger } from '../../dist/backend/src/projections/stock-ledger/stock-ledger.projection.js';
import { fillLog } from '../support/fill-log.mjs';
import { median, perSecond, withPostgres } from '../support/lib.mjs';

/** Events per second in a rebuild of one read model from that many sales, including shadow table and swap. */
export async function rebuild({ events: sales }) {
  return withPostgres(async (url) => {
    const store = await new PostgresEventStore(url).open();
    const dataSource = await createShopDataSource(url).initialize();
    try {
      await migrate(dataSource);
      await fillLog(url, sales);
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
