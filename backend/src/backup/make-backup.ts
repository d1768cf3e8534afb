import { mkdir, readdir } from 'node:fs/promises';
import type { DataSource } from 'typeorm';
import type { EventStore } from '../platform/event-sourcing/event-store.js';
import type { RecordedEvent } from '../platform/event-sourcing/events.js';
import { writeLines, type BackupFile } from './backup-files.js';
import { BackupRefusedError } from './backup-refused.js';
import { eventsFile, writeManifest, type Manifest } from './manifest.js';
import { inSnapshot } from './state/snapshot.js';
import { stateTables } from './state/state-tables.js';
import { writeState } from './state/write-state.js';
import { copyUploads, listUploads } from './uploads.js';

export interface BackupSources {
  store: EventStore;
  dataSource: DataSource;
  uploads: string;
}

const eventsAtOnce = 2000;

/** Keeps the shop running. Throws BackupRefusedError. An unfinished backup has no manifest. */
export async function makeBackup({ store, dataSource, uploads }: BackupSources, folder: string): Promise<Manifest> {
  await prepareFolder(folder);
  const copied = new Map<string, BackupFile>();
  await copyUploads(folder, uploads, copied); // includes files that are removed right after the snapshot
  const { logEnd, files, ...state } = await inSnapshot(store, dataSource, (runner, end) =>
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

export async function previewBackup({ store, dataSource, uploads }: BackupSources, folder: string) {
  await assertUsable(folder);
  const files = await listUploads(uploads);
  return inSnapshot(store, dataSource, async (runner, logEnd) => ({
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
  if (found.length > 0) throw new BackupRefusedError(`${folder} is not empty: name a new folder for every backup`);
}

/** Reads the log after the snapshot, which is safe because events never change. */
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
