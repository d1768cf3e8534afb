import type { DataSource } from 'typeorm';
import { z } from 'zod';
import { createShopDataSource } from '../app/shop-data-source.js';
import { numbersSince } from '../platform/database/timelines.js';
import { migrate } from '../platform/database/data-source.js';
import { migrations } from '../platform/database/migrations/index.js';
import type { EventStore } from '../platform/event-sourcing/event-store.js';
import { rebuildOutdated } from '../platform/event-sourcing/rebuild/rebuild-outdated.js';
import { renameLog } from '../platform/event-sourcing/log-identity/identify-log.js';
import { assertSameLog } from '../platform/event-sourcing/log-identity/same-log.js';
import { allProjections } from '../projections/index.js';
import { readLines } from './backup-files.js';
import { eventsFile, uploadsPath, type Manifest } from './manifest.js';
import { restoreLog } from './restore-log.js';
import { restoreState } from './state/restore-state.js';
import { putUploads } from './uploads.js';
import { rowsOf } from '../platform/database/rows.js';

export interface RestoreTarget {
  databaseUrl: string;
  /** Creates the tables on Postgres. */
  openStore(): Promise<EventStore>;
  uploads: string;
}

export interface RestoreReport {
  events: number;
  eventsPerSecond: number;
  rows: number;
  files: number;
  numbersPassed: number;
  readModels: number;
  /** Names of the halted read models. */
  stopped: string[];
  seconds: number;
}

const eventsAtOnce = 5000;

/** Needs an empty target. After a failure, empty it and start again. */
export async function restoreBackup(
  { databaseUrl, openStore, uploads }: RestoreTarget,
  folder: string,
  manifest: Manifest,
): Promise<RestoreReport> {
  const began = performance.now();
  const paths = manifest.files.map(({ path }) => path).filter((path) => path.startsWith(`${uploadsPath}/`));
  await putUploads(folder, uploads, paths);
  const store = await openStore();
  try {
    const logBegan = performance.now();
    const checkpoints = manifest.processes.map(({ position }) => BigInt(position));
    const log = await restoreLog(store, readLines(folder, eventsFile, eventsAtOnce), checkpoints);
    const eventsPerSecond = Math.round((log.events / (performance.now() - logBegan)) * 1000);
    const numbersPassed = numbersSince(manifest.madeAt, new Date());
    await withDatabase(databaseUrl, manifest.migrations, (dataSource) =>
      restoreState(dataSource, folder, manifest, log, numbersPassed),
    );
    const stopped = await withDatabase(databaseUrl, undefined, async (dataSource) => {
      const halted = await rebuild(dataSource, store);
      await assertSameLog(store, dataSource);
      await renameLog(store, dataSource);
      return halted;
    });
    return {
      events: log.events,
      eventsPerSecond,
      rows: manifest.tables.reduce((sum, { rows }) => sum + rows, 0),
      files: paths.length,
      numbersPassed,
      readModels: allProjections.length,
      stopped,
      seconds: Math.round((performance.now() - began) / 100) / 10,
    };
  } finally {
    await store.close();
  }
}

/** Applies only the named migrations, or all. */
async function withDatabase<T>(
  url: string,
  names: readonly string[] | undefined,
  work: (dataSource: DataSource) => Promise<T>,
): Promise<T> {
  const wanted = names ? migrations.filter(({ name }) => names.includes(name)) : migrations;
  const dataSource = await createShopDataSource(url, { migrations: wanted }).initialize();
  try {
    await migrate(dataSource);
    return await work(dataSource);
  } finally {
    await dataSource.destroy();
  }
}

async function rebuild(dataSource: DataSource, store: EventStore): Promise<string[]> {
  await rebuildOutdated(store, dataSource, allProjections);
  const halted = `select name from checkpoints where status = 'halted'`;
  const rows = await rowsOf(dataSource, z.object({ name: z.string() }), halted);
  await dataSource.query('analyze');
  return rows.map(({ name }) => name);
}
