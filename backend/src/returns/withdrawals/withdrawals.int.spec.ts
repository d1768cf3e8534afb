import { randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import * as api from '../../../../contracts/api.js';
import type { AdminReturn } from '../../../../contracts/admin/returns.js';
import type { Withdrawal as Statement } from '../../../../contracts/withdrawals.js';
import { CommandBus } from '@nestjs/cqrs';
import { EventStore } from '../../platform/event-sourcing/event-store.js';
import { LogReaders } from '../../platform/event-sourcing/readers/readers.module.js';
import { readModelsPass } from '../../testing/shop/read-models.js';
import { CancelOrder } from '../../orders/commands/cancel-order.js';
import { ChangeOrderStatus } from '../../orders/commands/change-order-status.js';
import { CloseDispute } from '../../orders/commands/close-dispute.js';
import { agreed } from '../../orders/order.fixtures.js';
import { eventually, testContext } from '../../testing/kernel.js';
import { withStaleProof } from '../../testing/shop/stale-proof.js';
import { logIn, placeOrder } from '../../testing/shop/test-customers.js';
import { staffOf, startTestShop, TestBrowser, type TestShop } from '../../testing/shop/test-shop.js';
import { DurableWork } from '../../platform/work/durable-work.js';
import { failuresSql } from '../../platform/work/waiting-work.js';
import { SweepWorkHandler } from '../../platform/work/sweep-work.handler.js';
import { withdrawalWork } from './matching/match-withdrawal.work.js';
import { stuckWithdrawals } from './waiting-withdrawals.js';

let shop: TestShop;
let database: DataSource;
let staff: TestBrowser;
beforeAll(async () => {
  shop = await startTestShop();
  database = shop.app.get(DataSource);
  staff = await staffOf(shop);
});
afterAll(() => shop.close());
beforeEach(() => database.query('delete from attempt_limits'));

let people = 0;
const newEmail = () => `herroeper${++people}@example.com`;
const newNumber = () => `2026-${String(500_000 + ++people).padStart(6, '0')}`;
const json = async <T>(response: Promise<Response>) => (await (await response).json()) as T;
const statement = (changes: Partial<Statement>): Statement => ({
  id: randomUUID(),
  orderNumber: '2026-999999',
  email: newEmail(),
  name: 'Anna de Wit',
  part: null,
  reason: null,
  ...changes,
});
/** Records the queries of this data source, and of no other shop in this process. */
const statementsOf = (source: DataSource) => {
  const statements: string[] = [];
  const createQueryRunner = source.createQueryRunner.bind(source);
  source.createQueryRunner = (...how) => {
    const runner = createQueryRunner(...how);
    const query = runner.query.bind(runner) as (sql: string, ...rest: unknown[]) => Promise<unknown>;
    runner.query = ((sql: string, ...rest: unknown[]) => {
      statements.push(sql);
      return query(sql, ...rest);
    }) as typeof runner.query;
    return runner;
  };
  return statements;
};
const file = (stated: object, browser = new TestBrowser(shop)) =>
  browser.call(api.withdrawals.withdraw, { body: stated });
const listed = (state?: string) => staff.json(api.withdrawals.listWithdrawals, { query: { state } });
const entryOf = async (id: string) => (await listed()).find((entry) => entry.id === id)!;
const rowOf = async (id: string) =>
  (await database.query<[{ attempts: number; due_at: Date }]>('select * from withdrawals where id = $1', [id]))[0];
const settled = async (id: string) => {
  await eventually(async () => !['received', 'stated', 'confirmed'].includes((await entryOf(id)).state), 'the look-up');
  return entryOf(id);
};
const confirm = (token: string) => new TestBrowser(shop).call(api.withdrawals.confirmWithdrawal, { body: { token } });
const outcomeOf = async (token: string) => (await json<{ outcome: string }>(confirm(token))).outcome;
/** Files a statement and returns the token of its mail, once its order was looked up. */
const fileFor = async (changes: Partial<Statement>) => {
  const stated = statement(changes);
  expect((await file(stated)).status).toBe(204);
  await settled(stated.id);
  return { stated, token: await tokenOf(stated) };
};
const tokenOf = async ({ email, orderNumber }: Statement) => {
  const mails = await mailed(email, new RegExp(`herroeping van bestelling ${orderNumber} ontvangen`));
  return /herroepen\/bevestigen#([\w-]{43})/.exec(mails.at(-1)!.text)![1]!;
};
const decisionEndpoints = { accept: api.withdrawals.acceptWithdrawal, reject: api.withdrawals.rejectWithdrawal };
const decide = (id: string, decision: keyof typeof decisionEndpoints) =>
  staff.call(decisionEndpoints[decision], { params: { id } });
const stateBecomes = (id: string, state: string) =>
  eventually(async () => (await entryOf(id)).state === state, `state ${state}`);
const returnsOf = async (orderId: string) =>
  (await staff.json(api.adminReturns.listReturns)).filter((found) => found.orderId === orderId);
const returnsBecome = (orderId: string, count: number) =>
  eventually(async () => (await returnsOf(orderId)).length === count, `${count} returns`);
const mailsTo = (email: string) =>
  database.query<{ subject: string; text: string }[]>(
    'select subject, text from kept_mails where "to" = $1 order by sent_at',
    [email],
  );
const mailed = async (email: string, subject: RegExp) => {
  await eventually(async () => (await mailsTo(email)).some((mail) => subject.test(mail.subject)), String(subject));
  return (await mailsTo(email)).filter((mail) => subject.test(mail.subject));
};
const setStatus = (orderId: string, status: 'shipped' | 'delivered' | 'cancelled', at = new Date().toISOString()) => {
  const context = { ...testContext(), at };
  const cancels = status === 'cancelled';
  return shop.app
    .get(CommandBus)
    .execute(cancels ? new CancelOrder({ orderId }, context) : new ChangeOrderStatus({ orderId, status }, context));
};

describe('a statement of withdrawal', () => {
  it('of a guest becomes a return of the whole order, and is confirmed by mail with its time', async () => {
    const [orderNumber, email] = [newNumber(), newEmail()];
    const orderId = await placeOrder(shop, { email }, { orderNumber });
    const other = await placeOrder(shop, { email: newEmail() }, { orderNumber: newNumber() });
    const stated = statement({ orderNumber, email: email.toUpperCase(), reason: 'Te zoet voor Piet.' });
    const typed = { orderNumber: `#${orderNumber.replace('-', ' – ')}.`, email: ` ${stated.email}\u200b` };
    expect((await file({ ...stated, ...typed, name: 'Anna\u00a0de  Wit' })).status).toBe(204);
    expect(await settled(stated.id)).toMatchObject({ state: 'unconfirmed', cause: null, orderId, confirmedAt: null });
    expect(await returnsOf(orderId)).toEqual([]);
    expect(await outcomeOf(await tokenOf(stated))).toBe('confirmed');
    await stateBecomes(stated.id, 'matched');
    await returnsBecome(orderId, 1);
    const [found] = await returnsOf(orderId);
    expect(found).toMatchObject({ orderNumber, reason: 'changed-mind', status: 'requested', refundAmount: '81.64' });
    const { statedAt, returnId } = await entryOf(stated.id);
    expect([found!.id, found!.createdAt]).toEqual([returnId, statedAt]);
    expect(found!.dueDate > statedAt.slice(0, 10)).toBe(true);
    const [receipt, ...others] = await mailed(stated.email, /herroeping .* ontvangen/);
    const [confirmation] = await mailed(stated.email, /herroeping .* bevestigd/);
    expect(others).toEqual([]);
    for (const words of [orderNumber, 'de hele bestelling', 'om ']) expect(receipt!.text).toContain(words);
    expect(receipt!.text).not.toContain('Anna');
    for (const words of [orderNumber, 'Anna de Wit', 'de hele bestelling', 'om '])
      expect(confirmation!.text).toContain(words);
    for (const { text } of [receipt!, confirmation!]) expect(text).not.toContain('Piet');
    expect(await returnsOf(other)).toEqual([]);
    const [{ count }] = await database.query<[{ count: number }]>(
      `select count(*)::int as count from event_store.events where data::text ~* 'zoet|piet|anna|herroeper'`,
    );
    expect(count).toBe(0);
  });

  it('sent ten times at once, and on another day, is one return and one mail each', async () => {
    const [orderNumber, email] = [newNumber(), newEmail()];
    const orderId = await placeOrder(shop, { email }, { orderNumber });
    const stated = statement({ orderNumber, email });
    const responses = await Promise.all(Array.from({ length: 5 }, () => file(stated)));
    expect(responses.map(({ status }) => status)).toEqual(Array(5).fill(204));
    await settled(stated.id);
    const token = await tokenOf(stated);
    const outcomes = await Promise.all(Array.from({ length: 5 }, () => outcomeOf(token)));
    expect(outcomes.sort()).toEqual([...Array<string>(4).fill('already-confirmed'), 'confirmed']);
    await stateBecomes(stated.id, 'matched');
    await returnsBecome(orderId, 1);
    await database.query('delete from attempt_limits');
    const twice = [statement({ orderNumber, email }), statement({ orderNumber, email })];
    await Promise.all(twice.map((again) => file(again)));
    for (const { id } of twice)
      expect(await settled(id)).toMatchObject({ state: 'matched', cause: 'nothing-left', returnId: null });
    expect(await returnsOf(orderId)).toHaveLength(1);
    await eventually(async () => (await mailed(email, /herroeping .* ontvangen/)).length === 3, 'three receipts');
    expect(await mailed(email, /herroeping .* bevestigd/)).toHaveLength(1);
  });

  it('is listed for staff when it matches no order, names a part, is late or follows a cancellation', async () => {
    const [email, numbers] = [newEmail(), [newNumber(), newNumber(), newNumber(), newNumber()]];
    const [whole, late, cancelled] = await Promise.all(
      numbers.slice(0, 3).map((orderNumber) => placeOrder(shop, { email }, { orderNumber })),
    );
    await setStatus(late!, 'delivered', '2026-01-05T12:00:00Z');
    await setStatus(cancelled!, 'cancelled');
    await eventually(async () => {
      const rows = await database.query<object[]>(
        `select 1 from admin_order_list where order_id = any($1) and status in ('delivered', 'cancelled')`,
        [[late, cancelled]],
      );
      return rows.length === 2;
    }, 'the statuses');
    const cases = [
      [statement({ orderNumber: numbers[3]!, email }), 'no-order', null],
      [statement({ orderNumber: numbers[0]!, email: newEmail() }), 'no-order', null],
      [statement({ orderNumber: numbers[0]!, email, part: 'Een pot Energy Boost' }), 'part-of-order', whole],
      [statement({ orderNumber: numbers[1]!, email }), 'too-late', late],
      [statement({ orderNumber: numbers[2]!, email }), 'not-open', cancelled],
    ] as const;
    for (const [stated, cause, orderId] of cases) {
      expect((await file(stated)).status).toBe(204);
      expect(await settled(stated.id)).toMatchObject({ state: 'unmatched', cause, orderId, returnId: null });
      await mailed(stated.email, new RegExp(`herroeping van bestelling ${stated.orderNumber}`));
    }
    const [{ id }, { id: other }] = [cases[0][0], cases[1][0]];
    const waiting = async () => (await listed('unmatched')).map((entry) => entry.id);
    expect(await waiting()).toEqual(expect.arrayContaining([id, other]));
    expect(await staff.status(api.withdrawals.markWithdrawalHandled, { params: { id } })).toBe(204);
    expect(await staff.status(api.withdrawals.markWithdrawalHandled, { params: { id } })).toBe(404);
    expect(await waiting()).not.toContain(id);
    expect(await waiting()).toContain(other);
    expect(await entryOf(id)).toMatchObject({ state: 'handled', handledAt: expect.any(String) });
    expect(await new TestBrowser(shop).status(api.withdrawals.listWithdrawals)).toBe(401);
  });

  it('is matched by the sweep after the queue lost it', async () => {
    const stated = statement({});
    await database.query(
      `insert into withdrawals (id, order_number, email, name, stated_at) values ($1, $2, $3, 'Bo', now())`,
      [stated.id, stated.orderNumber, stated.email],
    );
    await shop.app.get(SweepWorkHandler, { strict: false }).handle();
    expect(await settled(stated.id)).toMatchObject({ cause: 'no-order' });
    await mailed(stated.email, /herroeping/);
  });

  it('that goes on failing is postponed, shown to staff and retried by its id, and holds up no other', async () => {
    const [failing, other] = [statement({}), statement({})];
    await database.query(`
      create function refuse_mail() returns trigger language plpgsql as $$ begin raise 'refused'; end $$;
      create trigger refuse_mail before insert on mails for each row
        when (new.reference ->> 'withdrawalId' = '${failing.id}') execute function refuse_mail();`);
    await Promise.all([file(failing), file(other)]);
    const work = shop.app.get(DurableWork, { strict: false });
    const sweep = shop.app.get(SweepWorkHandler, { strict: false });
    const failureOf = async () => (await work.findFailed(failing.id))?.id;
    await eventually(async () => (await failureOf()) === failing.id, 'a failed attempt');
    expect(await settled(other.id)).toMatchObject({ state: 'unmatched' });
    const waits = async () => (await listed('waiting')).some(({ id }) => id === failing.id);
    const fail = (attempts: number) =>
      database.query('update withdrawals set attempts = $2, due_at = now() where id = $1', [failing.id, attempts]);
    await fail(7);
    await sweep.handle();
    await eventually(async () => (await rowOf(failing.id)).attempts === 8, 'another attempt');
    expect(await waits()).toBe(false);
    await fail(8);
    await sweep.handle();
    const isPostponed = async () => (await rowOf(failing.id)).due_at.getTime() > Date.now() + 300_000;
    await eventually(isPostponed, 'the end of the attempt');
    expect(await waits()).toBe(true);
    expect(await rowOf(failing.id)).toMatchObject({ state: 'stated', attempts: 9, last_error: 'unexpected' });
    const [failures] = failuresSql(stuckWithdrawals);
    expect(await database.query(failures!)).toMatchObject([{ kind: 'withdrawal', id: failing.id, attempts: 9 }]);
    await database.query('drop trigger refuse_mail on mails; drop function refuse_mail');
    expect(await work.restart(withdrawalWork, failing.id)).toBe(true);
    expect(await settled(failing.id)).toMatchObject({ state: 'unmatched' });
    await mailed(failing.email, /herroeping .* ontvangen/);
    expect([await failureOf(), await work.restart(withdrawalWork, failing.id)]).toEqual([undefined, false]);
  });

  it.each([
    [{ orderNumber: '123' }, 'orderNumber', 'Een bestelnummer ziet eruit als 2026-000123'],
    [{ email: 'geen adres' }, 'email', 'Voer een geldig e-mailadres in'],
    [{ name: ' ' }, 'name', 'Naam is verplicht'],
    [{ name: 'Win nu op www.example.com' }, 'name', 'Gebruik geen links'],
    [{ part: 'https://example.com' }, 'part', 'Gebruik geen links'],
    [{ extra: 1 }, 'extra', 'Dit veld kennen we niet'],
  ])('is refused with %j', async (wrong, field, message) => {
    const response = await file({ ...statement({}), ...wrong });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ fields: { [field]: message } });
  });

  it('is refused after ten in an hour', async () => {
    const statuses: number[] = [];
    for (let turn = 0; turn < 11; turn++) statuses.push((await file(statement({}))).status);
    expect(statuses).toEqual([...Array<number>(10).fill(204), 429]);
  });
});

describe('a statement that the mailbox has not confirmed', () => {
  const placed = async () => {
    const [orderNumber, email] = [newNumber(), newEmail()];
    return { orderNumber, email, orderId: await placeOrder(shop, { email }, { orderNumber }) };
  };
  const planOf = async (orderId: string) => {
    const sql =
      'select s.status from admin_subscription_list s join admin_order_list o using (contact_id) where o.order_id = $1';
    return (await database.query<{ status: string }[]>(sql, [orderId]))[0]?.status;
  };
  const planBecomes = (orderId: string, status: string) =>
    eventually(async () => (await planOf(orderId)) === status, `a plan that is ${status}`);

  it('stops nothing, whoever filed it, and waits for staff', async () => {
    const { orderId, ...of } = await placed();
    await planBecomes(orderId, 'active');
    const { stated } = await fileFor(of);
    expect(await entryOf(stated.id)).toMatchObject({ state: 'unconfirmed', orderId, returnId: null });
    expect((await listed('waiting')).map(({ id }) => id)).toContain(stated.id);
    await setStatus(orderId, 'shipped'); // throws for a parcel that is held back
    expect(await planOf(orderId)).toBe('active');
    expect(await returnsOf(orderId)).toEqual([]);
  });

  it('takes effect once when staff accepts it, from the time of the statement', async () => {
    const { orderId, ...of } = await placed();
    await planBecomes(orderId, 'active');
    const { stated, token } = await fileFor(of);
    await withStaleProof(shop, async () => expect((await decide(stated.id, 'accept')).status).toBe(403));
    const decisions = await Promise.all(Array.from({ length: 4 }, () => decide(stated.id, 'accept')));
    expect(decisions.map(({ status }) => status)).toEqual(Array(4).fill(204));
    await stateBecomes(stated.id, 'matched');
    await returnsBecome(orderId, 1);
    const complete = () =>
      staff.call(api.adminReturns.changeReturnStatus, { params: { id: returnId! }, body: { status: 'completed' } });
    const [{ id: returnId }] = (await returnsOf(orderId)) as [AdminReturn];
    await withStaleProof(shop, async () => expect((await complete()).status).toBe(403));
    expect((await returnsOf(orderId))[0]).toMatchObject({ status: 'requested' });
    expect((await returnsOf(orderId))[0]!.createdAt).toBe((await entryOf(stated.id)).statedAt);
    expect(await entryOf(stated.id)).toMatchObject({ confirmedAt: null, handledAt: expect.any(String) });
    await planBecomes(orderId, 'cancelled');
    expect((await decide(stated.id, 'reject')).status).toBe(409);
    expect(await outcomeOf(token)).toBe('confirmed');
    await mailed(of.email, /herroeping .* bevestigd/);
    expect(await returnsOf(orderId)).toHaveLength(1);
  });

  it('ends with its link when staff rejects it, and leaves everything as it was', async () => {
    const { orderId, ...of } = await placed();
    await planBecomes(orderId, 'active');
    const { stated, token } = await fileFor(of);
    expect((await decide(stated.id, 'reject')).status).toBe(204);
    expect((await decide(stated.id, 'reject')).status).toBe(204);
    expect((await decide(stated.id, 'accept')).status).toBe(409);
    expect(await outcomeOf(token)).toBe('expired');
    expect(await entryOf(stated.id)).toMatchObject({ state: 'rejected', confirmedAt: null });
    expect(await returnsOf(orderId)).toEqual([]);
    expect(await planOf(orderId)).toBe('active');
  });

  it('is decided once when the mailbox and staff act at the same time, in two processes', async () => {
    const { url } = database.options as { url: string };
    const second = await startTestShop({ DATABASE_URL: url, ROLES: 'api' });
    try {
      for (const decision of ['accept', 'reject'] as const) {
        const { orderId, ...of } = await placed();
        const { stated, token } = await fileFor(of);
        const [decided, clicked] = await Promise.all([
          decide(stated.id, decision),
          new TestBrowser(second).call(api.withdrawals.confirmWithdrawal, { body: { token } }),
        ]);
        const { outcome } = await clicked.json();
        const isRejected = decision === 'reject' && decided.status === 204;
        expect(outcome).toBe(isRejected ? 'expired' : 'confirmed');
        await stateBecomes(stated.id, isRejected ? 'rejected' : 'matched');
        await returnsBecome(orderId, isRejected ? 0 : 1);
      }
    } finally {
      await second.close();
    }
  });

  it('needs no link when its customer is logged in with that mailbox', async () => {
    const { orderId, ...of } = await placed();
    const browser = new TestBrowser(shop);
    await logIn(shop, browser, of.email);
    const stated = statement(of);
    await file(stated, browser);
    expect(await settled(stated.id)).toMatchObject({ state: 'matched', orderId, confirmedAt: expect.any(String) });
    await returnsBecome(orderId, 1);
    const { text } = (await mailed(of.email, /herroeping .* ontvangen/))[0]!;
    expect(text).toContain('Anna de Wit');
    expect(text).not.toContain('bevestigen#');
    const other = await placed();
    const foreign = statement({ orderNumber: other.orderNumber, email: other.email });
    await file(foreign, browser);
    expect(await settled(foreign.id)).toMatchObject({ state: 'unconfirmed' });
  });

  it('promises no money that the bank took back, and tells a stranger nothing about it', async () => {
    const { orderId, ...of } = await placed();
    const lost = { ...{ disputeId: 'dp_1', reason: 'fraudulent', isInquiry: false, evidenceDueBy: null }, orderId };
    const closing = new CloseDispute({ ...lost, amountCents: agreed.totalCents, outcome: 'lost' }, testContext());
    await shop.app.get(CommandBus).execute(closing);
    const { token } = await fileFor(of);
    expect(await outcomeOf(token)).toBe('confirmed');
    const [receipt] = await mailed(of.email, /herroeping .* ontvangen/);
    const [confirmation] = await mailed(of.email, /herroeping .* bevestigd/);
    expect(receipt!.text).toContain('Heeft je bank het al teruggeboekt, dan betalen wij het niet nog een keer.');
    expect(confirmation!.text).toContain('Je bank heeft je betaling al teruggeboekt.');
    expect(confirmation!.text).not.toContain('Je geld heb je uiterlijk');
  });

  it('has a link that expires after 14 days, and names an unknown one', async () => {
    const { orderId, ...of } = await placed();
    const { stated, token } = await fileFor(of);
    const age = (days: number) =>
      database.query(`update withdrawals set stated_at = now() - $2 * interval '1 day' where id = $1`, [
        stated.id,
        days,
      ]);
    await age(14.1);
    expect(await outcomeOf(token)).toBe('expired');
    expect(await outcomeOf('a'.repeat(43))).toBe('unknown');
    await age(13.9);
    expect(await outcomeOf(token)).toBe('confirmed');
    expect(await outcomeOf(token)).toBe('already-confirmed');
    await returnsBecome(orderId, 1);
  });

  it('stores its token hashed and sealed, and puts it in no event or queue', async () => {
    const { orderId: _, ...of } = await placed();
    const { stated, token } = await fileFor(of);
    const found = await database.query<{ row: string }[]>('select w::text as row from withdrawals w where id = $1', [
      stated.id,
    ]);
    expect(found[0]!.row).not.toContain(token);
    const [{ count }] = await database.query<[{ count: number }]>(
      `select (select count(*) from event_store.events where data::text like '%' || $1 || '%')
        + (select count(*) from mails where reference::text like '%' || $1 || '%') as count`,
      [token],
    );
    expect(Number(count)).toBe(0);
  });

  it('is confirmed by the sweep after the queue lost the click', async () => {
    const { orderId, ...of } = await placed();
    const { stated } = await fileFor(of);
    await database.query(`update withdrawals set state = 'confirmed', confirmed_at = now() where id = $1`, [stated.id]);
    await shop.app.get(SweepWorkHandler, { strict: false }).handle();
    await stateBecomes(stated.id, 'matched');
    await returnsBecome(orderId, 1);
    await mailed(of.email, /herroeping .* bevestigd/);
  });

  it('of an earlier version takes effect as it did then', async () => {
    const { orderId, ...of } = await placed();
    const id = randomUUID();
    await eventually(async () => (await planOf(orderId)) === 'active', 'the order');
    await database.query(
      `insert into withdrawals (id, order_number, email, name, stated_at) values ($1, $2, $3, 'Bo', now())`,
      [id, of.orderNumber, of.email],
    );
    await shop.app.get(SweepWorkHandler, { strict: false }).handle();
    await stateBecomes(id, 'matched');
    await returnsBecome(orderId, 1);
    const [receipt] = await mailed(of.email, /herroeping .* ontvangen/);
    expect(receipt!.text).not.toContain('bevestigen#');
  });

  it('is stored without a mail above five a day to its mailbox, also while the mailbox is full', async () => {
    const email = newEmail();
    const filed = Array.from({ length: 6 }, () => statement({ email }));
    for (const stated of filed) {
      await database.query(`delete from attempt_limits where key like 'withdrawals%'`); // the hourly limits
      expect((await file(stated)).status).toBe(204);
    }
    for (const { id } of filed) await settled(id);
    const withheld = (await listed('waiting')).filter((entry) => entry.email === email && entry.isReceiptWithheld);
    expect(withheld.map(({ id }) => id)).toEqual([filed[5]!.id]);
    await eventually(async () => (await mailsTo(email)).length === 5, 'five receipts');
  });
});

describe('the response to a statement', () => {
  it('is the same with and without an order: status, body, headers and queries', async () => {
    const apiOnly = await startTestShop({ ROLES: 'api' });
    try {
      const [orderNumber, email] = [newNumber(), newEmail()];
      const source = apiOnly.app.get(DataSource);
      await placeOrder(apiOnly, { email }, { orderNumber });
      await readModelsPass(apiOnly, await apiOnly.app.get(EventStore).head());
      await apiOnly.app.get(LogReaders).beforeApplicationShutdown(); // processes would write on beside the probes
      const statements = statementsOf(source);
      const asked = /withdrawals|attempt_limits|contacts|customers|orders?_|mails|jobs/;
      const probe = async (stated: Statement) => {
        statements.length = 0;
        const response = await new TestBrowser(apiOnly).call(api.withdrawals.withdraw, { body: stated });
        const sql = statements.filter((statement) => asked.test(statement));
        const headers = [...response.headers].filter(
          ([name]) => !['date', 'x-request-id', 'set-cookie'].includes(name),
        );
        return { status: response.status, body: await response.text(), headers, sql };
      };
      await probe(statement({ orderNumber, email }));
      const right = await probe(statement({ orderNumber, email }));
      const wrongNumber = await probe(statement({ orderNumber: '2026-999998', email }));
      const wrongEmail = await probe(statement({ orderNumber, email: newEmail() }));
      expect(right.status).toBe(204);
      expect(right.sql.some((sql) => /insert into "withdrawals"/i.test(sql))).toBe(true);
      expect(right.sql.some((sql) => /admin_order_list|contacts/.test(sql))).toBe(false);
      expect(wrongNumber).toEqual(right);
      expect(wrongEmail).toEqual(right);
    } finally {
      await apiOnly.close();
    }
  });
});

describe('a logged-in customer', () => {
  it('returns pieces, never more than ordered under concurrent calls, and sees them', async () => {
    const [orderNumber, email] = [newNumber(), newEmail()];
    const browser = new TestBrowser(shop);
    await logIn(shop, browser, email);
    const orderId = await placeOrder(shop, { email }, { orderNumber });
    const others = await placeOrder(shop, { email: newEmail() }, { orderNumber: newNumber() });
    const jar = { reason: 'damaged', items: [{ id: 'energy-boost', quantity: 1 }], note: 'Deksel los, groet Anna' };
    const send = (body: object, id: string = orderId) =>
      browser.call(api.returns.fileOwnReturn, { params: { id }, body });
    expect((await send({ id: randomUUID(), ...jar }, others)).status).toBe(404);
    expect((await send({ id: randomUUID(), ...jar }, randomUUID())).status).toBe(404);
    expect(await new TestBrowser(shop).status(api.returns.fileOwnReturn, { params: { id: orderId }, body: jar })).toBe(
      401,
    );
    const first = { id: randomUUID(), ...jar };
    const doubles = await Promise.all(Array.from({ length: 4 }, () => send(first)));
    expect(doubles.map(({ status }) => status)).toEqual(Array(4).fill(201));
    const rivals = await Promise.all(Array.from({ length: 4 }, () => send({ id: randomUUID(), ...jar })));
    expect(rivals.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
    const refused = await send({ id: randomUUID(), ...jar });
    expect(await refused.json()).toMatchObject({
      code: 'return-exceeds-order',
      message: 'Van Energy Boost kunnen er nog 0 terug.',
    });
    await returnsBecome(orderId, 2);
    const own = await browser.json(api.returns.listOwnReturns, { params: { id: orderId } });
    expect(own).toHaveLength(2);
    expect(own[0]).toMatchObject({
      status: 'requested',
      refundAmount: '22.46',
      items: [{ id: 'energy-boost', productName: 'Energy Boost', quantity: 1 }],
    });
    expect(await json(browser.call(api.returns.listOwnReturns, { params: { id: others } }))).toEqual([]);
    expect(await json(staff.call(api.returns.listReturnsOfOrder, { params: { id: orderId } }))).toEqual(own);
    await eventually(async () => (await mailed(email, /retour.*ontvangen/)).length === 2, 'two receipts');
    const { id } = await doubles[0]!.json();
    expect(await json(staff.call(api.adminReturns.findReturn, { params: { id } }))).toMatchObject({
      note: 'Deksel los, groet Anna',
    });
  });

  it('ends the deliveries of a plan with its withdrawal', async () => {
    const [orderNumber, email] = [newNumber(), newEmail()];
    const orderId = await placeOrder(shop, { email }, { orderNumber });
    const other = await placeOrder(shop, { email: newEmail() }, { orderNumber: newNumber() });
    const statusOf = async (id: string) => {
      const sql =
        'select s.status from admin_subscription_list s join admin_order_list o using (contact_id) where o.order_id = $1';
      return (await database.query<{ status: string }[]>(sql, [id]))[0]?.status;
    };
    await eventually(
      async () => (await statusOf(orderId)) === 'active' && (await statusOf(other)) === 'active',
      'plans',
    );
    const { stated, token } = await fileFor({ orderNumber, email });
    expect(await statusOf(orderId)).toBe('active');
    expect(await outcomeOf(token)).toBe('confirmed');
    await eventually(async () => (await statusOf(orderId)) === 'cancelled', 'the end of the plan');
    expect(await statusOf(other)).toBe('active');
    await returnsBecome(orderId, 1);
    const { returnId } = await settled(stated.id);
    expect(
      await staff.status(api.adminReturns.changeReturnStatus, {
        params: { id: returnId! },
        body: { status: 'rejected' },
      }),
    ).toBe(204);
    await eventually(async () => (await statusOf(orderId)) === 'active', 'the plan again');
    await mailed(email, /abonnement/);
  });
});
