import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { commandLineOn } from '../testing/cli/recording-terminal.js';
import { leaveFormerShop } from '../app/former-version.fixtures.js';
import { registerReaders } from '../platform/event-sourcing/readers/checkpoints.js';
import { CommandExecution } from '../platform/event-sourcing/deciding/command-execution.js';
import { EventStoreDbEventStore } from '../platform/event-sourcing/eventstoredb/eventstoredb-event-store.js';
import { EventStoreDbServer } from '../../../infra/eventstoredb-server/eventstoredb-server.js';
import { uploadsFolder } from '../platform/files/uploads-folder.js';
import { OpenStock } from '../inventory/commands/open-stock.js';
import { stockDecider } from '../inventory/stock.decider.js';
import { allProcesses } from '../processes/index.js';
import { createTestDatabase, type TestDatabase } from '../testing/database.js';
import { testEnvironment } from '../testing/shop/test-environment.js';
import { openTestKernel, testContext, type TestKernel } from '../testing/kernel.js';
import { makeBackup } from './make-backup.js';
import { eventsFile, readManifest, tableFile, writeManifest } from './manifest.js';
import { numbersSince } from '../platform/database/timelines.js';
import { BackupPlace } from '../testing/backup/backup-place.js';

let kernel: TestKernel;
const place = new BackupPlace();
const dataDir = place.fresh();
const backup = place.fresh();
const processName = allProcesses[0]!.name;
const targets: TestDatabase[] = [];

beforeAll(async () => {
  kernel = await openTestKernel();
  const { dataSource, store } = kernel;
  const context = testContext();
  for (const productId of [1, 2, 3])
    await new CommandExecution(store).execute(
      stockDecider,
      new OpenStock({ productId, onHand: 10 * productId }, context),
    );
  await dataSource.query('delete from discount_codes'); // inserted by a migration
  await dataSource.query(`insert into settings values ('note', E'een "regel"\\n en 🍬')`);
  await dataSource.query(`insert into change_log (id, at, staff_id, entity, entity_id, subject, subject_id, before, after)
    values (9007199254740993, '2026-03-01 10:00:00.123456+00', 1, 'product', '1', 'product', '1', null, '{"a": [1, null]}')`);
  await dataSource.query(`select setval('change_log_id_seq', 9007199254740993), setval('order_numbers', 41)`);
  await dataSource.query(`insert into categories (slug, name) values ('slaap', 'Slaap')`);
  await dataSource.query(
    `insert into products (slug, name, description, category_id, price_cents) values ('droom', 'Droom', '', 1, 1995)`,
  );
  const [second] = await store.readStream('stock-2');
  await registerReaders(dataSource, 'process', [{ name: processName }], second!.position);
  await dataSource.query(
    `insert into skipped_events (projection, event_id, position, reason, skipped_by) values ('stock-ledger', $1, $2, 'x', 'me')`,
    [second!.id, second!.position.toString()],
  );
  place.upload(dataDir, 'products/a.webp', 'picture');
  await makeBackup({ store, dataSource, uploads: uploadsFolder(dataDir) }, backup);
});
afterAll(async () => {
  for (const target of targets) await target.drop();
  await kernel?.close();
  place.remove();
});

async function emptyTarget(more: Record<string, string> = {}) {
  const database = await createTestDatabase();
  targets.push(database);
  const environment = { ...testEnvironment(database.url), DATA_DIR: place.fresh(), ...more };
  return { environment, run: commandLineOn(environment), query: (sql: string) => queryAt(database.url, sql) };
}

async function queryAt<Row extends object>(url: string, sql: string): Promise<Row[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}

const tablesOf = `select tablename from pg_tables where schemaname in ('public', 'event_store')`;
const eventsOf =
  "select position, stream_id, version, id, type, data, metadata from event_store.events where type <> 'LogIdentified' order by position";
const corrupted = (corrupt: (folder: string) => unknown) => async () => {
  const folder = place.fresh();
  cpSync(backup, folder, { recursive: true });
  await corrupt(folder);
  return folder;
};
const flipByte = (path: string) => {
  const bytes = readFileSync(path);
  bytes[bytes.length >> 1]! ^= 1;
  writeFileSync(path, bytes);
};

it('restores the log, every row and every sequence, and rebuilds the read models', async () => {
  const { environment, run, query } = await emptyTarget();
  const dry = await run(['restore', '--from', backup, '--dry-run']);
  expect(dry).toMatchObject({ code: 0, out: expect.stringContaining('Would restore 3 events') });
  expect(await query(tablesOf)).toEqual([]);

  const { code, out } = await run(['restore', '--from', backup, '--json']);
  expect({ code, ...(JSON.parse(out) as object) }).toMatchObject({
    code: 0,
    events: 3,
    files: 1,
    numbersPassed: 5000,
    stopped: [],
  });
  expect(await query(eventsOf)).toEqual(await kernel.dataSource.query(eventsOf));
  for (const table of ['settings', 'change_log', 'categories', 'products', 'discount_codes', 'skipped_events']) {
    const rows = `select to_jsonb(t)::text as row from "${table}" t`;
    expect(await query(rows)).toEqual(await kernel.dataSource.query(rows));
  }
  const numbers = `select nextval('order_numbers') as order, nextval('change_log_id_seq') as change,
    nextval('customers_id_seq') as customer, nextval('event_store.events_position_seq') as position`;
  expect(await query(numbers)).toEqual([
    { order: '5042', change: '9007199254745994', customer: '5001', position: '5' },
  ]);
  expect(await query('select position, events from log_identity')).toEqual([{ position: '4', events: '0' }]);
  expect(await query('select product_id, on_hand from stock_levels order by 1')).toEqual([
    { product_id: 1, on_hand: 10 },
    { product_id: 2, on_hand: 20 },
    { product_id: 3, on_hand: 30 },
  ]);
  expect(await query(`select position from checkpoints where kind = 'process'`)).toEqual([{ position: '2' }]);
  expect(place.uploaded(environment.DATA_DIR, 'products/a.webp')).toBe('picture');
  expect(await run(['projections', 'verify'])).toMatchObject({ code: 0 });
});

it.each([
  ['a moment ago', '2026-03-09T11:59:00Z', 5000],
  ['a day ago', '2026-03-08T12:00:00Z', 5000],
  ['more than a day ago', '2026-03-08T11:59:59Z', 10_000],
  ['a week ago', '2026-03-02T12:00:00Z', 35_000],
  ['by a clock that is fast', '2026-03-09T12:30:00Z', 5000],
])('skips the numbers that may have been issued since a backup made %s', (_when, madeAt, numbers) => {
  expect(numbersSince(madeAt, new Date('2026-03-09T12:00:00Z'))).toBe(numbers);
});

it('restores a backup of the former version, with its skipped event', async () => {
  const { run, query } = await emptyTarget();
  const old = await createTestDatabase();
  targets.push(old);
  const { dataSource, store, skipped, orderIds, close } = await leaveFormerShop(old.url);
  await dataSource.query(
    `insert into refunds (refund_id, job_id, payment_intent_id, amount_cents, due_at, correlation_id)
     values ('refund:1', gen_random_uuid(), 'pi_1', 100, now(), 'test')`,
  );
  const folder = place.fresh();
  await makeBackup({ store, dataSource, uploads: place.fresh() }, folder);
  await close();
  expect(await run(['restore', '--from', folder])).toMatchObject({ code: 0 });
  expect(await query('select refund_id, retries from refunds')).toEqual([{ refund_id: 'refund:1', retries: 0 }]);
  expect(await query('select projection, event_id, position, reason from skipped_events')).toEqual([
    {
      projection: 'stock-levels',
      event_id: skipped.id,
      position: skipped.position.toString(),
      reason: 'broken by a test',
    },
  ]);
  expect(await query('select count(*)::int from admin_order_list')).toEqual([{ count: orderIds.length }]);
  expect(await query('select on_hand from stock_levels')).toEqual([{ on_hand: 8 }]);
  expect(await query('select count(*)::int from mails')).toEqual([{ count: 1 }]);
  expect(await run(['projections', 'verify'])).toMatchObject({ code: 0 });
});

it('restores to EventStoreDB with each process before the same event', async () => {
  const server = await EventStoreDbServer.start();
  const { run, query } = await emptyTarget({ EVENTSTORE_URL: server.connectionString });
  expect(await run(['restore', '--from', backup])).toMatchObject({ code: 0 });
  const store = new EventStoreDbEventStore(server.connectionString);
  const events = await store.readStream('stock-2');
  expect(events).toMatchObject((await kernel.store.readStream('stock-2')).map(({ position, ...event }) => event));
  const [process] = await query(`select position from checkpoints where kind = 'process'`);
  expect(process).toEqual({ position: events[0]!.position.toString() });
  expect(await query('select count(*)::int from stock_levels')).toEqual([{ count: 3 }]);

  const other = await emptyTarget({ EVENTSTORE_URL: server.connectionString });
  const again = await other.run(['restore', '--from', backup]);
  expect(again).toMatchObject({ code: 1, err: expect.stringContaining('event store is not empty') });
  await store.close();
  server.goAway();
});

it.each([
  ['a damaged log', corrupted((folder) => flipByte(join(folder, eventsFile))), 'events.ndjson.gz is damaged'],
  ['a damaged picture', corrupted((folder) => flipByte(join(folder, 'uploads/products/a.webp'))), 'a.webp is damaged'],
  [
    'a missing table',
    corrupted((folder) => rmSync(join(folder, tableFile('contacts')))),
    'contacts.ndjson.gz is missing',
  ],
  ['an unfinished backup', corrupted((folder) => rmSync(join(folder, 'manifest.json'))), 'an unfinished one'],
  ['a damaged manifest', corrupted((folder) => flipByte(join(folder, 'manifest.json'))), 'manifest.json is damaged'],
  [
    'a newer schema',
    corrupted(async (folder) => {
      const manifest = await readManifest(folder);
      await writeManifest(folder, { ...manifest, migrations: [...manifest.migrations, 'Later1999999999999'] });
    }),
    'migration Later1999999999999',
  ],
  ['a missing folder', () => Promise.resolve(place.fresh()), 'it is no backup'],
])('refuses %s and changes nothing', async (_what, prepare, words) => {
  const { run, query } = await emptyTarget();
  const refused = await run(['restore', '--from', await prepare()]);
  expect(refused).toMatchObject({ code: 1, out: '', err: expect.stringContaining(words) });
  expect(await query(tablesOf)).toEqual([]);
});

it('refuses a database with tables, names the command to empty it and changes nothing', async () => {
  const { run, query } = await emptyTarget();
  await query('create table precious as select 1 as one');
  const { code, err } = await run(['restore', '--from', backup]);
  expect({ code, err }).toEqual({ code: 1, err: expect.stringContaining('drop schema public cascade') });
  expect(await query('select one from precious')).toEqual([{ one: 1 }]);
});
