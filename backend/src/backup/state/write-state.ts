import type { DataSource, QueryRunner } from 'typeorm';
import { readCheckpoints } from '../../platform/event-sourcing/readers/checkpoints.js';
import { allProcesses } from '../../processes/index.js';
import { writeLines, type BackupFile } from '../backup-files.js';
import { tableFile, type Manifest } from '../manifest.js';
import { readSequences, rowsOf, stateTables } from './state-tables.js';

type State = Pick<Manifest, 'migrations' | 'processes' | 'tables' | 'sequences'> & {
  logEnd: bigint;
  files: BackupFile[];
};

export async function writeState(
  dataSource: DataSource,
  runner: QueryRunner,
  logEnd: bigint,
  folder: string,
): Promise<State> {
  const state: State = {
    logEnd,
    migrations: await migrationsOf(runner),
    processes: await checkpointsOfProcesses(runner),
    tables: [],
    sequences: await readSequences(runner),
    files: [],
  };
  for (const name of await stateTables(dataSource, runner)) {
    const table = { name, rows: 0 };
    state.files.push(
      await writeLines(
        folder,
        tableFile(name),
        counted(rowsOf(runner, name), (count) => (table.rows += count)),
      ),
    );
    state.tables.push(table);
  }
  return state;
}

async function migrationsOf(runner: QueryRunner): Promise<string[]> {
  const rows = (await runner.query('select name from migrations order by id')) as { name: string }[];
  return rows.map(({ name }) => name);
}

async function checkpointsOfProcesses(runner: QueryRunner): Promise<Manifest['processes']> {
  const names = allProcesses.map(({ name }) => name);
  const checkpoints = await readCheckpoints(runner, names);
  return checkpoints.map(({ name, position }) => ({ name, position: position.toString() }));
}

async function* counted(batches: AsyncIterable<string[]>, count: (lines: number) => void): AsyncGenerator<string[]> {
  for await (const lines of batches) {
    count(lines.length);
    yield lines;
  }
}
