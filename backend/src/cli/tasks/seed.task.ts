import { DataSource } from 'typeorm';
import { parseConfig, type Config } from '../../platform/config/config.js';
import { createShopDataSource } from '../../app/shop-data-source.js';
import { begunKey, DemoSeed, type DemoSize } from '../../demo/demo-seed.js';
import { historyIn } from '../../demo/forget-history.js';
import { EventStore } from '../../platform/event-sourcing/event-store.js';
import { ReadModelProgress } from '../../platform/event-sourcing/read-models/read-model-progress.js';
import { LogReaders } from '../../platform/event-sourcing/readers/readers.module.js';
import { StaffAccounts } from '../../staff/staff-accounts.js';
import { environmentOf, openProgram, untilReached } from '../open-shop.js';
import { asCount, RefusedError, UsageError, type Answer, type Call, type Task } from '../task.js';

const fewestOrders = 10;
const fewestCustomers = 5;
const most = 500_000;
const mostWaitMs = 30 * 60_000;

/** Begins the demo again. It empties the log, so it has the shop to itself. */
export const seedTask: Task = {
  usage: 'seed',
  summary: 'begin the demo again, with another size; no shop may run, and never in production',
  options: [
    ['--orders <number>', `orders of the last year, ${fewestOrders} or more (2000)`],
    ['--customers <number>', `who ordered them, ${fewestCustomers} or more (two for five orders)`],
    ['--yes', 'orders, customers and everything else that happened in this demo may go'],
  ],
  help: `Empties the log, the read models and what is kept of people; catalogue, settings and staff stay. An empty database is filled
without --yes. One that holds something and was never a demo is refused, as is one that a shop is connected to.`,
  writes: true,
  run: seed,
};

async function seed({ options, terminal, dryRun }: Call): Promise<Answer> {
  const size = sizeOf(options);
  const config = demoConfig(await environmentOf(terminal));
  await untilReached(config, terminal);
  const history = await lookBefore(config);
  const full = history.length > 0;
  const planned = `${size.orders} orders${size.customers ? ` of ${size.customers} customers` : ''}`;
  if (dryRun) {
    const first = full ? `empty ${history.length} tables of this demo and ` : '';
    return { data: { dryRun, ...size, emptied: history }, text: `Would ${first}seed ${planned}.` };
  }
  if (full && !options.yes)
    throw new UsageError(
      `What happened in this demo would be gone (${history.length} tables): say --yes, or --dry-run`,
    );
  terminal.err(`› seeding ${planned}\n`);
  const { customers, events, seconds, current } = await begin(config, size, terminal);
  const data = { orders: size.orders, customers, events, seconds, current };
  const text = `Seeded ${size.orders} orders of ${customers} customers, ${events} events, in ${seconds} s.`;
  if (current) return { data, text };
  return {
    data,
    text: `${text}\nThe read models do not show all of it. See: npm run shop -- projections status`,
    wrong: true,
  };
}

async function begin(config: Config, size: DemoSize, terminal: Call['terminal']) {
  const began = performance.now();
  const app = await openProgram(config, terminal);
  try {
    if (config.admin) await app.get(StaffAccounts, { strict: false }).ensure(config.admin.email, config.admin.password);
    await app.get(DemoSeed, { strict: false }).replace(size);
    await app.get(LogReaders).start();
    const events = await app.get(EventStore).head();
    const current = await app.get(ReadModelProgress).waitFor(events, mostWaitMs);
    const dataSource = app.get(DataSource);
    await dataSource.query('analyze');
    const [row] = await dataSource.query<{ customers: number }[]>('select count(*)::int as customers from customers');
    const seconds = Math.round((performance.now() - began) / 100) / 10;
    return { customers: row!.customers, events, seconds, current };
  } finally {
    await app.close();
  }
}

/** What would be emptied. Throws RefusedError where nothing may be. */
async function lookBefore({ databaseUrl }: Config): Promise<string[]> {
  const dataSource = createShopDataSource(databaseUrl, { poolSize: 1 });
  try {
    await dataSource.initialize();
    await assertAlone(dataSource);
    const history = await historyIn(dataSource);
    if (history.length > 0 && !(await isDemo(dataSource)))
      throw new RefusedError(
        `This database was never a demo and is not empty (${history.join(', ')}): nothing of it is thrown away`,
      );
    return history;
  } finally {
    if (dataSource.isInitialized) await dataSource.destroy();
  }
}

/** Every process of a shop on this database keeps a session open, so that it hears of events. */
async function assertAlone(dataSource: DataSource): Promise<void> {
  const [row] = await dataSource.query<{ sessions: number }[]>(
    `select count(*)::int as sessions from pg_stat_activity
     where datname = current_database() and usesysid is not null and pid <> pg_backend_pid()`,
  );
  if (row!.sessions > 0)
    throw new RefusedError(
      `Somebody else is connected to this database (${row!.sessions} sessions). Stop every process of the shop first.`,
    );
}

async function isDemo(dataSource: DataSource): Promise<boolean> {
  const [table] = await dataSource.query<{ name: string | null }[]>(`select to_regclass('settings')::text as name`);
  if (!table!.name) return false;
  const found = await dataSource.query<object[]>('select from settings where key = $1', [begunKey]);
  return found.length > 0;
}

function demoConfig(environment: Record<string, string | undefined>): Config {
  const config = parseConfig({ ...environment, ROLES: 'api' });
  if (config.production) throw new RefusedError('Never in production: it empties the log');
  if (!config.demo) throw new RefusedError('Only a demo is seeded: DEMO=1');
  if (config.eventStoreUrl)
    throw new RefusedError('The history in an EventStoreDB cannot begin again: give it empty volumes, or use Postgres');
  return config;
}

function sizeOf({ orders = '2000', customers }: Call['options']): { orders: number; customers?: number } {
  return {
    orders: within(asCount(orders, '--orders'), '--orders', fewestOrders),
    ...(customers === undefined
      ? {}
      : { customers: within(asCount(customers, '--customers'), '--customers', fewestCustomers) }),
  };
}

function within(count: number, what: string, fewest: number): number {
  if (count < fewest || count > most) throw new UsageError(`${what} must be from ${fewest} to ${most}`);
  return count;
}
