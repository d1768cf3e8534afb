import type { DataSource } from 'typeorm';
import type { Queryable } from '../platform/database/queryable.js';
import { createShopDataSource } from '../app/shop-data-source.js';
import { migrate } from '../platform/database/data-source.js';
import { migrations } from '../platform/database/migrations/index.js';
import { registerReaders } from '../platform/event-sourcing/readers/checkpoints.js';
import type { EventStore } from '../platform/event-sourcing/event-store.js';
import { rebuildOutdated } from '../platform/event-sourcing/rebuild/rebuild-outdated.js';
import { allProjections } from '../projections/index.js';
import { readLines } from './backup-files.js';
import { eventsFile, tableFile, uploadsPath, type Manifest } from './manifest.js';
import { restoreLog, type RestoredLog } from './restore-log.js';
import { putRows, setSequences, stateTables } from './state-tables.js';
import { putUploads } from './uploads.js';

/** Where a backup goes: an empty database, an empty log. */
export interface RestoreTarget {
  databaseUrl: string;
  /** Opened only now: on Postgres it makes its tables. */
  openStore(): Promise<EventStore>;
  uploads: string;
}

export interface RestoreReport {
  events: number;
  eventsPerSecond: number;
  rows: number;
  files: number;
  /** How many numbers of orders and the like were passed over, because lost ones may have them. */
  numbersPassed: number;
  readModels: number;
  /** Read models that came to a stop; the shop opens without them. */
  stopped: string[];
  seconds: number;
}

const eventsAtOnce = 5000;
/** More than the shop gives out on a busy day. */
const numbersADay = 5000;
const dayMs = 24 * 3600_000;
/** No version that a read model ever has: it is rebuilt, here or by the first worker that starts. */
const neverBuilt = 0;

/**
 * Fills an empty database and an empty log with a backup that was checked, and rebuilds the read models. State and log are
 * then as they were at the moment of the backup. A restore that fails is done again from the beginning, into an empty target.
 */
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
    const asked = manifest.processes.map(({ position }) => BigInt(position));
    const log = await restoreLog(store, readLines(folder, eventsFile, eventsAtOnce), asked);
    const eventsPerSecond = Math.round((log.events / (performance.now() - logBegan)) * 1000);
    const numbersPassed = numbersSince(manifest.madeAt, new Date());
    await withDatabase(databaseUrl, manifest.migrations, (dataSource) =>
      putState(dataSource, folder, manifest, log, numbersPassed),
    );
    const stopped = await withDatabase(databaseUrl, undefined, (dataSource) => rebuild(dataSource, store));
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

/**
 * How many numbers may have been given out since the backup. They stand in mails that went out, so nobody else gets them;
 * gaps are allowed.
 */
export function numbersSince(madeAt: string, now: Date): number {
  const days = Math.ceil((now.getTime() - Date.parse(madeAt)) / dayMs);
  return Math.max(1, days) * numbersADay;
}

/** The database with the migrations of these names; all there are when left out. */
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

/** All of the state or none. What migrations put into the tables by themselves makes way for what was there. */
function putState(
  dataSource: DataSource,
  folder: string,
  manifest: Manifest,
  log: RestoredLog,
  numbersPassed: number,
): Promise<void> {
  return dataSource.transaction(async (manager) => {
    const tables = await stateTables(dataSource, manager);
    assertSameTables(tables, manifest);
    await manager.query(`truncate ${tables.map((table) => `"${table}"`).join(', ')}`);
    for (const table of tables) await putTable(manager, folder, table, manifest);
    await setSequences(manager, manifest.sequences, numbersPassed);
    for (const { name, position } of manifest.processes)
      await registerReaders(manager, 'process', [{ name }], log.places.get(BigInt(position)));
    const readModels = allProjections.map(({ name }) => ({ name, version: neverBuilt }));
    await registerReaders(manager, 'projection', readModels, log.end);
  });
}

async function putTable(database: Queryable, folder: string, table: string, { tables }: Manifest): Promise<void> {
  const wanted = tables.find(({ name }) => name === table)!.rows;
  const rows = await putRows(database, table, readLines(folder, tableFile(table)));
  if (rows !== wanted) throw new Error(`${table} should have ${wanted} rows and has ${rows}`);
}

function assertSameTables(tables: readonly string[], manifest: Manifest): void {
  const held = manifest.tables.map(({ name }) => name);
  const different = [
    ...tables.filter((name) => !held.includes(name)),
    ...held.filter((name) => !tables.includes(name)),
  ];
  if (different.length > 0) throw new Error(`Backup and schema differ in the tables ${different.join(', ')}`);
}

async function rebuild(dataSource: DataSource, store: EventStore): Promise<string[]> {
  await rebuildOutdated(store, dataSource, allProjections);
  const rows = await dataSource.query<{ name: string }[]>(`select name from checkpoints where status = 'halted'`);
  await dataSource.query('analyze');
  return rows.map(({ name }) => name);
}
