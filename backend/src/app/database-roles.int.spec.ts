import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Client } from 'pg';
import { DataSource } from 'typeorm';
import * as api from '../../../contracts/api.js';
import { startStripeSimulator, type StripeSimulator } from '../../../infra/stripe-simulator/start-stripe-simulator.js';
import { parseConfig } from '../platform/config/config.js';
import { noticeRestore } from '../platform/database/timelines.js';
import { LogReaders } from '../platform/event-sourcing/readers/readers.module.js';
import { StaffAccounts } from '../staff/staff-accounts.js';
import { hasRedis, startOwnRedis } from '../testing/own-redis.js';
import { createTestDatabase, type TestDatabase } from '../testing/database.js';
import { logIn } from '../testing/shop/test-customers.js';
import { testEnvironment, webhookSecret } from '../testing/shop/test-environment.js';
import { sell } from '../testing/shop/test-products.js';
import { staffOf, TestBrowser, testStaff, type TestShop } from '../testing/shop/test-shop.js';
import { createServer } from './create-server.js';

/** infra/postgres/roles.sql: a worker as the owner of the tables, and an API process that reads and writes rows. */
const password = 'for-tests-only';
let database: TestDatabase;
let provider: StripeSimulator;
let worker: NestFastifyApplication;
let program: NestFastifyApplication;
let shop: TestShop;
let asApi: Client;
let redis: Awaited<ReturnType<typeof startOwnRedis>>;
let redisUrl: string;
const urlFor = (role: string) => Object.assign(new URL(database.url), { username: role, password }).toString();

async function start(role: string, ROLES: string): Promise<NestFastifyApplication> {
  const environment = {
    ...testEnvironment(urlFor(role)),
    REDIS_URL: redisUrl,
    STRIPE_SIMULATOR_PORT: String(provider.port),
    ROLES,
  };
  const app = await createServer(parseConfig(environment));
  await app.init();
  return app;
}

const ifRedis = hasRedis ? describe : describe.skip;

ifRedis('the roles of the database (skipped without redis-server)', () => {
  beforeAll(async () => {
    database = await createTestDatabase();
    provider = await startStripeSimulator({ webhookSecret });
    redis = await startOwnRedis((port) => ['--port', String(port), '--requirepass', password]);
    redisUrl = `redis://:${password}@127.0.0.1:${redis.port}`;
    const superuser = new Client({ connectionString: database.url });
    await superuser.connect();
    await superuser.query(readFileSync(resolve('infra/postgres/roles.sql'), 'utf8'));
    for (const role of ['shop_owner', 'shop_api']) await superuser.query(`alter role ${role} password '${password}'`);
    await superuser.end();
    worker = await start('shop_owner', 'worker');
    await worker.get(LogReaders).start();
    await worker.listen(0, '127.0.0.1');
    program = await start('shop_api', 'api');
    await program.get(StaffAccounts).ensure(testStaff.email, testStaff.password, 'owner');
    await program.get(LogReaders).start();
    await program.listen(0, '127.0.0.1');
    const url = (await program.getUrl()).replace('[::1]', '127.0.0.1');
    provider.control.setWebhookUrl(`${url}${api.operations.receiveWebhook.path}`);
    shop = { app: program, url, provider, close: () => Promise.resolve() };
    asApi = new Client({ connectionString: urlFor('shop_api') });
    await asApi.connect();
  });
  afterAll(async () => {
    await asApi?.end();
    await program?.close();
    await worker?.close();
    await provider?.close();
    await redis?.stop();
    await database?.drop();
  });

  it('lets an API process sell, log in and serve staff', async () => {
    await sell(shop, { 'energy-boost': { priceCents: 2495, stock: 5 } });
    const browser = new TestBrowser(shop);
    const started = await browser.call(api.checkout.createPaymentIntent, {
      body: { items: [{ id: 'energy-boost', quantity: 1 }] },
    });
    expect(started.status).toBe(200);
    await logIn(shop, browser, 'rollen@example.com');
    const staff = await staffOf(shop);
    for (const list of [
      api.orders.listOrders,
      api.adminCustomers.listCustomers,
      api.adminSubscriptions.listSubscriptions,
      api.adminReturns.listReturns,
      api.inventory.listMovements,
      api.adminProducts.listProducts,
    ])
      expect([list.path, await staff.status(list)]).toEqual([list.path, 200]);
  });

  it('lets an API process that starts first after a restore skip numbers', async () => {
    const owner = worker.get(DataSource);
    await owner.query(`insert into timelines (seen_at, timeline) values (now() - interval '1 day', 99)`);
    const last = async () =>
      Number((await owner.query<[{ last_value: string }]>('select last_value from order_numbers'))[0].last_value);
    const before = await last();
    expect(await noticeRestore(program.get(DataSource), new Date())).toBeInstanceOf(Date);
    expect(await last()).toBeGreaterThanOrEqual(before + 5000);
  });

  it.each([
    ['make a table', 'create table mine (id int)'],
    ['make a schema', 'create schema mine'],
    ['change a table', 'alter table customers add column mine int'],
    ['remove a table', 'drop table customers'],
    ['empty a table', 'truncate customers cascade'],
    ['switch off the triggers of the change log', 'alter table products disable trigger all'],
    ['read passwords of roles', 'select * from pg_authid'],
    ['become the owner', 'set role shop_owner'],
    ['read files of the server', `select pg_read_file('postgresql.conf')`],
    ['start programs', `copy (select 1) to program 'true'`],
    ['change the logbook', `update logbook_entries set outcome = 'logged-in'`],
    ['remove from the logbook', 'delete from logbook_entries'],
    ['change the change log', 'delete from change_log'],
    ['change events', `update event_store.events set type = 'x'`],
    ['remove events', 'delete from event_store.events'],
  ])('does not let it %s', async (_what, sql) => {
    await expect(asApi.query(sql)).rejects.toMatchObject({ code: '42501' });
  });
});
