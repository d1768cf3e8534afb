import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { CommandExecution } from '../platform/event-sourcing/deciding/command-execution.js';
import type { EventStore } from '../platform/event-sourcing/event-store.js';
import { entitiesOf } from '../platform/event-sourcing/read-models/projection.js';
import { uploadsFolder } from '../platform/files/uploads-folder.js';
import { OpenStock } from '../inventory/commands/open-stock.js';
import { stockDecider } from '../inventory/stock.decider.js';
import { allProjections } from '../projections/index.js';
import { openTestKernel, testContext, type TestKernel } from '../testing/kernel.js';
import { readLines } from './backup-files.js';
import { makeBackup, previewBackup } from './make-backup.js';
import { eventsFile, tableFile } from './manifest.js';
import { BackupPlace } from '../testing/backup/backup-place.js';

let kernel: TestKernel;
const place = new BackupPlace();
beforeAll(async () => (kernel = await openTestKernel()));
afterAll(async () => {
  await kernel?.close();
  place.remove();
});

const openStock = (productId: number) =>
  new CommandExecution(kernel.store).execute(stockDecider, new OpenStock({ productId, onHand: 5 }, testContext()));
const storeSetting = (key: string) => kernel.dataSource.query(`insert into settings values ($1, 'kept')`, [key]);
const sourcesOf = (dataDir: string, store: EventStore = kernel.store) => ({
  store,
  dataSource: kernel.dataSource,
  uploads: uploadsFolder(dataDir),
});

/** Runs `hook` just before the second call of `head`. */
function storeWithHook(hook: () => Promise<unknown>): EventStore {
  let calls = 0;
  const head = async () => {
    if (++calls === 2) await hook();
    return kernel.store.head();
  };
  return Object.assign(Object.create(kernel.store) as EventStore, { head });
}

async function linesIn(folder: string, path: string): Promise<object[]> {
  const lines: object[] = [];
  for await (const batch of readLines(folder, path)) lines.push(...batch.map((line) => JSON.parse(line) as object));
  return lines;
}

it('contains state and log of the same moment under concurrent writes', async () => {
  await openStock(1);
  const store = storeWithHook(async () => {
    await storeSetting('written-during-backup');
    await openStock(2);
  });
  const folder = place.fresh();
  const manifest = await makeBackup(sourcesOf(place.fresh(), store), folder);
  const end = (await kernel.store.readStream('stock-2'))[0]!.position;
  expect(manifest.log).toEqual({ position: end.toString(), events: 2 });
  expect(await linesIn(folder, eventsFile)).toMatchObject([
    { streamId: 'stock-1', revision: 0, type: 'StockOpened' },
    { streamId: 'stock-2', position: end.toString() },
  ]);
  expect(await linesIn(folder, tableFile('settings'))).toContainEqual({
    key: 'written-during-backup',
    value: 'kept',
    version: 1,
  });
});

it('omits events after the snapshot', async () => {
  await openStock(3);
  const folder = place.fresh();
  let calls = 0;
  const store = Object.assign(Object.create(kernel.store) as EventStore, {
    subscribe: async function* (options: Parameters<EventStore['subscribe']>[0]) {
      if (calls++ === 0) await openStock(4);
      yield* kernel.store.subscribe(options);
    },
  });
  const { log } = await makeBackup(sourcesOf(place.fresh(), store), folder);
  const streams = (await linesIn(folder, eventsFile)) as { streamId: string }[];
  expect(streams.at(-1)!.streamId).toBe('stock-3');
  expect(log.events).toBe(streams.length);
});

it('contains uploads removed right after and added right before the snapshot', async () => {
  const [dataDir, folder] = [place.fresh(), place.fresh()];
  place.upload(dataDir, 'products/in-use.webp', 'one');
  const store = storeWithHook(() => {
    place.upload(dataDir, 'products/new.webp', 'two');
    rmSync(join(uploadsFolder(dataDir), 'products/in-use.webp'));
    return Promise.resolve();
  });
  await makeBackup(sourcesOf(dataDir, store), folder);
  expect(readdirSync(join(folder, 'uploads/products')).sort()).toEqual(['in-use.webp', 'new.webp']);
});

it('contains every table except the read models', async () => {
  const { tables } = await makeBackup(sourcesOf(place.fresh()), place.fresh());
  const names = tables.map(({ name }) => name);
  const readModels = allProjections
    .flatMap(entitiesOf)
    .map((entity) => kernel.dataSource.getMetadata(entity).tableName);
  const all = await kernel.dataSource.query<{ name: string }[]>(
    `select tablename as name from pg_tables where schemaname = 'public'`,
  );
  expect([...names, ...readModels, 'checkpoints', 'log_identity', 'migrations'].sort()).toEqual(
    all.map(({ name }) => name).sort(),
  );
});

it('restricts access to the owner and refuses a folder in use', async () => {
  const folder = place.fresh();
  await makeBackup(sourcesOf(place.fresh()), folder);
  const modes = [folder, join(folder, eventsFile), join(folder, 'manifest.json')].map((path) => statSync(path).mode);
  expect(modes.map((mode) => mode & 0o077)).toEqual([0, 0, 0]);
  await expect(makeBackup(sourcesOf(place.fresh()), folder)).rejects.toThrow('is not empty');
  await expect(previewBackup(sourcesOf(place.fresh()), folder)).rejects.toThrow('is not empty');
});
