import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { Contact } from '../customers/contact.entity.js';
import { insertAll } from '../demo/demo-people-seed.js';
import { valueOf } from '../platform/database/rows.js';
import { entitiesOf, type Summary } from '../platform/event-sourcing/read-models/projection.js';
import { CommandExecution } from '../platform/event-sourcing/deciding/command-execution.js';
import type { Decider } from '../platform/event-sourcing/deciding/decider.js';
import type { Event } from '../platform/event-sourcing/events.js';
import { readCheckpoints } from '../platform/event-sourcing/readers/checkpoints.js';
import { ProjectionRunner } from '../platform/event-sourcing/read-models/projection-runner.js';
import { ReadModelTable } from '../platform/event-sourcing/read-models/read-model-table.js';
import { rebuildProjections } from '../platform/event-sourcing/rebuild/rebuild.js';
import { demoHistory } from '../demo/history.js';
import { stockDecider } from '../inventory/stock.decider.js';
import { IssueInvoice } from '../invoices/commands/issue-invoice.js';
import { ledgerDecider } from '../invoices/ledger.decider.js';
import { issuedInvoice } from '../invoices/ledger.fixtures.js';
import { PlaceOrder } from '../orders/commands/place-order.js';
import { orderDecider } from '../orders/order.decider.js';
import type { PlacedOrder } from '../orders/order.events.js';
import { replacementId, replacementPlaced } from '../orders/order.fixtures.js';
import { returnDecider } from '../returns/return.decider.js';
import { subscriptionDecider } from '../subscriptions/subscription.decider.js';
import { eventually, openTestKernel, recordingLog, testContext, type TestKernel } from '../testing/kernel.js';
import { allProjections } from './index.js';

let kernel: TestKernel;
beforeAll(async () => (kernel = await openTestKernel()));
afterAll(() => kernel.close());

const replacement = replacementPlaced().data as PlacedOrder;
const deciders = [orderDecider, stockDecider, subscriptionDecider, returnDecider] as unknown as Decider<
  unknown,
  Event
>[];
const products = [1, 2, 3, 4].map((id) => ({
  id,
  slug: `product-${id}`,
  name: `Product ${id}`,
  imageUrl: `/art/${id}-1200.webp`,
  priceCents: 1995 + id * 100,
  freePieces: null,
  vatRate: 'low' as const,
  subscriptionEnabled: id !== 4,
  subscriptionDiscount: 20,
  stock: id === 3 ? null : id * 10,
  createdAt: new Date('2025-11-01'),
}));

/** Writes a year of orders, subscriptions, returns and stock through the commands. */
async function writeHistory(): Promise<void> {
  const execution = new CommandExecution(kernel.store);
  const { streams, contacts } = demoHistory({ products, now: new Date('2026-11-01T12:00:00Z'), orders: 300 });
  await insertAll(kernel.dataSource, Contact, contacts);
  await Promise.all(
    streams.map(async ({ streamId, commands }) => {
      const decider = deciders.find(({ category }) => streamId.startsWith(`${category}-`))!;
      for (const command of commands) await execution.execute(decider, command);
    }),
  );
  for (const sourceId of ['one', 'two', 'three']) {
    const issue = new IssueInvoice({ series: 'F2026', invoice: { ...issuedInvoice, sourceId } }, testContext());
    await execution.execute(ledgerDecider, issue);
  }
  await execution.execute(orderDecider, new PlaceOrder({ orderId: replacementId, ...replacement }, testContext()));
}

const tables = () => allProjections.map((projection) => new ReadModelTable(kernel.dataSource, projection));
const hashes = () =>
  kernel.dataSource.transaction(async (manager) => {
    const found: Record<string, string> = {};
    for (const table of tables()) found[table.table] = await table.hash(manager);
    for (const { summary } of allProjections) if (summary) Object.assign(found, await summaryHash(manager, summary));
    return found;
  });

async function summaryHash(database: EntityManager, { row }: Summary) {
  const name = kernel.dataSource.getMetadata(row).tableName;
  const sql = `select count(*) || ':' || md5(string_agg(t::text, ',' order by t::text)) as hash from "${name}" t`;
  return { [name]: await valueOf(database, z.string(), sql) };
}

it('restores the same rows in every read model after its table was dropped', async () => {
  await writeHistory();
  const head = await kernel.store.head();
  const log = recordingLog();
  const runner = new ProjectionRunner(kernel.store, kernel.dataSource, allProjections, log);
  await runner.start();
  const names = allProjections.map(({ name }) => name);
  await eventually(async () => {
    const checkpoints = await readCheckpoints(kernel.dataSource, names);
    return checkpoints.length === names.length && checkpoints.every(({ position }) => position >= head);
  }, 'all read models at the head');
  await runner.stop();
  expect(log.errors).toEqual([]);

  const before = await hashes();
  expect(Object.values(before).filter((hash) => hash.startsWith('0:'))).toEqual([]); // no read model is empty
  for (const entity of allProjections.flatMap(entitiesOf))
    await kernel.dataSource.query(`drop table "${kernel.dataSource.getMetadata(entity).tableName}"`);
  await rebuildProjections(kernel.store, kernel.dataSource, allProjections);
  expect(await hashes()).toEqual(before);
});
