import { DataSource } from 'typeorm';
import { parseCommandConfig, type Config } from '../../platform/config/config.js';
import { loadDemo } from '../../app/starting/load-demo.js';
import type { DemoSize } from '../../demo/demo-seed.js';
import { EventStore } from '../../platform/event-sourcing/event-store.js';
import { ReadModelProgress } from '../../platform/event-sourcing/read-models/read-model-progress.js';
import { LogReaders } from '../../platform/event-sourcing/readers/readers.module.js';
import { StaffAccounts } from '../../staff/staff-accounts.js';
import { environmentOf, openApplication, waitForStores } from '../open-shop.js';
import { parseCount, RefusedError, UsageError, type TaskResult, type Call, type Task } from '../task.js';
import { tablesToEmpty } from './seed-target.js';
import { Customer } from '../../customers/customer.entity.js';

const fewestOrders = 10;
const fewestCustomers = 5;
const most = 500_000;
const mostWaitMs = 30 * 60_000;

/** Empties the log, so no other process may be connected. */
export const seedTask: Task = {
  usage: 'seed',
  summary: 'recreate the demo with another size; stop the shop first, never in production',
  options: [
    ['--orders <number>', `orders of the last year, ${fewestOrders} or more (2000)`],
    ['--customers <number>', `customers, ${fewestCustomers} or more (40 % of the orders)`],
    ['--yes', 'confirm that the data of this demo is deleted'],
  ],
  help: `Empties the log, the read models and personal data; keeps catalogue, settings and staff. An empty database needs no --yes.
Refuses a database with data that was never a demo, and one with other connections.`,
  writes: true,
  run: seed,
};

async function seed({ options, terminal, dryRun }: Call): Promise<TaskResult> {
  await loadDemo();
  const size = sizeOf(options);
  const config = demoConfig(await environmentOf(terminal));
  await waitForStores(config, terminal);
  const history = await tablesToEmpty(config);
  const full = history.length > 0;
  const planned = `${size.orders} orders${size.customers ? ` of ${size.customers} customers` : ''}`;
  if (dryRun) {
    const first = full ? `empty ${history.length} tables of this demo and ` : '';
    return { data: { dryRun, ...size, emptied: history }, text: `Would ${first}seed ${planned}.` };
  }
  if (full && !options.yes)
    throw new UsageError(
      `This deletes the data of the demo (${history.length} tables): add --yes, or --dry-run to preview it`,
    );
  terminal.err(`› seeding ${planned}\n`);
  const { customers, events, seconds, current } = await recreate(config, size, terminal);
  const data = { orders: size.orders, customers, events, seconds, current };
  const text = `Seeded ${size.orders} orders of ${customers} customers, ${events} events, in ${seconds} s.`;
  if (current) return { data, text };
  return {
    data,
    text: `${text}\nThe read models are not up to date. See: npm run shop -- projections status`,
    wrong: true,
  };
}

async function recreate(config: Config, size: DemoSize, terminal: Call['terminal']) {
  const began = performance.now();
  const { DemoSeed } = await loadDemo();
  const app = await openApplication(config, terminal);
  try {
    if (config.admin)
      await app.get(StaffAccounts, { strict: false }).ensure(config.admin.email, config.admin.password, 'owner');
    await new DemoSeed(app.get(DataSource), app.get(EventStore)).replace(size);
    await app.get(LogReaders).start();
    const events = await app.get(EventStore).head();
    const current = await app.get(ReadModelProgress).waitFor(events, mostWaitMs);
    const dataSource = app.get(DataSource);
    await dataSource.query('vacuum (analyze)'); // counts read indexes only once the rows are known to be visible
    const customers = await dataSource.getRepository(Customer).count();
    const seconds = Math.round((performance.now() - began) / 100) / 10;
    return { customers, events, seconds, current };
  } finally {
    await app.close();
  }
}

function demoConfig(environment: Record<string, string | undefined>): Config {
  const config = parseCommandConfig(environment);
  if (config.production) throw new RefusedError('Never in production, because the seed empties the log');
  if (!config.demo) throw new RefusedError('Only a demo can be seeded: set DEMO=1');
  if (config.eventStoreUrl)
    throw new RefusedError('The seed cannot empty an EventStoreDB: give it empty volumes, or use Postgres');
  return config;
}

function sizeOf({ orders = '2000', customers }: Call['options']): { orders: number; customers?: number } {
  return {
    orders: within(parseCount(orders, '--orders'), '--orders', fewestOrders),
    ...(customers === undefined
      ? {}
      : { customers: within(parseCount(customers, '--customers'), '--customers', fewestCustomers) }),
  };
}

function within(count: number, what: string, fewest: number): number {
  if (count < fewest || count > most) throw new UsageError(`${what} must be from ${fewest} to ${most}`);
  return count;
}
