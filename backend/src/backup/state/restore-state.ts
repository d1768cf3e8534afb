import type { DataSource } from 'typeorm';
import type { Queryable } from '../../platform/database/queryable.js';
import { registerReaders } from '../../platform/event-sourcing/readers/checkpoints.js';
import { allProjections } from '../../projections/index.js';
import { readLines } from '../backup-files.js';
import { tableFile, type Manifest } from '../manifest.js';
import type { RestoredLog } from '../restore-log.js';
import { putRows, setSequences, stateTables } from './state-tables.js';

/** Older than any version, so every read model is rebuilt. */
const neverBuilt = 0;

/** Restores the state in one transaction. Replaces the rows that migrations insert. */
export function restoreState(
  dataSource: DataSource,
  folder: string,
  manifest: Manifest,
  log: RestoredLog,
  numbersPassed: number,
): Promise<void> {
  return dataSource.transaction(async (manager) => {
    const tables = await stateTables(dataSource, manager);
    assertSameTables(tables, manifest);
    await manager.query(`select set_config('shop.restores', 'on', true)`); // triggers add no rows to those of the backup
    await manager.query(`truncate ${tables.map((table) => `"${table}"`).join(', ')}`);
    for (const table of tables) await putTable(manager, folder, table, manifest);
    await setSequences(manager, manifest.sequences, numbersPassed);
    for (const { name, position } of manifest.processes)
      await registerReaders(manager, 'process', [{ name }], log.newPositions.get(BigInt(position)));
    const readModels = allProjections.map(({ name }) => ({ name, version: neverBuilt }));
    await registerReaders(manager, 'projection', readModels, log.end);
  });
}

async function putTable(database: Queryable, folder: string, table: string, { tables }: Manifest): Promise<void> {
  const wanted = tables.find(({ name }) => name === table)!.rows;
  const rows = await putRows(database, table, readLines(folder, tableFile(table)));
  if (rows !== wanted) throw new Error(`${table} should have ${wanted} rows but has ${rows}`);
}

function assertSameTables(tables: readonly string[], manifest: Manifest): void {
  const inBackup = manifest.tables.map(({ name }) => name);
  const different = [
    ...tables.filter((name) => !inBackup.includes(name)),
    ...inBackup.filter((name) => !tables.includes(name)),
  ];
  if (different.length > 0) throw new Error(`The backup and the schema differ in the tables ${different.join(', ')}`);
}
