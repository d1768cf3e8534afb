import { randomUUID } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { stockOpened, stockSold } from '../inventory/stock.fixtures.js';
import { orderDecider } from '../orders/order.decider.js';
import { contactId, orderPlaced, paymentCaptured } from '../orders/order.fixtures.js';
import { hashToken } from '../platform/auth/tokens.js';
import { migrations } from '../platform/database/migrations/index.js';
import { LogIdentity1764070000000 } from '../platform/database/migrations/1764070000000-log-identity.js';
import { SkippedEvents1763750000000 } from '../platform/database/migrations/1763750000000-skipped-events.js';
import type { Event, NewEvent } from '../platform/event-sourcing/events.js';
import { PostgresEventStore } from '../platform/event-sourcing/postgres/postgres-event-store.js';
import { ReadModelFault, type Projection } from '../platform/event-sourcing/read-models/projection.js';
import { ProjectionRunner } from '../platform/event-sourcing/read-models/projection-runner.js';
import { registerReaders } from '../platform/event-sourcing/readers/checkpoints.js';
import { allProcesses } from '../processes/index.js';
import { allProjections } from '../projections/index.js';
import { stockLevels } from '../projections/stock-levels/stock-levels.projection.js';
import { recordingLog, testContext } from '../testing/kernel.js';
import { createShopDataSource } from './shop-data-source.js';

/**
 * A database as the version before `skipped_events` leaves it: schema, log, read models, a skip, a mail and a session.
 */
export interface FormerShop {
  dataSource: DataSource;
  store: PostgresEventStore;
  /** The event that the read model `stock-levels` leaves out. */
  skipped: { id: string; position: bigint };
  orderIds: string[];
  sessionToken: string;
  close(): Promise<void>;
}

const before = migrations.slice(0, migrations.indexOf(SkippedEvents1763750000000));

export async function leaveFormerShop(url: string): Promise<FormerShop> {
  const dataSource = await createShopDataSource(url, { migrations: before }).initialize();
  await dataSource.runMigrations();
  const store = await new PostgresEventStore(url).open();
  const orderIds = [randomUUID(), randomUUID()];
  const sessionToken = randomUUID();
  await writeRows(dataSource, orderIds, sessionToken);
  for (const [index, orderId] of orderIds.entries()) {
    const orderNumber = `2026-00000${index + 1}`;
    await store.append(`order-${orderId}`, [orderPlaced({ orderNumber }), paymentCaptured()].map(stored), 'no-stream');
  }
  const sale = stored(stockSold('poison', 1, 9));
  const stock = [stored(stockOpened(10)), sale, stored(stockSold('later', 1, 8))];
  await store.append('stock-1', stock, 'no-stream');
  const skipped = (await store.readStream('stock-1'))[1]!;
  await registerReaders(dataSource, 'process', allProcesses, await store.head());
  await withLaterSchema(dataSource, () => skipAsFormerly(dataSource, store, skipped));
  return {
    dataSource,
    store,
    skipped,
    orderIds,
    sessionToken,
    close: async () => {
      await store.close();
      await dataSource.destroy();
    },
  };
}

/**
 * `admin-order-list` had no `paid_with`, `stock-levels` no `corrections`, both a lower version, and the log had no name: the
 * projections of today fill the read models, then the columns and the table go.
 */
async function withLaterSchema(dataSource: DataSource, fill: () => Promise<void>): Promise<void> {
  const [runner, logIdentity] = [dataSource.createQueryRunner(), new LogIdentity1764070000000()];
  await dataSource.query('alter table admin_order_list add column paid_with text');
  await dataSource.query('alter table stock_levels add column corrections int not null default 0');
  await logIdentity.up(runner);
  await fill();
  await logIdentity.down(runner);
  await runner.release();
  await dataSource.query('alter table admin_order_list drop column paid_with');
  await dataSource.query('alter table stock_levels drop column corrections');
  await dataSource.query(
    `update checkpoints set version = version - 1 where name in ('admin-order-list', 'stock-levels')`,
  );
}

/** Halts `stock-levels` at the event, skips it with the statements of the former version, and catches up. */
async function skipAsFormerly(
  dataSource: DataSource,
  store: PostgresEventStore,
  { id, position }: FormerShop['skipped'],
): Promise<void> {
  const catchUp = (projections: readonly Projection[]) =>
    new ProjectionRunner(store, dataSource, projections, recordingLog()).catchUp();
  const refuse = (event: { id: string }) => {
    if (event.id === id) throw new ReadModelFault('refused by a test');
    return stockLevels.on.StockSold!(event as never);
  };
  const picky = { ...stockLevels, on: { ...stockLevels.on, StockSold: refuse } } as unknown as Projection;
  const known = await readModelsWithTable(dataSource);
  await catchUp(known.map((one) => (one.name === picky.name ? picky : one)));
  await dataSource.query(
    `insert into process_refusals (process, event_id, command, code, resolved_at)
     values ('stock-levels', $1, 'skip', 'broken by a test', now())`,
    [id],
  );
  const skipSql = `update checkpoints set position = $1, status = 'live', error = null
    where name = 'stock-levels' and status = 'halted' returning name`;
  const [halted] = await dataSource.query<[object[], number]>(skipSql, [position.toString()]);
  expect(halted).toHaveLength(1);
  await catchUp(known);
}

/** The read models of today that the former version had too. */
async function readModelsWithTable(dataSource: DataSource): Promise<readonly Projection[]> {
  const tables = await dataSource.query<{ name: string }[]>('select tablename as name from pg_tables');
  const names = new Set(tables.map(({ name }) => name));
  return allProjections.filter(({ row }) => names.has(dataSource.getMetadata(row).tableName));
}

async function writeRows(dataSource: DataSource, orderIds: string[], sessionToken: string): Promise<void> {
  await dataSource.query(`insert into contacts (id, email, name) values ($1, 'anna@example.com', 'Anna de Wit')`, [
    contactId,
  ]);
  await dataSource.query(`insert into customers (id, email) values (5, 'anna@example.com')`);
  await dataSource.query(`insert into customer_sessions (token_hash, customer_id, created_at) values ($1, 5, now())`, [
    hashToken(sessionToken),
  ]);
  await dataSource.query(
    `insert into mails (id, key, template, reference, status, due_at, sent_at)
     values (gen_random_uuid(), $1, 'order-confirmation', $2, 'sent', now(), now())`,
    [`order-confirmation:${orderIds[0]}`, { orderId: orderIds[0] }],
  );
}

function stored({ type, data }: Event): NewEvent {
  const { at, actor } = testContext();
  const schemaVersion = orderDecider.eventTypes[type]?.version ?? 1;
  return {
    id: randomUUID(),
    type,
    data,
    metadata: { schemaVersion, occurredAt: at, actor, $correlationId: 'c', $causationId: 'c' },
  };
}
