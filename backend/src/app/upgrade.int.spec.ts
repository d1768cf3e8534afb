import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DataSource } from 'typeorm';
import * as api from '../../../contracts/api.js';
import { eventually } from '../testing/kernel.js';
import { freePort } from '../../../scripts/lib/ports.mjs';
import { parseConfig } from '../platform/config/config.js';
import { SkippedEvents1763750000000 } from '../platform/database/migrations/1763750000000-skipped-events.js';
import { EventStore } from '../platform/event-sourcing/event-store.js';
import { projectionStatuses } from '../platform/event-sourcing/read-models/projection-status.js';
import { rebuildProjections } from '../platform/event-sourcing/rebuild/rebuild.js';
import { verifyProjection } from '../platform/event-sourcing/rebuild/verify.js';
import { allProjections } from '../projections/index.js';
import { createTestDatabase, type TestDatabase } from '../testing/database.js';
import { testEnvironment } from '../testing/shop/test-environment.js';
import { leaveFormerShop, type FormerShop } from './former-version.fixtures.js';
import { startProgram } from './start-program.js';

let database: TestDatabase;
let former: FormerShop;
let counts: object[];
let app: NestFastifyApplication;
let port: number;
let query: (sql: string) => Promise<object[]>;

const countsSql = `select (select count(*) from mails) as mails, (select count(*) from customer_sessions) as sessions,
  (select count(*) from event_store.events where type <> 'LogIdentified') as events, (select count(*) from process_refusals) as refusals,
  (select count(*) from contacts) as contacts, (select count(*) from settings) as settings`;

beforeAll(async () => {
  database = await createTestDatabase();
  former = await leaveFormerShop(database.url);
  counts = await former.dataSource.query(countsSql);
  await former.close();
  port = await freePort();
  const environment = { ...testEnvironment(database.url), ROLES: 'api,worker', PORT: String(port) };
  app = await startProgram(parseConfig(environment));
  query = (sql) => app.get(DataSource).query<object[]>(sql);
});
afterAll(async () => {
  await app?.close();
  await database.drop();
});

describe('a start on a database of the former version', () => {
  it('keeps its rows and events', async () => {
    expect(await query(countsSql)).toEqual(counts);
    expect(counts).toMatchObject([{ mails: '1', sessions: '1', events: '7', refusals: '1', contacts: '1' }]);
  });

  it('carries the skip over', async () => {
    expect(await query('select projection, event_id, position, reason, skipped_by from skipped_events')).toEqual([
      {
        projection: 'stock-levels',
        event_id: former.skipped.id,
        position: former.skipped.position.toString(),
        reason: 'broken by a test',
        skipped_by: null,
      },
    ]);
  });

  it('shows every event in the read models but the skipped one', async () => {
    const [store, dataSource] = [app.get(EventStore), app.get(DataSource)];
    const read = () => projectionStatuses(store, dataSource, allProjections, new Date());
    const atHead = async () => (await read()).statuses.every(({ position }, _, all) => position === all[0]!.position);
    await eventually(
      async () => (await atHead()) && (await read()).statuses[0]!.position === (await store.head()),
      'the name of the log',
    );
    const { head, statuses } = await read();
    expect(statuses.map(({ state, position }) => [state, position])).toEqual(allProjections.map(() => ['ok', head]));
    const orders = 'select order_id::text as id from admin_order_list order by order_number';
    expect(await query(orders)).toEqual(former.orderIds.map((id) => ({ id })));
    for (const projection of allProjections)
      expect(await verifyProjection(store, dataSource, projection)).toMatchObject({ equal: true });
    const levels = allProjections.filter(({ name }) => name === 'stock-levels');
    expect(await rebuildProjections(store, dataSource, levels)).toMatchObject([{ changed: false }]);
  });

  it('keeps customers logged in', async () => {
    const response = await fetch(`http://127.0.0.1:${port}${api.customers.showCurrentCustomer.path}`, {
      headers: { cookie: `customer=${former.sessionToken}` },
    });
    expect([response.status, await response.json()]).toMatchObject([200, { email: 'anna@example.com' }]);
  });

  it('gives the former version its skip back when the migration is undone', async () => {
    const skips = `select process, event_id, code from process_refusals where command = 'skip'`;
    const before = await query(skips);
    await query(`delete from process_refusals where command = 'skip'`);
    const runner = app.get(DataSource).createQueryRunner();
    const migration = new SkippedEvents1763750000000();
    await migration.down(runner);
    expect(await query(skips)).toEqual(before);
    await migration.up(runner);
    await runner.release();
    expect(await query('select event_id from skipped_events')).toEqual([{ event_id: former.skipped.id }]);
  });
});
