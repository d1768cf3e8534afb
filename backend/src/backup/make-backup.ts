import { mkdir, readdir } from 'node:fs/promises';
import type { DataSource, QueryRunner } from 'typeorm';
import { readCheckpoints } from '../platform/event-sourcing/readers/checkpoints.js';
import type { EventStore } from '../platform/event-sourcing/event-store.js';
import type { RecordedEvent } from '../platform/event-sourcing/events.js';
import { allProcesses } from '../processes/index.js';
import { writeLines, type BackupFile } from './backup-files.js';
import { BackupRefusedError } from './backup-refused.js';
import { eventsFile, tableFile, writeManifest, type Manifest } from './manifest.js';
import { atOneMoment } from './one-moment.js';
import { readSequences, rowsOf, stateTables } from './state-tables.js';
import { copyUploads, listUploads } from './uploads.js';

/** What a backup is made of. `uploads` is the folder of uploaded files. */
export interface BackupSources {
  store: EventStore;
  dataSource: DataSource;
  uploads: string;
}

type State = Pick<Manifest, 'migrations' | 'processes' | 'tables' | 'sequences'> & {
  logEnd: bigint;
  files: BackupFile[];
};

const eventsAtOnce = 2000;

/**
 * Writes the state, the log and the uploaded files of one moment to a folder that is new or empty, while the shop goes on.
 * Throws BackupRefusedError. What was written before a failure has no manifest and is no backup.
 */
export async function makeBackup({ store, dataSource, uploads }: BackupSources, folder: string): Promise<Manifest> {
  await prepareFolder(folder);
  const copied = new Map<string, BackupFile>();
  await copyUploads(folder, uploads, copied); // what is in use at the moment and removed right after it is among these
  const { logEnd, files, ...state } = await atOneMoment(store, dataSource, (runner, end) =>
    writeState(dataSource, runner, end, folder),
  );
  await copyUploads(folder, uploads, copied);
  const log = { position: logEnd.toString(), events: 0 };
  const events = await writeLines(
    folder,
    eventsFile,
    linesOf(store, logEnd, (count) => (log.events += count)),
  );
  const manifest: Manifest = {
    format: 1,
    madeAt: new Date().toISOString(),
    log,
    ...state,
    files: [events, ...files, ...copied.values()],
  };
  await writeManifest(folder, manifest);
  return manifest;
}

/** What `makeBackup` would write at this moment. Throws BackupRefusedError when it would. */
export async function previewBackup({ store, dataSource, uploads }: BackupSources, folder: string) {
  await assertUsable(folder);
  const files = await listUploads(uploads);
  return atOneMoment(store, dataSource, async (runner, logEnd) => ({
    logEnd,
    tables: await stateTables(dataSource, runner),
    files: files.length,
  }));
}

async function prepareFolder(folder: string): Promise<void> {
  await assertUsable(folder);
  await mkdir(folder, { recursive: true, mode: 0o700 });
}

async function assertUsable(folder: string): Promise<void> {
  const found = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw new BackupRefusedError(`${folder} cannot be used: ${error.message}`);
  });
  if (found.length > 0) throw new BackupRefusedError(`${folder} is not empty: every backup wants a folder of its own`);
}

async function writeState(dataSource: DataSource, runner: QueryRunner, logEnd: bigint, folder: string): Promise<State> {
  const state: State = {
    logEnd,
    migrations: await migrationsOf(runner),
    processes: await progressOfProcesses(runner),
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

async function progressOfProcesses(runner: QueryRunner): Promise<Manifest['processes']> {
  const names = allProcesses.map(({ name }) => name);
  const checkpoints = await readCheckpoints(runner, names);
  return checkpoints.map(({ name, position }) => ({ name, position: position.toString() }));
}

/** The log up to a position: events never change, so that it may be read later than the state. */
async function* linesOf(store: EventStore, end: bigint, count: (events: number) => void): AsyncGenerator<string[]> {
  if (end === 0n) return;
  const reading = new AbortController();
  for await (const batch of store.subscribe({ after: 0n, batchSize: eventsAtOnce, signal: reading.signal })) {
    const events = batch.events.filter(({ position }) => position <= end);
    count(events.length);
    yield events.map(lineOf);
    if (batch.position >= end) reading.abort();
  }
}

const lineOf = (event: RecordedEvent) => JSON.stringify({ ...event, position: event.position.toString() });

async function* counted(batches: AsyncIterable<string[]>, count: (lines: number) => void): AsyncGenerator<string[]> {
  for await (const lines of batches) {
    count(lines.length);
    yield lines;
  }
}
