import { Logger } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';
import { DataSource } from 'typeorm';
import * as api from '../../../../contracts/api.js';
import { Customer } from '../../customers/customer.entity.js';
import { JobQueue } from '../jobs/job-queue.js';
import { TinySmtpServer } from '../../mail/sending/smtp-server.fixtures.js';
import { eventually } from '../../testing/kernel.js';
import { placeOrder } from '../../testing/shop/test-customers.js';
import { sell } from '../../testing/shop/test-products.js';
import { staffOf, startTestShop, TestBrowser, type TestShop } from '../../testing/shop/test-shop.js';

const email = 'sanne.de.vries@example.com';
const name = 'Sanne de Vries';
const personal = ['sanne', 'vries', 'example.com', '0612345678', '81.2.69.160'];

const schema = `
  create table people (
    email varchar(40) unique not null, name varchar(16) not null, age int check (age between 0 and 150));
  create function refuse() returns trigger language plpgsql as $$ begin
    raise exception 'refused %', '${email}' using detail = 'of ${email}', hint = 'ask ${name}';
  end $$;
  create trigger refused_inquiry before insert on partnership_inquiries for each row execute function refuse();
  create trigger refused_event before insert on event_store.events
    for each row when (new.type = 'OrderCancelled') execute function refuse();
  create trigger refused_mail before update on mails
    for each row when (new.status = 'sent') execute function refuse();
  insert into people values ('${email}', 'Sanne', 30)`;
const insert = 'insert into people (email, name, age) values ($1, $2, $3)';

type Failure = (database: DataSource) => Promise<unknown>;
const failures: Record<string, Failure> = {
  'a unique violation': (database) => database.query(insert, [email, 'Sanne', 30]),
  'a check': (database) => database.query(insert, [`1${email}`, 'Sanne', 999]),
  'a missing value': (database) => database.query(insert, [`2${email}`, null, 1]),
  'a text in a numeric column': (database) => database.query(insert, [`3${email}`, 'Sanne', email]),
  'a literal of another type': (database) => database.query(`select '${email}'::int`),
  'a text that is too long': (database) => database.query(insert, [`4${email}`, `${name} ${name}`, 1]),
  'a syntax error': (database) => database.query(`select * from people where name = ${name} and`),
  'an unknown column': (database) => database.query('select "sanne.de.vries@example.com" from people'),
  'a row that its entity refuses': (database) =>
    database.getRepository(Customer).save(Object.assign(new Customer(), { email: name, phone: '0612345678' })),
  'a connection that drops': (database) =>
    database.query('select pg_terminate_backend(pg_backend_pid()), $1::text', [email]),
  'a deadlock': (database) =>
    Promise.all(
      [
        ['a', 'b'],
        ['b', 'a'],
      ].map((order) =>
        database.transaction(async (manager) => {
          for (const key of order) {
            await manager.query('select pg_advisory_xact_lock(hashtext($1)), $2::text', [key, email]);
            await manager.query('select pg_sleep(0.2)');
          }
        }),
      ),
    ),
  'a serialization failure': (database) =>
    database.transaction('SERIALIZABLE', async (outer) => {
      const update = 'update people set age = age + 1 where email = $1';
      await outer.query('select * from people');
      await database.query(update, [email]);
      await outer.query(update, [email]);
    }),
};

let shop: TestShop;
let mailServer: TinySmtpServer;
const lines: string[] = [];
beforeAll(async () => {
  mailServer = await TinySmtpServer.listen();
  mailServer.answer = '550 No such user';
  const environment = { LOG_LEVEL: 'trace', SMTP_URL: mailServer.url, TRUSTED_PROXIES: 'loopback' };
  const register = (app: TestShop['app']) => {
    failingRoutes(app.getHttpAdapter().getInstance(), app.get(DataSource));
    return app.get(DataSource).query(schema);
  };
  shop = await startTestShop(environment, register, { write: (line) => void lines.push(line) });
});
afterAll(async () => {
  await shop.close();
  await mailServer.close();
});

/** One route per failure, with every way in which the program or a library logs an error. */
function failingRoutes(fastify: FastifyInstance, database: DataSource): void {
  const logger = new Logger('test');
  for (const [what, fail] of Object.entries(failures))
    fastify.get(routeOf(what), async (request) => {
      try {
        await fail(database);
      } catch (error) {
        const { message, stack } = error as Error;
        logger.error(error);
        logger.warn({ err: error }, 'caught');
        logger.error({ cause: { error } }, 'nested');
        logger.error('shutting down', stack);
        request.log.error(error);
        request.log.error({ err: error, req: request }, message);
        throw error instanceof Error ? error : new Error('refused', { cause: error });
      }
    });
}

const routeOf = (what: string) => `/api/fails/${what.replaceAll(' ', '-')}`;

function expectNothingPersonal(text: string): void {
  const shown = text.toLowerCase();
  for (const value of personal) expect([value, shown.includes(value)]).toEqual([value, false]);
}

it.each(Object.keys(failures))('logs nothing personal of %s', async (what) => {
  const visitor = { 'x-forwarded-for': '81.2.69.160' };
  const before = lines.length;
  const response = await new TestBrowser(shop).get(`${routeOf(what)}?email=${email}`, visitor);
  expect(response.status).toBeGreaterThanOrEqual(400);
  const logged = lines.slice(before).join('');
  expect(logged.match(/"level":50/g)!.length).toBeGreaterThanOrEqual(5);
  expectNothingPersonal(logged);
});

it('logs nothing personal of a refused request, command, mail and job, and keeps nothing in the queue', async () => {
  const database = shop.app.get(DataSource);
  const before = lines.length;
  const inquiry = { contactName: name, email, phone: '0612345678', kvkNumber: null, message: 'Graag samenwerken.' };
  const browser = new TestBrowser(shop);
  expect(await browser.status(api.partnerships.sendInquiry, { body: inquiry })).toBe(500);
  let stored = '';
  const failedJob = eventually(async () => {
    stored = JSON.stringify(await shop.app.get(JobQueue).shown.getJobs());
    return stored.includes('P0001');
  }, 'a failed job in the queue');
  mailServer.answer = '250 OK';
  const orderId = await placeOrder(shop, { email, name });
  const staff = await staffOf(shop);
  expect(
    await staff.status(api.orders.changeOrderStatus, { params: { id: orderId }, body: { status: 'cancelled' } }),
  ).toBe(500);
  await failedJob;
  expect(stored).toContain('QueryFailedError');
  expectNothingPersonal(stored);
  mailServer.answer = '550 No such user';
  await placeOrder(shop, { email, name }, { orderNumber: '2026-000124' });
  await eventually(async () => {
    const sql = `select 1 from mails where last_error = 'smtp-550'`;
    return (await database.query<object[]>(sql)).length > 0;
  }, 'a mail that the server refuses');
  expect(lines.slice(before).join('')).toContain('"code":"P0001"');
  expectNothingPersonal(lines.slice(before).join(''));
});

it('logs nothing personal of a path that is not there and of a provider that does not answer', async () => {
  await sell(shop, { 'energy-boost': { priceCents: 2495, stock: null } });
  const before = lines.length;
  const browser = new TestBrowser(shop);
  await browser.get(`/api/nergens?email=${email}`);
  await browser.get(`/api/nergens/${email}`);
  await shop.provider.close();
  const started = await browser.call(api.checkout.createPaymentIntent, {
    body: { items: [{ id: 'energy-boost', quantity: 1 }] },
  });
  expect(started.status).toBe(503);
  const logged = lines.slice(before).join('');
  expect(logged).toContain('ECONNREFUSED');
  expectNothingPersonal(logged);
});

describe('the log of logins and requests', () => {
  const linesAfter = async (work: () => Promise<unknown>) => {
    const before = lines.length;
    await work();
    return lines.slice(before).map((line) => JSON.parse(line) as Record<string, unknown>);
  };
  const ofLogin = (line: Record<string, unknown>) => line.event === 'customer-login';

  it('has every login of a customer, refused ones too, without the mailbox', async () => {
    mailServer.answer = '250 OK';
    const browser = new TestBrowser(shop);
    const code = { email, code: '000000' };
    const logged = await linesAfter(async () => {
      await browser.call(api.customers.sendCode, { body: { email } });
      expect(await browser.status(api.customers.verifyCode, { body: code })).toBe(400);
      expect(await browser.status(api.customers.sendCode, { body: { email } })).toBe(429);
    });
    expect(logged.filter(ofLogin)).toMatchObject([
      { step: 'send-code', outcome: 'ok', factor: 'mailed-code' },
      { step: 'verify-code', outcome: 'wrong-login-code' },
      { step: 'send-code', outcome: 'too-many-attempts' },
    ]);
    for (const line of logged.filter(ofLogin))
      expect(line).toMatchObject({ requestId: expect.any(String), time: expect.any(Number) });
    expectNothingPersonal(JSON.stringify(logged));
  });

  it('has every attempt to pass a control, with route and status', async () => {
    const browser = new TestBrowser(shop);
    const logged = await linesAfter(async () => {
      await browser.call(api.customers.sendCode, { body: { email }, headers: { origin: 'https://evil.example' } });
      await browser.call(api.customers.sendCode, { body: { email, isAdmin: true } });
      await browser.call(api.adminCustomers.listCustomers);
      await browser.call(api.operations.receiveWebhook);
    });
    const requests = logged.filter(({ msg }) => msg === 'request').map(({ route, status }) => [route, status]);
    expect(requests).toEqual([
      [api.customers.sendCode.path, 403],
      [api.customers.sendCode.path, 400],
      [api.adminCustomers.listCustomers.path, 401],
      [api.operations.receiveWebhook.path, 403],
    ]);
    expectNothingPersonal(JSON.stringify(logged));
  });

  it('says who sent a request, by kind and number', async () => {
    const staff = await staffOf(shop);
    const logged = await linesAfter(() =>
      staff.get('/api/admin/logout-nowhere').then(() => staff.call(api.staffLogin.showOwnAccount)),
    );
    const [{ id }] = await shop.app.get(DataSource).query<[{ id: number }]>('select id from staff_members');
    expect(logged.find(({ route }) => route === api.staffLogin.showOwnAccount.path)).toMatchObject({
      who: `staff:${id}`,
    });
  });
});
