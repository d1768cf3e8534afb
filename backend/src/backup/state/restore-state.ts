import type { DataSource, QueryRunner } from 'typeorm';
import { registerReaders } from '../../platform/event-sourcing/readers/checkpoints.js';
import { inTransaction } from '../../platform/event-sourcing/read-models/projection-batch.js';
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
  return inTransaction(dataSource, async (runner) => {
    const tables = await stateTables(dataSource, runner);
    assertSameTables(tables, manifest);
    await runner.query(`truncate ${tables.map((table) => `"${table}"`).join(', ')}`);
    for (const table of tables) await putTable(runner, folder, table, manifest);
    await setSequences(runner, manifest.sequences, numbersPassed);
    for (const { name, position } of manifest.processes)
      await registerReaders(runner, 'process', [{ name }], log.newPositions.get(BigInt(position)));
    const readModels = allProjections.map(({ name }) => ({ name, version: neverBuilt }));
    await registerReaders(runner, 'projection', readModels, log.end);
  });
}

async function putTable(runner: QueryRunner, folder: string, table: string, { tables }: Manifest): Promise<void> {
  const wanted = tables.find(({ name }) => name === table)!.rows;
  const rows = await putRows(runner, table, readLines(folder, tableFile(table)));
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
