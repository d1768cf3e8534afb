import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DataSource } from 'typeorm';
import * as api from '../../../contracts/api.js';
import { Shopper } from '../testing/shop/shopper.js';
import { AppConfig } from '../platform/config/app-config.js';
import { EventStore } from '../platform/event-sourcing/event-store.js';
import { appendAtEnd } from '../platform/event-sourcing/testing/contract-tools.js';
import { subscribe } from '../testing/renewals/subscribers.js';
import { eventually, eventuallyMatches, testContext } from '../testing/kernel.js';
import { StaffLoginLimits } from '../staff/staff-login-limits.js';
import { LoginLimits } from '../customers/login/login-limits.js';
import { orderEventTypes } from '../orders/order.events.js';
import { placeOrder } from '../testing/shop/test-customers.js';
import { sell } from '../testing/shop/test-products.js';
import { startTestShop, TestBrowser, testStaff, type TestShop } from '../testing/shop/test-shop.js';
import { commandLineOn, type Ended } from '../testing/cli/recording-terminal.js';

let shop: TestShop;
let database: DataSource;
let environment: Record<string, string>;
let run: ReturnType<typeof commandLineOn>;
const dataDir = mkdtempSync(join(tmpdir(), 'shop-cli-'));
beforeAll(async () => {
  shop = await startTestShop({ ROLES: 'api' }); // no worker, so jobs stay in the queue
  database = shop.app.get(DataSource);
  const { databaseUrl, appSecret, stripe } = shop.app.get(AppConfig);
  environment = {
    NODE_ENV: 'test',
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    APP_SECRET: appSecret,
    STRIPE_SECRET_KEY: stripe.secretKey,
    STRIPE_PUBLISHABLE_KEY: stripe.publishableKey,
    STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
    STRIPE_SIMULATOR_PORT: String(stripe.simulatorPort),
  };
  run = commandLineOn(environment);
  await sell(shop, { 'energy-boost': { priceCents: 2495, stock: 100 } });
});
afterAll(async () => {
  await shop.close();
  rmSync(dataDir, { recursive: true, force: true });
});

async function json<T>(...args: string[]): Promise<{ code: number; data: T }> {
  const { code, out } = await run([...args, '--json']);
  return { code, data: JSON.parse(out) as T };
}

/** Appends an event of an unknown type or version, which only `stock-levels` reads. */
async function appendUnknown(type: string, schemaVersion: number): Promise<bigint> {
  const { at, actor } = testContext();
  const metadata = { schemaVersion, occurredAt: at, actor, $correlationId: 'c', $causationId: 'c' };
  const event = { id: randomUUID(), type, data: {}, metadata };
  return (await appendAtEnd(shop.app.get(EventStore), 'stock-7700', [event])).position;
}

describe('read models', () => {
  it('are listed, verified and rebuilt while the shop runs', async () => {
    const status = await json<{ head: string; projections: { name: string; state: string; position: string }[] }>(
      'projections',
      'status',
    );
    expect(status.code).toBe(0);
    expect(status.data.projections.map(({ state }) => state)).toEqual(status.data.projections.map(() => 'ok'));
    expect(await run(['projections', 'verify'])).toMatchObject({
      code: 0,
      out: expect.stringMatching(/stock-levels +\d+ +equal/),
    });
    expect(await run(['projections', 'rebuild', '--all', '--dry-run'])).toMatchObject({ code: 0 });
    expect(await run(['projections', 'rebuild', '--all'])).toMatchObject({ code: 0 });
    expect(await run(['projections', 'rebuild', 'nothing'])).toMatchObject({ code: 2 });
    await eventuallyMatches(async () => (await new TestBrowser(shop).get('/readyz')).json(), { status: 'ok' });
  });

  it('that differ from the log are reported by column and fixed by a rebuild', async () => {
    await database.query('update stock_levels set reserved = 41');
    const verified = await run(['projections', 'verify', 'stock-levels']);
    expect(verified).toMatchObject({ code: 1, out: expect.stringMatching(/stock-levels \d+: reserved/) });
    const rebuilt = await run(['projections', 'rebuild', 'stock-levels']);
    expect(rebuilt).toMatchObject({ code: 0, out: expect.stringContaining('rows changed') });
    expect(await run(['projections', 'verify', 'stock-levels'])).toMatchObject({ code: 0 });
  });

  it('stop only where an event version is unknown, and skip it with a reason', async () => {
    const position = String(await appendUnknown('StockReserved', 99));
    const readyz = async () =>
      (await new TestBrowser(shop).get('/readyz')).json() as Promise<{ status: string; parts: object }>;
    await eventually(async () => Object.hasOwn((await readyz()).parts, 'stock-levels'), 'the read model to stop');
    await eventuallyMatches(readyz, { status: 'degraded', parts: { 'stock-levels': 'halted' } });
    const { code, data } = await json<{ projections: { name: string; state: string; stoppedBy: object | null }[] }>(
      'projections',
      'status',
    );
    expect(code).toBe(1);
    expect(data.projections.filter(({ state }) => state !== 'ok')).toMatchObject([
      { name: 'stock-levels', state: 'stopped', stoppedBy: { position, type: 'StockReserved', version: 99 } },
    ]);
    expect(await run(['doctor'])).toMatchObject({ code: 1, out: expect.stringContaining(`stock-levels ${position}`) });

    const skip = (at: string, ...more: string[]) =>
      run(['projections', 'skip', 'stock-levels', at, '--reason', 'written by a test', ...more]);
    expect(await skip('1')).toMatchObject({ code: 1, err: expect.stringContaining(`at position ${position}`) });
    expect(await skip(position, '--dry-run')).toMatchObject({ code: 0, out: expect.stringContaining('Would') });
    await eventuallyMatches(readyz, { status: 'degraded' });
    expect(await skip(position)).toMatchObject({ code: 0, out: expect.stringContaining('skipped StockReserved') });
    // The processes of stock wait at the event too, and count as behind after ten seconds.
    await eventually(async () => !Object.hasOwn((await readyz()).parts, 'stock-levels'), 'the read model to go on');
    expect(await run(['projections', 'rebuild', 'stock-levels'])).toMatchObject({ code: 0 });
    const skipped = () => database.query<object[]>('select projection, position, reason from skipped_events');
    expect(await skipped()).toEqual([{ projection: 'stock-levels', position, reason: 'written by a test' }]);

    const unskip = (at: string, ...more: string[]) => run(['projections', 'unskip', 'stock-levels', at, ...more]);
    expect(await unskip('1')).toMatchObject({ code: 1, err: expect.stringContaining('skips no event at position 1') });
    expect(await unskip(position, '--dry-run')).toMatchObject({ code: 0, out: expect.stringContaining('Would') });
    expect(await skipped()).toHaveLength(1);
    expect(await unskip(position)).toMatchObject({ code: 0, out: expect.stringContaining('folds StockReserved') });
    expect(await skipped()).toEqual([]);
    expect(await run(['projections', 'rebuild', 'stock-levels'])).toMatchObject({ code: 1 });
  });
});

describe('the log', () => {
  it('shows one stream', async () => {
    const orderId = await placeOrder(shop, { email: 'toon@example.com' });
    const { code, out } = await run(['events', 'show', `order-${orderId}`]);
    expect(code).toBe(0);
    expect(out.trim().split('\n')).toEqual([
      expect.stringContaining(`order-${orderId}@0  OrderPlaced`),
      expect.stringContaining(`order-${orderId}@1  PaymentCaptured`),
    ]);
    expect(await run(['events', 'show', 'order-nowhere'])).toMatchObject({ code: 1, out: '' });
  });

  it('follows from a position with one event per line', async () => {
    const before = await shop.app.get(EventStore).head();
    const orderId = await placeOrder(shop, { email: 'volg@example.com' });
    const tail = ['events', 'tail', '--after', String(before), '--json'];
    const events = ({ out }: Ended) =>
      out
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as { streamId: string; type: string });
    const ended = await run([...tail, '--no-follow', '--type', 'OrderPlaced', 'PaymentCaptured']);
    expect(events(ended)).toMatchObject([
      { type: 'OrderPlaced', streamId: `order-${orderId}` },
      { type: 'PaymentCaptured' },
    ]);
    expect(events(await run([...tail, '--limit', '1']))).toHaveLength(1);
  });

  it('counts events and flags unknown types', async () => {
    await appendUnknown('StockEnchanted', 1);
    const { code, out } = await run(['events', 'stats']);
    expect(code).toBe(1);
    expect(out).toMatch(/StockEnchanted +1 +1 +UNKNOWN/);
    expect(out).toMatch(new RegExp(`OrderPlaced +${orderEventTypes.OrderPlaced!.version} +\\d+\\n`));
  });
});

describe('the doctor', () => {
  it('reports problems of configuration and database', async () => {
    const withoutSecret = await commandLineOn({ ...environment, APP_SECRET: '' })(['doctor']);
    expect(withoutSecret).toMatchObject({ code: 1, out: expect.stringContaining('APP_SECRET is missing') });
    const nowhere = { ...environment, DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing', DATABASE_WAIT_S: '1' };
    expect(await commandLineOn(nowhere)(['doctor'])).toMatchObject({
      code: 1,
      out: expect.stringMatching(/WRONG +postgres/),
    });
    expect(await commandLineOn(nowhere)(['projections', 'status'])).toMatchObject({
      code: 1,
      err: expect.stringContaining('Postgres at 127.0.0.1:1 did not respond within 1 s'),
    });
  });

  it('reports unmatched payments until they are settled', async () => {
    const findings = async () =>
      (await json<{ findings: { name: string; state: string }[] }>('doctor')).data.findings.filter(
        ({ name, state }) => state === 'wrong' && name !== 'disk', // the machine may be low on disk
      );
    expect(await findings()).toEqual([]);
    const row = [`pi_${randomUUID()}`, 3194, 'unknown-checkout'];
    const sql = 'insert into unmatched_payments (payment_intent_id, amount_cents, reason) values ($1, $2, $3)';
    await database.query(sql, row);
    expect(await findings()).toMatchObject([{ name: 'unmatched payments', found: '1' }]);
    const { code, data } = await json<{ payments: object[] }>('payments', 'unmatched');
    expect({ code, ...data }).toMatchObject({ code: 1, payments: [{ paymentIntentId: row[0], amount: '31.94' }] });
    await database.query('update unmatched_payments set resolved_at = now()');
    expect(await run(['payments', 'unmatched'])).toMatchObject({ code: 0, out: 'None.\n' });
  });
});

describe('orders and subscriptions', () => {
  it('reconcile ends an expired checkout without a worker', async () => {
    const shopper = new Shopper(shop);
    await shopper.start([{ id: 'energy-boost', quantity: 1 }]);
    const { id } = await shopper.checkout();
    await database.query(`update checkouts set reserved_until = now() - interval '1 minute' where id = $1`, [id]);
    expect(await run(['orders', 'reconcile', '--dry-run'])).toMatchObject({
      code: 0,
      out: 'Would check 1 checkouts.\n',
    });
    const { code, data } = await json<{ checkouts: object[] }>('orders', 'reconcile');
    expect({ code, ...data }).toMatchObject({ code: 0, checkouts: [{ id, outcome: 'abandoned' }] });
    expect(await run(['orders', 'reconcile'])).toMatchObject({ code: 0, out: 'No checkout is due.\n' });
  });

  it('due deliveries are listed and queued', async () => {
    const { subscriptionId } = await subscribe(shop, 'pm_card_visa');
    const { code, data } = await json<{ renewals: object[] }>('subscriptions', 'due');
    expect({ code, ...data }).toMatchObject({ code: 0, renewals: [{ subscriptionId }] });
    expect((await json<{ renewals: object[] }>('subscriptions', 'due', '--day', '2020-01-01')).data.renewals).toEqual(
      [],
    );
    expect(await run(['subscriptions', 'sweep', '--dry-run'])).toMatchObject({ out: 'Would queue 1 deliveries.\n' });
    expect(await run(['subscriptions', 'sweep'])).toMatchObject({ code: 0, out: expect.stringContaining('Queued 1') });
    expect(await run(['subscriptions', 'due', '--day', 'soon'])).toMatchObject({ code: 2 });
  });
});

describe('a subscription whose order was cancelled', () => {
  it('is a warning of the doctor until staff has decided about it', async () => {
    const name = 'subscriptions of cancelled orders';
    const finding = async () => {
      const { data } = await json<{ findings: { name: string; state: string; found: string }[] }>('doctor');
      return data.findings.find((one) => one.name === name);
    };
    const orderId = await placeOrder(shop, { email: 'vroeger@example.com' });
    const { subscriptionId } = await subscribe(shop, 'pm_card_visa');
    const follow = `update admin_subscription_list set order_id = $1 where subscription_id = $2 returning 1`;
    await eventually(async () => (await database.query<[object[]]>(follow, [orderId, subscriptionId]))[0].length > 0);
    expect(await finding()).toMatchObject({ state: 'ok' });
    await database.query(`update admin_order_list set status = 'cancelled' where order_id = $1`, [orderId]);
    expect(await finding()).toMatchObject({ state: 'warning', found: expect.stringContaining(subscriptionId) });
    const kept = JSON.stringify([{ lineId: '1', productName: 'Sleep', ends: false }]);
    await database.query('update admin_order_list set cancelled_plans = $2 where order_id = $1', [orderId, kept]);
    expect(await finding()).toMatchObject({ state: 'ok' });
  });
});

describe('failed work', () => {
  it('is listed, and a failed mail is retried once, by either command', async () => {
    const orderId = await placeOrder(shop, { email: 'mail@example.com' });
    const mailOf = async () => {
      const sql = `select id, status from mails where key = $1`;
      return (await database.query<{ id: string; status: string }[]>(sql, [`order-confirmation:${orderId}`]))[0];
    };
    await eventually(async () => (await mailOf()) !== undefined, 'the mail');
    const { id } = (await mailOf())!;
    await database.query(`update mails set status = 'failed', last_error = 'smtp-550' where id = $1`, [id]);
    const { code, data } = await json<{ failed: object[] }>('jobs', 'failed');
    expect({ code, ...data }).toMatchObject({ code: 1, failed: [{ kind: 'mail', id, error: 'smtp-550' }] });
    expect(JSON.stringify(data)).not.toContain('example.com');
    expect(await run(['mail', 'resend', id, '--dry-run'])).toMatchObject({ code: 0 });
    expect((await mailOf())!.status).toBe('failed');
    // Newer ones that nobody can send, as many as one call retries.
    await database.query(`insert into mails (id, key, template, reference, due_at, status, last_error, created_at)
      select gen_random_uuid(), 'erased:' || n, 'order-confirmation', '{}', now(), 'failed', 'recipient-erased', now()
      from generate_series(1, 501) n`);
    expect(await run(['mail', 'resend', '--all'])).toMatchObject({ code: 0, out: 'Retrying 1 mails.\n' });
    await database.query(`delete from mails where key like 'erased:%'`);
    expect((await mailOf())!.status).toBe('queued');
    expect(await run(['mail', 'resend', id])).toMatchObject({ code: 1 });
    expect(await run(['jobs', 'retry', id])).toMatchObject({ code: 1, err: expect.stringContaining('has failed') });
    await database.query(`update mails set status = 'failed' where id = $1`, [id]);
    expect(await run(['jobs', 'retry', id])).toMatchObject({ code: 0, out: `Retrying ${id}.\n` });
    expect((await mailOf())!.status).toBe('queued');
    expect(await run(['jobs', 'failed'])).toMatchObject({ code: 0, out: 'None.\n' });
    expect(await run(['jobs', 'retry', '--dry-run'])).toMatchObject({ code: 0 });
    expect(await run(['jobs', 'retry'])).toMatchObject({
      code: 0,
      out: expect.stringMatching(/Queued [1-9]\d* mails/),
    });
  });
});

describe('a failed refund', () => {
  it('is retried only by its id', async () => {
    const [one, other] = [`refund:${randomUUID()}`, `refund:${randomUUID()}`];
    for (const refundId of [one, other])
      await database.query(
        `insert into refunds (refund_id, job_id, payment_intent_id, amount_cents, status, due_at, correlation_id)
         values ($1, gen_random_uuid(), 'pi_1', 3194, 'failed', now(), 'test')`,
        [refundId],
      );
    const statuses = async () => {
      const rows = await database.query<{ status: string }[]>(
        'select status from refunds where refund_id = any($1) order by refund_id = $2',
        [[one, other], other],
      );
      return rows.map(({ status }) => status);
    };
    expect(await run(['jobs', 'failed'])).toMatchObject({ code: 1, out: expect.stringContaining(one) });
    expect(await run(['jobs', 'retry', one, '--dry-run'])).toMatchObject({ code: 0 });
    expect(await statuses()).toEqual(['failed', 'failed']);
    expect(await run(['jobs', 'retry', one])).toMatchObject({ code: 0 });
    expect(await statuses()).toEqual(['queued', 'failed']);
    expect(await run(['jobs', 'retry', one])).toMatchObject({ code: 1, err: expect.stringContaining('has failed') });
  });
});

describe('personal data and accounts', () => {
  it('exports and erases one person but not another', async () => {
    await placeOrder(shop, { email: 'weg@example.com', name: 'Wim Weg' });
    await placeOrder(shop, { email: 'blijf@example.com', name: 'Bo Blijf' });
    expect(await run(['customers', 'export', ' Weg@example.com'])).toMatchObject({ code: 2 });
    expect(await run(['customers', 'export', 'Weg@example.com'])).toMatchObject({
      code: 0,
      out: expect.stringContaining('Wim Weg'),
    });
    const warned = {
      code: 0,
      out: expect.stringMatching(/Unsent orders that lose their address: \d{4}-\d{6}/),
    };
    expect(await run(['customers', 'erase', 'weg@example.com', '--dry-run'])).toMatchObject(warned);
    expect(await run(['customers', 'erase', 'weg@example.com', '--yes'])).toMatchObject(warned);
    expect(await run(['customers', 'export', 'weg@example.com'])).toMatchObject({ code: 1 });
    expect(await run(['customers', 'export', 'blijf@example.com'])).toMatchObject({ code: 0 });
  });

  it('unlocks one mailbox but not another', async () => {
    const limits = shop.app.get(LoginLimits, { strict: false });
    const [one, other] = ['vast@example.com', 'los@example.com'];
    for (const mailbox of [one, other])
      await limits.takeComparison({ purpose: 'login', mailbox, request: { ip: '192.0.2.1', cookies: {} } as never });
    const counted = async (...more: string[]) => {
      const { code, out } = await run(['customers', 'unlock', 'Vast@example.com', '--json', ...more]);
      return { code, ...(JSON.parse(out) as object) };
    };
    expect(await counted('--dry-run')).toEqual({ code: 0, dryRun: true, email: one, counters: 3 });
    expect(await counted()).toEqual({ code: 0, dryRun: false, email: one, counters: 3 });
    expect(await counted()).toEqual({ code: 0, dryRun: false, email: one, counters: 0 });
    expect(await limits.unlock(other, true)).toBe(3);
  });

  it('reads staff passwords from standard input and invalidates the old one', async () => {
    const [email, first, second] = ['nieuw@gommie.example', 'eerste-wachtwoord', 'tweede-wachtwoord'];
    const login = (password: string) =>
      new TestBrowser(shop).status(api.staffLogin.login, { body: { email, password } });
    const add = ['staff', 'add', email];
    expect(await run([...add, '--dry-run'], { input: first })).toMatchObject({ code: 0 });
    expect(await login(first)).toBe(401);
    const added = await run(add, { input: `${first}\n` });
    expect(added).toMatchObject({ code: 0 });
    expect(added.out + added.err).not.toContain(first);
    expect(await login(first)).toBe(200);
    expect(await run(add, { input: second })).toMatchObject({ code: 1 });
    expect(await run(['staff', 'password', email], { input: second })).toMatchObject({ code: 0 });
    expect([await login(first), await login(second)]).toEqual([401, 200]);
    expect(await run(['staff', 'password', 'niemand@gommie.example'], { input: second })).toMatchObject({ code: 1 });
    const { status } = await new TestBrowser(shop).call(api.staffLogin.login, { body: testStaff });
    expect(status).toBe(200);
  });

  it('sets passwords that last until the login, and records it', async () => {
    const [email, first] = ['begin@gommie.example', 'drie potten op de plank'];
    const added = await run(['staff', 'add', email], { input: first });
    expect(added.out).toMatch(/The password works for 48 hours; after the login, the member chooses another one\.\n$/);
    const logIn = async (password: string) => {
      const browser = new TestBrowser(shop);
      const { status } = await browser.call(api.staffLogin.login, { body: { email, password } });
      return { browser, status };
    };
    const expire = `update staff_members set initial_until = now() - interval '1 second' where email = $1`;
    await database.query(expire, [email]);
    expect((await logIn(first)).status).toBe(410);
    expect(await run(['staff', 'password', email], { input: 'vijf potten op de plank' })).toMatchObject({ code: 0 });
    const { browser } = await logIn('vijf potten op de plank');
    expect(await browser.status(api.orders.listOrders)).toBe(403);
    const acts = `select outcome from logbook_entries l join staff_members m on l.subject = m.id::text
      where m.email = $1 and outcome = 'password-set' and network = 'opdrachtregel'`;
    expect(await database.query<object[]>(acts, [email])).toHaveLength(2);
  });

  it('unlocks the login of one member of staff', async () => {
    const limits = shop.app.get(StaffLoginLimits, { strict: false });
    await database.query('delete from attempt_limits');
    const attempt = { account: testStaff.email, device: null, network: '192.0.2.77' };
    for (let time = 0; time < 10; time++) await limits.take(attempt);
    await expect(limits.take(attempt)).rejects.toThrow('too-many-attempts');
    const unlock = ['staff', 'unlock', testStaff.email.toUpperCase()];
    expect((await run([...unlock, '--dry-run'])).out).toBe(`Would clear 2 counters of ${testStaff.email}.\n`);
    await expect(limits.take(attempt)).rejects.toThrow('too-many-attempts');
    expect((await run(unlock)).out).toBe(`Cleared 2 counters of ${testStaff.email}.\n`);
    expect((await run(unlock)).out).toBe(`${testStaff.email} has no counters.\n`);
    await expect(limits.take(attempt)).resolves.toBeUndefined();
  });

  it('lists, disables and enables staff and changes roles, but keeps the last owner', async () => {
    const email = 'inpak@gommie.example';
    const login = { email, password: 'eerste-wachtwoord' };
    const browser = new TestBrowser(shop);
    const statusOf = () => browser.status(api.staffLogin.showOwnAccount);
    expect(await run(['staff', 'add', email, 'warehouse'], { input: login.password })).toMatchObject({ code: 0 });
    expect((await run(['staff', 'list'])).out).toMatch(/inpak@gommie\.example +warehouse +active +never/);
    await browser.call(api.staffLogin.login, { body: login });
    expect((await run(['staff', 'end-sessions', email, '--dry-run'])).out).toBe(`Would end 1 sessions of ${email}.\n`);
    expect(await statusOf()).toBe(200);
    expect((await run(['staff', 'end-sessions', email])).out).toBe(`Ended 1 sessions of ${email}.\n`);
    expect(await statusOf()).toBe(401);
    expect(await run(['staff', 'role', email, 'baas'])).toMatchObject({ code: 2 });
    expect((await run(['staff', 'role', email, 'bookkeeper'])).out).toBe(`${email} is bookkeeper now.\n`);
    await browser.call(api.staffLogin.login, { body: login });
    expect(await run(['staff', 'disable', email, '--dry-run'])).toMatchObject({ code: 0 });
    expect(await statusOf()).toBe(200);
    expect((await run(['staff', 'disable', email])).out).toBe(`${email} is disabled.\n`);
    expect(await statusOf()).toBe(401);
    expect(await run(['staff', 'enable', email])).toMatchObject({ code: 0 });
    expect(await browser.status(api.staffLogin.login, { body: login })).toBe(200);
    for (const act of [['disable'], ['role', 'staff']])
      expect(await run(['staff', act[0]!, testStaff.email, ...act.slice(1)])).toMatchObject({ code: 1 });
    expect(await run(['staff', 'disable', 'niemand@gommie.example'])).toMatchObject({ code: 1 });
  });
});
