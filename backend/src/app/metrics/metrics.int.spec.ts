import { randomUUID } from 'node:crypto';
import type { EventEmitter } from 'node:events';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import * as api from '../../../../contracts/api.js';
import type { AttentionList } from '../../../../contracts/admin/attention-lists.js';
import { card, clientOf, confirmInBrowser } from '../../../../infra/stripe-simulator/testing/shop.fixtures.js';
import { Shopper } from '../../testing/shop/shopper.js';
import { CommandExecution } from '../../platform/event-sourcing/deciding/command-execution.js';
import { EventStore } from '../../platform/event-sourcing/event-store.js';
import { AdjustStock } from '../../inventory/commands/adjust-stock.js';
import { stockDecider } from '../../inventory/stock.decider.js';
import { JobQueue } from '../../platform/jobs/job-queue.js';
import { JobWorker } from '../../platform/jobs/job-worker.js';
import { defineJob } from '../../platform/jobs/job.js';
import { eventually, eventuallyMatches, testContext } from '../../testing/kernel.js';
import { sell } from '../../testing/shop/test-products.js';
import { startTestShop, TestBrowser, type TestShop } from '../../testing/shop/test-shop.js';

const token = 'a-token-for-prometheus';
let shop: TestShop;
let productId: number;
beforeAll(async () => {
  shop = await startTestShop({ METRICS_TOKEN: token });
  productId = (await sell(shop, { 'energy-boost': { priceCents: 2495, stock: 100 } })).get('energy-boost')!;
});
afterAll(() => shop.close());

const sql = (text: string, values: unknown[] = []) => shop.app.get(DataSource).query<unknown>(text, values);
const scrape = async () => {
  const response = await new TestBrowser(shop).get('/metrics', { authorization: `Bearer ${token}` });
  expect(response.status).toBe(200);
  return response.text();
};
/** The value of one sample as Prometheus shows it; undefined when it is missing. */
const valueOf = (text: string, sample: string) => {
  const line = text.split('\n').find((candidate) => candidate.startsWith(`${sample} `));
  return line === undefined ? undefined : Number(line.slice(sample.length + 1));
};
const value = async (sample: string) => valueOf(await scrape(), sample);
const waiting = (list: AttentionList, severity: string) => `shop_work_waiting{list="${list}",severity="${severity}"}`;
const becomes = (sample: string, wanted: number) =>
  eventually(async () => (await value(sample)) === wanted, `${sample} ${wanted}`);
const adjust = (execution: CommandExecution) =>
  execution.execute(
    stockDecider,
    new AdjustStock({ productId, changeId: randomUUID(), stockBase: 0, stock: 1 }, testContext()),
  );

describe('/metrics', () => {
  it('responds with 404 without the token', async () => {
    const browser = new TestBrowser(shop);
    for (const authorization of [undefined, 'Bearer another-token', `Basic ${token}`, token]) {
      const response = await browser.get('/metrics', authorization ? { authorization } : {});
      expect([response.status, await response.json()]).toEqual([404, expect.objectContaining({ code: 'not-found' })]);
    }
  });

  it('counts requests by route pattern, without ids or personal data', async () => {
    const browser = new TestBrowser(shop);
    expect(
      await browser.status(api.catalog.findProduct, {
        params: { slug: 'jan.jansen' },
        query: { email: 'jan@example.com' },
      }),
    ).toBe(404);
    expect((await browser.get('/api/nergens/jan.jansen')).status).toBe(404);
    const text = await scrape();
    const count = 'shop_http_request_duration_seconds_count';
    expect(valueOf(text, `${count}{method="GET",route="${api.catalog.findProduct.path}",status="404"}`)).toBe(1);
    expect(valueOf(text, `shop_http_errors_total{code="not-found",route="${api.catalog.findProduct.path}"}`)).toBe(1);
    expect(text).not.toMatch(/jansen|example|energy-boost/);
  });

  it('counts wrong login codes', async () => {
    const browser = new TestBrowser(shop);
    await browser.call(api.customers.verifyCode, { body: { email: 'jan@example.com', code: '123456' } });
    expect(
      await value(`shop_http_errors_total{code="wrong-login-code",route="${api.customers.verifyCode.path}"}`),
    ).toBe(1);
    expect(await scrape()).not.toContain('jan@');
  });

  it('counts appends and conflicts', async () => {
    const [here, there] = [shop.app.get(CommandExecution), new CommandExecution(shop.app.get(EventStore))];
    const stored = 'shop_appends_total{category="stock",outcome="stored"}';
    const before = (await value(stored))!;
    await adjust(here);
    await adjust(there);
    await adjust(here);
    expect(await value(stored)).toBe(before + 2); // each process counts its own responses
    expect(await value('shop_appends_total{category="stock",outcome="conflict"}')).toBe(1);
  });

  it('counts failed appends', async () => {
    await sql('alter table event_store.events add constraint full_disk check (false) not valid');
    await expect(adjust(shop.app.get(CommandExecution))).rejects.toThrow();
    await sql('alter table event_store.events drop constraint full_disk');
    expect(await value('shop_appends_total{category="stock",outcome="failed"}')).toBe(1);
  });

  it('reports payments without an order and the time of the last webhook event', async () => {
    const intent = await clientOf(shop.provider).paymentIntents.create({ amount: 3194, currency: 'eur' });
    await confirmInBrowser(shop.provider, intent, card('4242424242424242'));
    await shop.provider.control.webhooksSettled();
    await becomes(waiting('unmatched-payments', 'page'), 1);
    const heard = (await value('shop_webhook_last_received_timestamp_seconds'))!;
    expect(Math.abs(Date.now() / 1000 - heard)).toBeLessThan(600);
    expect(await value('shop_webhook_oldest_unhandled_age_seconds')).toBe(0);
    await sql(`insert into webhook_events (id, type, received_at) values ('evt_1', 'x', now() - interval '1 hour')`);
    expect(await value('shop_webhook_oldest_unhandled_age_seconds')).toBeGreaterThanOrEqual(3600);
  });

  it('reports held stock and overdue holds', async () => {
    const shopper = new Shopper(shop);
    await shopper.start([{ id: 'energy-boost', quantity: 2 }]);
    await becomes('shop_reserved_pieces', 2);
    const text = await scrape();
    expect(valueOf(text, 'shop_reservations_active')).toBe(1);
    expect(valueOf(text, 'shop_reservations_overdue')).toBe(0);
    const { id } = await shopper.checkout();
    await sql(`update checkouts set reserved_until = now() - interval '6 minutes' where id = $1`, [id]);
    expect(await value('shop_reservations_overdue')).toBe(1);
  });

  it('reports failed mails, refunds and reactions', async () => {
    const mail = `insert into mails (id, key, template, reference, status, due_at, created_at)
      values ($1::uuid, $1::uuid::text, 'order-confirmation', '{}', $2, now() + interval '1 hour', now() - interval '1 hour')`;
    await sql(mail, [randomUUID(), 'failed']);
    await sql(mail, [randomUUID(), 'queued']);
    await sql(`insert into refunds (refund_id, job_id, payment_intent_id, amount_cents, status, due_at, correlation_id)
      values ('refund:1', '${randomUUID()}', 'pi_1', 100, 'failed', now(), 'x')`);
    await sql(`insert into process_refusals (process, event_id, command, code)
      values ('some-process', '${randomUUID()}', 'SomeCommand', 'not-found')`);
    const text = await scrape();
    expect(valueOf(text, waiting('failed-mails', 'none'))).toBe(1);
    expect(valueOf(text, 'shop_mails_queued')).toBe(1);
    expect(valueOf(text, 'shop_mail_oldest_queued_age_seconds')).toBeGreaterThanOrEqual(3600);
    expect(valueOf(text, waiting('failed-refunds', 'ticket'))).toBe(1);
    expect(valueOf(text, waiting('process-refusals', 'ticket'))).toBe(1);
  });

  it('reports how many kinds of content browsers blocked within a day', async () => {
    await sql(`insert into policy_reports (directive, blocked, page, last_seen_at) values
      ('img-src', 'a.example', '/', now()), ('img-src', 'b.example', '/', now()),
      ('img-src', 'c.example', '/', now() - interval '2 days')`);
    expect(await value('shop_policy_violations')).toBe(2);
  });

  it('reports the depth of the queue and the outcomes of jobs', async () => {
    const nobodys = defineJob({ name: 'nobodys', payload: z.strictObject({}), attempts: 1, backoffMs: 0 });
    await shop.app.get(JobQueue).add(nobodys, {}, { id: '1' });
    await becomes('shop_jobs_total{job="nobodys",outcome="failed"}', 1);
    await eventually(async () => (await value('shop_queue_jobs{state="delayed"}'))! > 0, 'sweeps that wait');
    expect(await value('shop_queue_jobs{state="waiting"}')).toBeGreaterThanOrEqual(0);
    await eventually(
      async () => (await value('shop_jobs_total{job="sweep-work",outcome="done"}'))! > 0,
      'a sweep that is done',
    );
    // Emits the event of a stalled job; a real one takes ten seconds, until the lock of a dead worker expires.
    const { worker } = shop.app.get(JobWorker) as unknown as { worker: EventEmitter };
    worker.emit('stalled', 'send-mail/1');
    expect(await value('shop_jobs_stalled_total')).toBe(1);
  });

  it('reports halted and live read models', async () => {
    await becomes('shop_reader_lag_events{reader="stock-ledger"}', 0);
    expect(await value('shop_reader_halted{reader="stock-ledger"}')).toBe(0);
    await sql(`update checkpoints set status = 'halted', error = 'a test' where name = 'stock-ledger'`);
    await adjust(shop.app.get(CommandExecution));
    await adjust(shop.app.get(CommandExecution));
    await becomes('shop_reader_lag_events{reader="stock-levels"}', 0);
    const text = await scrape();
    expect(valueOf(text, 'shop_reader_halted{reader="stock-ledger"}')).toBe(1);
    expect(valueOf(text, 'shop_reader_lag_events{reader="stock-ledger"}')).toBe(2);
    expect(valueOf(text, 'shop_reader_lag_seconds{reader="stock-ledger"}')).toBeGreaterThan(0);
    expect(valueOf(text, 'shop_reader_lag_seconds{reader="stock-levels"}')).toBe(0);
    await sql(`update checkpoints set status = 'live', error = null where name = 'stock-ledger'`);
  });

  it('reports a full disk of the database', async () => {
    await becomes('shop_part_up{part="database-writes"}', 1);
    await expect(
      sql(`do $$ begin raise 'could not extend file' using errcode = 'disk_full'; end $$`),
    ).rejects.toThrow();
    await eventuallyMatches(async () => {
      const text = await scrape();
      return ['database-writes', 'database'].map((part) => valueOf(text, `shop_part_up{part="${part}"}`));
    }, [0, 1]);
    const ready = async () => (await new TestBrowser(shop).get('/readyz')).json();
    await eventuallyMatches(ready, { parts: { database: 'full: 53100' } });
  });

  it('omits unknown gauges and reports the part that is away', async () => {
    await becomes('shop_part_up{part="database"}', 1);
    await sql('alter table webhook_events rename to webhook_events_away');
    await eventuallyMatches(async () => {
      const text = await scrape();
      const parts = ['database', 'event-store', 'queue'].map((part) => valueOf(text, `shop_part_up{part="${part}"}`));
      return [...parts, valueOf(text, waiting('unmatched-payments', 'page'))];
    }, [0, 1, 1, undefined]);
    await sql('alter table webhook_events_away rename to webhook_events');
    await becomes(waiting('unmatched-payments', 'page'), 1);
  });
});

describe('a process with the role worker only', () => {
  it('serves health checks only, and no metrics without a token in its configuration', async () => {
    const worker = await startTestShop({ ROLES: 'worker' });
    try {
      const browser = new TestBrowser(worker);
      expect((await browser.get('/healthz')).status).toBe(200);
      await eventually(async () => (await browser.get('/readyz')).status === 200, 'the worker to be ready');
      expect(await browser.status(api.catalog.listProducts)).toBe(404);
      expect(await browser.status(api.staffLogin.login, { body: {} })).toBe(404);
      expect((await browser.get('/metrics', { authorization: 'Bearer undefined' })).status).toBe(404);
      expect((await browser.get('/metrics', { authorization: 'Bearer ' })).status).toBe(404);
    } finally {
      await worker.close();
    }
  });
});
