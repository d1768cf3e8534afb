import { randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import * as api from '../../../../contracts/api.js';
import { Shopper } from '../../testing/shop/shopper.js';
import { EventStore } from '../event-sourcing/event-store.js';
import { eventually } from '../../testing/kernel.js';
import { queueBackends, queueOn } from '../../testing/queue-backends.js';
import { sell } from '../../testing/shop/test-products.js';
import { staffOf, startTestShop, testStaff } from '../../testing/shop/test-shop.js';
import { TestCollector, type SentSpan } from './collector.fixtures.js';

const email = 'sanne.de.vries@example.com';

/** Buys, cancels as staff and refunds. Returns the order's events. */
async function buyAndCancel(environment: Record<string, string>) {
  const shop = await startTestShop(environment);
  try {
    await sell(shop, { 'energy-boost': { priceCents: 2495, stock: 100 } });
    const shopper = new Shopper(shop);
    await shopper.start([{ id: 'energy-boost', quantity: 2 }]);
    await shopper.pay(email);
    await shopper.settle();
    await shop.provider.control.webhooksSettled();
    const staff = await staffOf(shop);
    const [order] = await staff.json(api.orders.listOrders, { query: { q: email } });
    const forged = `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`;
    const cancelled = { params: { id: order!.id }, body: { status: 'cancelled' }, headers: { traceparent: forged } };
    const { status } = await staff.call(api.orders.changeOrderStatus, cancelled);
    expect(status).toBe(204);
    expect(
      await staff.status(api.orders.changeOrderStatus, { params: { id: randomUUID() }, body: { status: 'cancelled' } }),
    ).toBe(404);
    const done = `select 1 from refunds where status = 'done' union all select 1 from mails where status = 'sent'`;
    await eventually(async () => (await shop.app.get(DataSource).query<[]>(done)).length >= 3, 'refund and mails');
    return await shop.app.get(EventStore).readStream(`order-${order!.id}`);
  } finally {
    await shop.close();
  }
}

describe('without a collector', () => {
  let collector: TestCollector;
  beforeAll(async () => (collector = await TestCollector.open()));
  afterAll(() => collector.close());

  it('creates no span and does not load the library', async () => {
    const events = await buyAndCancel({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, OTEL_SDK_DISABLED: 'true' });
    expect(collector.bodies).toEqual([]);
    expect(events.map(({ metadata }) => metadata.traceparent)).toEqual(events.map(() => undefined));
    expect(Object.keys(require.cache).filter((path) => path.includes('@opentelemetry/sdk'))).toEqual([]);
  });
});

describe.each(queueBackends)('traces with the queue on %s', (_, redisUrl) => {
  let collector: TestCollector;
  let events: Awaited<ReturnType<typeof buyAndCancel>>;
  beforeAll(async () => {
    collector = await TestCollector.open();
    events = await buyAndCancel({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, ...(await queueOn(redisUrl)) });
  });
  afterAll(() => collector.close());

  const named = (name: string, where: (span: SentSpan) => boolean = () => true) =>
    collector.spans.find((span) => span.name === name && where(span))!;
  const below = (parent: SentSpan, name: string) => named(name, ({ parentSpanId }) => parentSpanId === parent.spanId);
  /** Expects each span to be a child of the one before it, in one trace. */
  const descend = (from: SentSpan, ...names: string[]) => {
    const path = [from];
    for (const name of names) {
      const next = below(path.at(-1)!, name);
      expect([name, next?.traceId]).toEqual([name, from.traceId]);
      path.push(next);
    }
    return path;
  };

  it('lead from a staff request to the provider and back to the log', () => {
    const request = named(`PATCH ${api.orders.changeOrderStatus.path}`);
    expect(request).toMatchObject({ kind: 2, failed: false });
    expect(request.parentSpanId).toBeUndefined();
    const [, , append, reaction, , job] = descend(
      request,
      'CancelOrder',
      'append order',
      'when-refund-requested-then-queue-refund',
      'add make-refund',
      'make-refund',
      'stripe POST /v1/refunds',
    );
    expect(below(append!, 'read models').attributes).toEqual({
      'shop.event.types': append!.attributes['shop.event.types'],
      'shop.event.count': append!.attributes['shop.event.count'],
    });
    expect(reaction!.attributes['shop.command']).toBe('QueueRefund');
    descend(
      job!,
      'ConfirmRefund',
      'append order',
      'when-order-refunded-then-mail-refund',
      'add send-mail',
      'send-mail',
    );
  });

  it('lead from a payment to its confirmation mail', () => {
    const settled = named(
      'append order',
      ({ attributes }) => attributes['shop.event.types']?.toString() === 'PaymentCaptured',
    );
    const reaction = named(
      'when-payment-captured-then-mail-confirmation',
      ({ parentSpanId, attributes }) => parentSpanId === settled.spanId && attributes['shop.command'] === 'QueueMail',
    );
    descend(reaction, 'add send-mail', 'send-mail');
    const paid = collector.spans.filter(
      ({ name, traceId }) => traceId === settled.traceId && name.startsWith('stripe'),
    );
    expect(paid.map(({ name }) => name)).toContain('stripe GET /v1/payment_intents/:id');
  });

  it('are found from the log: each event names the span that appended it', () => {
    for (const { type, metadata } of events) {
      const [, traceId, spanId] = metadata.traceparent!.split('-');
      const append = collector.spans.find((span) => span.traceId === traceId && span.spanId === spanId)!;
      expect(append.name).toBe('append order');
      expect(append.attributes['shop.event.types']).toContain(type);
    }
    const asked = events.find(({ type }) => type === 'OrderCancelled')!.metadata.$correlationId;
    expect(named(`PATCH ${api.orders.changeOrderStatus.path}`).attributes).toMatchObject({
      'http.request.method': 'PATCH',
      'http.response.status_code': 204,
      'shop.request.id': asked,
    });
  });

  it('record outcomes as codes', () => {
    const refused = named('CancelOrder', ({ failed }) => failed);
    expect(refused.attributes['error.type']).toBe('order-not-found');
    const request = collector.spans.find(({ spanId }) => spanId === refused.parentSpanId)!;
    expect(request.attributes['http.response.status_code']).toBe(404);
  });

  it('ignore the traceparent of a visitor', () => {
    expect(collector.spans.map(({ traceId }) => traceId)).not.toContain('a'.repeat(32));
  });

  it('contain no personal data', () => {
    const sent = collector.bodies.join().toLowerCase();
    expect(sent).toContain('send-mail');
    const orderId = events[0]!.streamId.slice('order-'.length);
    for (const personal of ['sanne', 'vries', 'example.com', '@', testStaff.password, 'pi_', 'secret', orderId])
      expect([personal, sent.includes(personal)]).toEqual([personal, false]);
  });
});

describe('when the collector is away', () => {
  it('keeps selling', async () => {
    const events = await buyAndCancel({ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'http://127.0.0.1:9/v1/traces' });
    expect(events.map(({ type }) => type)).toContain('OrderRefunded');
  });
});
