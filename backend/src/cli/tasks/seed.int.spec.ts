import { Client } from 'pg';
import { parseConfig } from '../../platform/config/config.js';
import { createServer } from '../../app/create-server.js';
import { createTestDatabase, type TestDatabase } from '../../testing/database.js';
import { testEnvironment } from '../../testing/shop/test-environment.js';
import { commandLineOn } from '../../testing/cli/recording-terminal.js';

let database: TestDatabase;
let client: Client;
let environment: Record<string, string>;
let seed: (...args: string[]) => ReturnType<ReturnType<typeof commandLineOn>>;
beforeAll(async () => {
  database = await createTestDatabase();
  const email = 'baas@gommie.example';
  environment = {
    ...testEnvironment(database.url),
    DEMO: '1',
    ADMIN_EMAIL: email,
    ADMIN_PASSWORD: 'een-lang-wachtwoord',
  };
  seed = (...args) => seedOn({}, ...args);
});
beforeEach(() => connect());
afterEach(() => disconnect());
afterAll(() => database.drop());

/** Disconnects first, because the seed refuses a database with other connections. */
async function seedOn(changes: Record<string, string>, ...args: string[]) {
  await disconnect();
  const ended = await commandLineOn({ ...environment, ...changes })(['seed', ...args]);
  await connect();
  return ended;
}

async function connect(): Promise<void> {
  client = new Client({ connectionString: database.url });
  await client.connect();
}

const disconnect = () => client.end();

async function countOf(what: string): Promise<number> {
  const { rows } = await client.query<{ count: number }>(`select count(*)::int as count from ${what}`);
  return rows[0]!.count;
}

const orders = () => countOf(`event_store.streams where stream_id like 'order-%'`);

it('fills an empty database, but not on a dry run', async () => {
  expect(await seed('--orders', '20', '--dry-run')).toMatchObject({ code: 0, out: 'Would seed 20 orders.\n' });
  expect(await countOf(`pg_tables where schemaname = 'public'`)).toBe(0);
  const { code, out } = await seed('--orders', '20', '--json');
  expect({ code, ...(JSON.parse(out) as object) }).toMatchObject({ code: 0, orders: 20, customers: 8, current: true });
  expect([await orders(), await countOf('admin_order_list'), await countOf('staff_members')]).toEqual([20, 20, 1]);
});

it('replaces a demo after confirmation and keeps catalogue, staff and their second factors', async () => {
  await client.query(`update products set name = 'Beterschap' where id = 1`);
  await client.query(`insert into staff_members (email, password_hash) values ('wie@gommie.example', 'x')`);
  await client.query(`insert into staff_recovery_codes (staff_member_id, code_hash) values (1, 'x')`);
  expect(await seed('--orders', '25')).toMatchObject({ code: 2, err: expect.stringContaining('--yes') });
  expect(await seed('--orders', '25', '--dry-run')).toMatchObject({
    code: 0,
    out: expect.stringMatching(/Would empty/),
  });
  expect(await orders()).toBe(20);
  expect(await seed('--orders', '25', '--customers', '7', '--yes')).toMatchObject({
    code: 0,
    out: expect.stringMatching(/^Seeded 25 orders of 7 customers, \d+ events/),
  });
  expect([await orders(), await countOf('admin_order_list'), await countOf('customers')]).toEqual([25, 25, 7]);
  expect(await countOf(`products where name = 'Beterschap'`)).toBe(1);
  expect(await countOf('staff_members')).toBe(2);
  expect([await countOf('staff_rules'), await countOf('staff_recovery_codes')]).toEqual([1, 1]);
});

it.each(['api', 'worker'])('refuses a database while a shop runs as %s', async (role) => {
  const app = await createServer(parseConfig({ ...environment, ROLES: role }));
  await app.init();
  try {
    expect(await seed('--yes')).toMatchObject({ code: 1, err: expect.stringContaining('connected') });
  } finally {
    await app.close();
  }
  expect(await orders()).toBe(25);
  expect(await seed('--orders', '25', '--dry-run')).toMatchObject({ code: 0 });
});

it.each([
  ['a shop that is not a demo', { DEMO: '0' }, 'Only a demo'],
  ['a log in EventStoreDB', { EVENTSTORE_URL: 'esdb://127.0.0.1:1' }, 'EventStoreDB'],
  [
    'a database that does not respond',
    { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing', DATABASE_WAIT_S: '1' },
    'did not respond within 1 s',
  ],
  [
    'production',
    {
      NODE_ENV: 'production',
      STRIPE_SECRET_KEY: 'sk_live_x',
      STRIPE_PUBLISHABLE_KEY: 'pk_live_x',
      SMTP_URL: 'smtp://127.0.0.1:1',
      SHOP_URL: 'https://gommie.test',
      SHOP_EMAIL: 'hallo@gommie.test',
    },
    'Never in production',
  ],
])('refuses %s', async (_what, changes, reason) => {
  expect(await seedOn(changes, '--yes')).toMatchObject({ code: 1, out: '', err: expect.stringContaining(reason) });
  expect(await orders()).toBe(25);
});

it('refuses a database that was never a demo', async () => {
  await client.query(`delete from settings where key like 'demo%'`);
  expect(await seed('--yes')).toMatchObject({ code: 1, err: expect.stringContaining('never a demo') });
  expect(await orders()).toBe(25);
});
