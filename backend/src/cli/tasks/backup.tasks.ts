import { resolve } from 'node:path';
import { DataSource } from 'typeorm';
import { checkBackup } from '../../backup/check-backup.js';
import { assertEmptyDatabase, assertEmptyLog } from '../../backup/empty-target.js';
import { makeBackup, previewBackup } from '../../backup/make-backup.js';
import type { Manifest } from '../../backup/manifest.js';
import { restoreBackup, type RestoreReport, type RestoreTarget } from '../../backup/restore-backup.js';
import { AppConfig } from '../../platform/config/app-config.js';
import { parseCommandConfig, type Config } from '../../platform/config/config.js';
import { EventStore } from '../../platform/event-sourcing/event-store.js';
import { EventStoreDbEventStore } from '../../platform/event-sourcing/eventstoredb/eventstoredb-event-store.js';
import { PostgresEventStore } from '../../platform/event-sourcing/postgres/postgres-event-store.js';
import { uploadsFolder } from '../../platform/files/uploads-folder.js';
import { environmentOf, waitForStores } from '../open-shop.js';
import { UsageError, type TaskResult, type Call, type Task } from '../task.js';

export const backupTasks: readonly Task[] = [
  {
    usage: 'backup',
    summary: 'write a consistent backup of log, state and uploads while the shop runs',
    options: [['--to <folder>', 'a new folder; contains personal data, readable by its owner only']],
    help: 'Excludes read models and queue, which are rebuilt. A folder without manifest.json is not a backup.',
    writes: true,
    run: backup,
  },
  {
    usage: 'restore',
    summary: 'restore a backup into an empty database and rebuild the read models; stop the shop first',
    options: [['--from <folder>', 'the folder of the backup']],
    help: 'Checks the whole backup first. See docs/runbooks/restore.md.',
    writes: true,
    run: restore,
  },
];

async function backup({ shop, options, dryRun }: Call): Promise<TaskResult> {
  const folder = folderIn(options.to, '--to');
  const app = await shop();
  const uploads = uploadsFolder(app.get(AppConfig).dataDir);
  const sources = { store: app.get(EventStore), dataSource: app.get(DataSource), uploads };
  if (dryRun) {
    const found = await previewBackup(sources, folder);
    const what = `the log up to ${found.logEnd}, ${found.tables.length} tables and ${found.files} uploaded files`;
    return { data: { dryRun, folder, ...found }, text: `Would write ${what} to ${folder}.` };
  }
  const manifest = await makeBackup(sources, folder);
  return { data: { folder, ...contentsOf(manifest) }, text: `Wrote ${summaryOf(manifest)} to ${folder}.` };
}

async function restore({ options, terminal, dryRun }: Call): Promise<TaskResult> {
  const folder = folderIn(options.from, '--from');
  const config = parseCommandConfig(await environmentOf(terminal));
  const manifest = await checkBackup(folder);
  await waitForStores(config, terminal);
  await assertEmpty(config);
  const contents = contentsOf(manifest);
  if (dryRun)
    return { data: { dryRun, folder, ...contents }, text: `Would restore ${summaryOf(manifest)} from ${folder}.` };
  const report = await restoreBackup(targetOf(config), folder, manifest);
  return {
    data: { folder, ...contents, ...report },
    text: outcome(manifest, report),
    wrong: report.stopped.length > 0,
  };
}

function folderIn(given: string | boolean | undefined, option: string): string {
  if (typeof given !== 'string' || !given) throw new UsageError(`Name the folder: ${option} FOLDER`);
  return resolve(given);
}

async function assertEmpty({ databaseUrl, eventStoreUrl }: Config): Promise<void> {
  await assertEmptyDatabase(databaseUrl);
  if (!eventStoreUrl) return;
  const store = new EventStoreDbEventStore(eventStoreUrl);
  try {
    await assertEmptyLog(store);
  } finally {
    await store.close();
  }
}

function targetOf({ databaseUrl, eventStoreUrl, dataDir }: Config): RestoreTarget {
  const openStore = (): Promise<EventStore> =>
    eventStoreUrl
      ? Promise.resolve(new EventStoreDbEventStore(eventStoreUrl))
      : new PostgresEventStore(databaseUrl).open();
  return { databaseUrl, openStore, uploads: uploadsFolder(dataDir) };
}

function contentsOf({ madeAt, log, tables, files }: Manifest) {
  return { madeAt, ...log, rows: tables.reduce((sum, { rows }) => sum + rows, 0), files: files.length };
}

function summaryOf(manifest: Manifest): string {
  const { events, position, rows, files } = contentsOf(manifest);
  return `${events} events (up to ${position}) and ${rows} rows, in ${files} files,`;
}

function outcome(manifest: Manifest, report: RestoreReport): string {
  const { events, eventsPerSecond, rows, files, numbersPassed, readModels, stopped, seconds } = report;
  return [
    `Restored the shop of ${manifest.madeAt} in ${seconds} s: ${events} events (${eventsPerSecond} a second), ${rows} rows, ` +
      `${files} uploaded files; rebuilt ${readModels - stopped.length} read models.`,
    `Skipped ${numbersPassed} numbers per sequence, because lost orders may have used them.`,
    ...(stopped.length > 0 ? [`Stopped: ${stopped.join(', ')}. See: npm run shop -- projections status`] : []),
    'Next steps: docs/runbooks/restore.md.',
  ].join('\n');
}
