import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { createShopDataSource } from '../../dist/backend/src/app/shop-data-source.js';
import { checkBackup } from '../../dist/backend/src/backup/check-backup.js';
import { makeBackup } from '../../dist/backend/src/backup/make-backup.js';
import { restoreBackup } from '../../dist/backend/src/backup/restore-backup.js';
import { migrate } from '../../dist/backend/src/platform/database/data-source.js';
import { PostgresEventStore } from '../../dist/backend/src/platform/event-sourcing/postgres/postgres-event-store.js';
import { fillLog } from '../support/fill-log.mjs';
import { benchFolder, median, perSecond, withPostgres } from '../support/lib.mjs';

const seconds = (milliseconds) => Math.round(milliseconds / 100) / 10;

/** Backs up that many events and restores them into an empty database: the log alone, and with the read models. */
export async function restore({ events: sales }) {
  const folder = benchFolder();
  try {
    return await withPostgres((url) => measure(url, folder, sales));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measure(databaseUrl, folder, sales) {
  const store = await new PostgresEventStore(databaseUrl).open();
  const dataSource = await createShopDataSource(databaseUrl).initialize();
  const uploads = join(folder, 'uploads');
  await migrate(dataSource);
  await fillLog(databaseUrl, sales);
  let turn = 0;
  const backups = await median(
    3,
    async () => {
      const to = join(folder, String(++turn));
      const began = performance.now();
      await makeBackup({ store, dataSource, uploads }, to);
      return { to, milliseconds: performance.now() - began };
    },
    ({ milliseconds }) => milliseconds,
  );
  const restored = await median(
    3,
    async () => {
      const database = `restored_${++turn}`;
      await dataSource.query(`create database ${database}`);
      const url = new URL(databaseUrl);
      url.pathname = database;
      const began = performance.now();
      const manifest = await checkBackup(backups.to);
      const openStore = () => new PostgresEventStore(url.toString()).open();
      const report = await restoreBackup({ databaseUrl: url.toString(), openStore, uploads }, backups.to, manifest);
      return { ...report, milliseconds: performance.now() - began };
    },
    ({ milliseconds }) => milliseconds,
  );
  await store.close();
  await dataSource.destroy();
  return {
    'backup, events per second': perSecond(sales, backups.milliseconds),
    'restore of the log, events per second': restored.eventsPerSecond,
    'whole restore, check and read models included, seconds': seconds(restored.milliseconds),
  };
}
