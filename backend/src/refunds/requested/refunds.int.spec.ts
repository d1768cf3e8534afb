import { CommandBus } from '@nestjs/cqrs';
import { DataSource } from 'typeorm';
import type { AdminOrderDetail } from '../../../../contracts/orders.js';
import * as api from '../../../../contracts/api.js';
import type { OutageMode } from '../../../../infra/stripe-simulator/http/outage.js';
import { card, confirmInBrowser } from '../../../../infra/stripe-simulator/testing/shop.fixtures.js';
import { readModelsCatchUp } from '../../testing/shop/shopper.js';
import { AppConfig } from '../../platform/config/app-config.js';
import { emptyQueue } from '../../platform/jobs/job-program.fixtures.js';
import { MailRenderer } from '../../mail/mail-renderer.port.js';
import { MakeRefundHandler } from './make-refund.work.js';
import { RequestRefund } from '../../orders/commands/request-refund.js';
import { EventStore } from '../../platform/event-sourcing/event-store.js';
import { PaymentProvider } from '../../platform/payments/payment-provider.js';
import { expectPostponed } from '../../testing/due-times.js';
import { eventually, testContext } from '../../testing/kernel.js';
import { withStaleProof } from '../../testing/shop/stale-proof.js';
import { sell } from '../../testing/shop/test-products.js';
import { staffOf, startTestShop, TestBrowser, type TestShop } from '../../testing/shop/test-shop.js';
import { QueueRefund } from '../commands/queue-refund.js';
import { ReviewRefunds } from '../commands/review-refunds.js';
import { Refund } from './refund.entity.js';
import { SweepWorkHandler } from '../../platform/work/sweep-work.handler.js';
import { refusalOf } from '../../testing/shop/test-browser.js';

let shop: TestShop;
let staff: TestBrowser;
let productId: number;
let buyers = 0;
beforeAll(async () => {
  shop = await startTestShop();
  productId = (await sell(shop, { 'energy-boost': { priceCents: 2495, stock: 100 } })).get('energy-boost')!;
  staff = await staffOf(shop);
});
afterAll(() => shop.close());
afterEach(() => {
  shop.provider.control.clearOutages();
  shop.provider.control.setBehaviour({ refundOutcome: 'succeeded' });
});

const rows = () => shop.app.get(DataSource).getRepository(Refund);
const rowOf = (orderId: string) => rows().findOneByOrFail({ refundId: `refund:${orderId}` });
const becomes = (orderId: string, expected: Partial<Refund>, meanwhile = async () => {}) =>
  eventually(async () => {
    await meanwhile();
    const row = await rows().findOneBy({ orderId });
    return Object.entries(expected).every(([key, value]) => row?.[key as keyof Refund] === value);
  }, JSON.stringify(expected));
const sweptUntil = (orderId: string, expected: Partial<Refund>) => becomes(orderId, expected, sweepNow);
const detailOf = (orderId: string) =>
  staff.json(api.orders.findOrder, { params: { id: orderId } }) as Promise<AdminOrderDetail>;
const refundedBecomes = (orderId: string, amount: string) =>
  eventually(async () => (await detailOf(orderId)).refundedAmount === amount, `€ ${amount} back`);
const setStatus = (orderId: string, status: string) =>
  staff.call(api.orders.changeOrderStatus, { params: { id: orderId }, body: { status } });
const atProvider = (paymentIntentId: string) =>
  shop.provider.control.refunds(1000).filter(({ payment_intent }) => payment_intent === paymentIntentId);
const trouble = (mode: OutageMode, count: number) =>
  shop.provider.control.planOutage({ mode, count, path: '/v1/refunds', method: 'POST' });
const execute = (command: object) => shop.app.get(CommandBus).execute(command as never);
const stock = async () => {
  const sql = 'select on_hand from stock_levels where product_id = $1';
  return (await shop.app.get(DataSource).query<{ on_hand: number }[]>(sql, [productId]))[0]!.on_hand;
};

/** Makes every refund due and runs the sweep. */
async function sweepNow(): Promise<void> {
  await shop.app.get(DataSource).query(`update refunds set due_at = now() where status = 'queued'`);
  await shop.app.get(SweepWorkHandler).handle();
}

/** Buys two jars: € 44.92 and € 6.99 shipping. */
async function buy(number = '4242424242424242'): Promise<{ orderId: string; paymentIntentId: string }> {
  const browser = new TestBrowser(shop);
  const items = [{ id: 'energy-boost', quantity: 2 }];
  const started = await browser.json(api.checkout.createPaymentIntent, { body: { items } });
  const { paymentIntentId, clientSecret } = started;
  const email = `koper${++buyers}@example.com`;
  const intent = { id: paymentIntentId, client_secret: clientSecret };
  await confirmInBrowser(shop.provider, intent, { ...card(number), '[billing_details][email]': email });
  expect(await browser.status(api.checkout.settleCheckout, { body: { paymentIntentId } })).toBe(200);
  await readModelsCatchUp(shop);
  const orders = await staff.json(api.orders.listOrders);
  return { orderId: orders.find(({ customerEmail }) => customerEmail === email)!.id, paymentIntentId };
}

/** Cancels an order during an outage of the provider, so that its refund is still due. */
async function cancelDuring(mode: OutageMode, count: number): Promise<{ orderId: string; paymentIntentId: string }> {
  const order = await buy();
  trouble(mode, count);
  expect((await setStatus(order.orderId, 'cancelled')).status).toBe(204);
  await becomes(order.orderId, { lastError: 'no-answer' });
  shop.provider.control.clearOutages();
  return order;
}

/** Cancels an order. Its refunds are under way at the provider until the test ends them. */
async function cancelWithPendingRefund(): Promise<{ orderId: string; paymentIntentId: string }> {
  const order = await buy();
  shop.provider.control.setBehaviour({ refundOutcome: 'pending' });
  await setStatus(order.orderId, 'cancelled');
  await eventually(async () => atProvider(order.paymentIntentId).length === 1, 'the refund');
  return order;
}

/** Cancels an order whose refund the provider accepts and then fails. */
async function cancelWithFailedRefund(): Promise<{ orderId: string; paymentIntentId: string }> {
  const order = await cancelWithPendingRefund();
  shop.provider.control.completeRefund(atProvider(order.paymentIntentId)[0]!.id, 'failed');
  await sweptUntil(order.orderId, { status: 'failed', lastError: 'failed-at-provider' });
  return order;
}

describe('a cancelled order', () => {
  it('is refunded once under repeated cancellation and stays cancelled', async () => {
    const other = await buy();
    const { orderId, paymentIntentId } = await buy();
    await eventually(async () => (await stock()) === 96, 'the sales');
    const responses = await Promise.all(Array.from({ length: 10 }, () => setStatus(orderId, 'cancelled')));
    expect(responses.map(({ status }) => status)).toEqual(Array(10).fill(204));
    await refundedBecomes(orderId, '51.91');
    await becomes(orderId, { status: 'done' });
    expect(atProvider(paymentIntentId)).toEqual([
      expect.objectContaining({ amount: 5191, metadata: { refundId: `refund:${orderId}`, orderId } }),
    ]);
    expect(await detailOf(orderId)).toMatchObject({ totalAmount: '51.91', status: 'cancelled' });
    await eventually(async () => (await stock()) === 98, 'the jars on the shelf');
    for (const status of ['processing', 'shipped']) {
      const response = await setStatus(orderId, status);
      expect([response.status, (await refusalOf(response)).code]).toEqual([409, 'order-cancelled']);
    }
    expect(await rowOf(orderId)).toMatchObject({ attempts: 1, lastError: null, doneAt: expect.any(Date) });
    expect(await detailOf(other.orderId)).toMatchObject({ refundedAmount: '0.00', status: 'processing' });
    expect(atProvider(other.paymentIntentId)).toEqual([]);
  });

  it('is told in a mail with the VAT of the refund by rate', async () => {
    const { orderId } = await buy();
    expect((await setStatus(orderId, 'cancelled')).status).toBe(204);
    await becomes(orderId, { status: 'done' });
    const mail = { template: 'order-refunded', reference: { orderId, refundId: `refund:${orderId}` } } as const;
    const rendered = await shop.app.get(MailRenderer, { strict: false }).render(mail);
    if (rendered.outcome !== 'ready') throw new Error(rendered.outcome);
    expect(rendered.content.text).toMatch(
      /51,91 \(inclusief btw\) terugbetaald.+In dit bedrag zit €\s4,29 btw \(9%\)\./,
    );
  });

  it('is not refunded again by the same refund id', async () => {
    const { orderId, paymentIntentId } = await buy();
    await setStatus(orderId, 'cancelled');
    await becomes(orderId, { status: 'done' });
    const before = await rowOf(orderId);
    const again = { refundId: `refund:${orderId}`, orderId, paymentIntentId };
    await Promise.all(
      [1, 5191].map((amountCents) => execute(new QueueRefund({ ...again, amountCents }, testContext()))),
    );
    await sweepNow();
    await shop.app.get(MakeRefundHandler).handle(before);
    expect(await rowOf(orderId)).toEqual(before);
    expect(atProvider(paymentIntentId)).toHaveLength(1);
  });
});

describe('the provider', () => {
  it('that loses responses makes one refund, also after its idempotency key expired', async () => {
    const { orderId, paymentIntentId } = await buy();
    trouble('lose-answer', -1);
    const part = { orderId, refundId: `return:of-${orderId}`, returnId: `of-${orderId}`, amountCents: 1000 };
    await execute(new RequestRefund({ ...part, reason: 'return' }, testContext()));
    await becomes(orderId, { lastError: 'no-answer' });
    shop.provider.control.clearOutages();
    expect(atProvider(paymentIntentId)).toHaveLength(1);
    expect(await detailOf(orderId)).toMatchObject({ refundedAmount: '0.00' });
    shop.provider.control.advanceClock(25 * 3600);
    await sweepNow();
    await refundedBecomes(orderId, '10.00');
    await becomes(orderId, { status: 'done', lastError: null, attempts: 2 });
    expect(atProvider(paymentIntentId)).toMatchObject([{ amount: 1000 }]);
  });

  it('that is down is retried later, also after the queue was emptied', async () => {
    const begun = Date.now();
    const { orderId, paymentIntentId } = await cancelDuring('error', -1);
    const row = await rowOf(orderId);
    expect(row).toMatchObject({ status: 'queued', attempts: 1 });
    expectPostponed(row.dueAt, 30, begun);
    expect(atProvider(paymentIntentId)).toEqual([]);
    await emptyQueue(shop.app.get(AppConfig), 'shop');
    await sweepNow();
    await refundedBecomes(orderId, '51.91');
    await becomes(orderId, { status: 'done' });
    expect(atProvider(paymentIntentId)).toHaveLength(1);
  });

  it('with a pending refund is polled until it succeeds', async () => {
    const { orderId, paymentIntentId } = await buy('4000000000007726');
    await setStatus(orderId, 'cancelled');
    await sweptUntil(orderId, { status: 'done' });
    await refundedBecomes(orderId, '51.91');
    expect(atProvider(paymentIntentId)).toMatchObject([{ status: 'succeeded' }]);
  });

  it('with a refund for another reason makes no second one', async () => {
    const { orderId, paymentIntentId } = await buy();
    const byHand = { refundId: 'by-hand', orderId, paymentIntentId, amountCents: 5191 };
    shop.provider.control.setWebhookSwitches({ drop: -1 });
    await shop.app.get(PaymentProvider).refund(byHand);
    await setStatus(orderId, 'cancelled');
    await sweptUntil(orderId, { status: 'done', lastError: 'refunded-outside' });
    shop.provider.control.setWebhookSwitches({ drop: 0 });
    await refundedBecomes(orderId, '51.91');
    expect(atProvider(paymentIntentId)).toHaveLength(1);
  });

  it('that refuses a refund for another cause leaves it to staff', async () => {
    const { orderId, paymentIntentId } = await buy();
    trouble('error', -1);
    await setStatus(orderId, 'cancelled');
    await becomes(orderId, { lastError: 'no-answer' });
    await rows().update({ orderId }, { paymentIntentId: 'pi_unknown' });
    shop.provider.control.clearOutages();
    await sweptUntil(orderId, { status: 'failed' });
    await sweepNow();
    expect(await rowOf(orderId)).toMatchObject({ status: 'failed', lastError: 'resource_missing' });
    expect(await detailOf(orderId)).toMatchObject({ refundedAmount: '0.00' });
    expect(atProvider(paymentIntentId)).toEqual([]);
  });
});

describe('a failed refund', () => {
  const retry = (refundId: string) => staff.call(api.adminAttention.retryRefund, { params: { id: refundId } });

  it('is made once when staff retries it, as a separate refund', async () => {
    const { orderId, paymentIntentId } = await cancelWithFailedRefund();
    const responses = await Promise.all(Array.from({ length: 5 }, () => retry(`refund:${orderId}`)));
    expect(responses.map(({ status }) => status).sort()).toEqual([204, 404, 404, 404, 404]);
    await eventually(async () => atProvider(paymentIntentId).length === 2, 'the second refund');
    const second = atProvider(paymentIntentId).find(({ status }) => status !== 'failed')!;
    expect(second).toMatchObject({ amount: 5191, metadata: { refundId: `refund:${orderId}`, orderId, retry: '1' } });
    shop.provider.control.completeRefund(second.id, 'succeeded');
    shop.provider.control.advanceClock(25 * 3600);
    await sweptUntil(orderId, { status: 'done' });
    await refundedBecomes(orderId, '51.91');
    expect(atProvider(paymentIntentId)).toHaveLength(2);
    expect((await retry(`refund:${orderId}`)).status).toBe(404);
  });

  it('fails again when the second one does too', async () => {
    const { orderId, paymentIntentId } = await cancelWithPendingRefund();
    for (const round of [1, 2]) {
      await eventually(async () => atProvider(paymentIntentId).length === round, `refund ${round}`);
      const under = atProvider(paymentIntentId).find(({ status }) => status === 'pending')!;
      shop.provider.control.completeRefund(under.id, 'failed');
      await sweptUntil(orderId, { status: 'failed', retries: round - 1 });
      if (round === 1) expect((await retry(`refund:${orderId}`)).status).toBe(204);
    }
    expect(await detailOf(orderId)).toMatchObject({ refundedAmount: '0.00' });
  });
});

it('a failed refund is neither retried nor settled by hand without a fresh proof', async () => {
  const { orderId, paymentIntentId } = await cancelWithFailedRefund();
  await withStaleProof(shop, async () => {
    for (const button of [api.adminAttention.retryRefund, api.adminAttention.settleRefundByHand])
      expect(await staff.status(button, { params: { id: `refund:${orderId}` } })).toBe(403);
  });
  expect(await rowOf(orderId)).toMatchObject({ status: 'failed', settledBy: null });
  expect(atProvider(paymentIntentId)).toHaveLength(1);
});

describe('a failed refund that was made by hand', () => {
  const buttons = { retry: api.adminAttention.retryRefund, 'by-hand': api.adminAttention.settleRefundByHand };
  const press = (button: keyof typeof buttons, orderId: string) =>
    staff.call(buttons[button], { params: { id: `refund:${orderId}` } });
  const listing = async (orderId: string) =>
    (await staff.json(api.adminAttention.listFailedRefunds)).find((row) => row.orderId === orderId);
  const listed = async (orderId: string) => (await listing(orderId)) !== undefined;
  const refundedEvents = async (orderId: string) =>
    (await shop.app.get(EventStore).readStream(`order-${orderId}`)).filter(({ type }) => type === 'OrderRefunded');

  it('counts as refunded with actor and time, and is never requested again', async () => {
    const other = await cancelWithFailedRefund();
    const { orderId, paymentIntentId } = await cancelWithFailedRefund();
    expect((await listing(orderId))!.orderNumber).toBe((await detailOf(orderId)).orderNumber);
    expect(
      await new TestBrowser(shop).status(api.adminAttention.settleRefundByHand, {
        params: { id: `refund:${orderId}` },
      }),
    ).toBe(401);
    const responses = await Promise.all(Array.from({ length: 5 }, () => press('by-hand', orderId)));
    expect(responses.map(({ status }) => status).sort()).toEqual([204, 404, 404, 404, 404]);
    await becomes(orderId, { status: 'done' });
    await refundedBecomes(orderId, '51.91');
    const staffId = (await staff.json(api.staffLogin.showOwnAccount)).id;
    const row = await rowOf(orderId);
    expect(row).toMatchObject({ settledBy: String(staffId), settledAt: expect.any(Date), lastError: null });
    const events = await refundedEvents(orderId);
    expect(events).toMatchObject([
      {
        data: { refundId: `refund:${orderId}`, amountCents: 5191, byHand: true },
        metadata: { actor: { kind: 'staff', id: String(staffId) }, occurredAt: row.settledAt!.toISOString() },
      },
    ]);
    await execute(new ReviewRefunds({ paymentIntentId, orderId }, testContext()));
    await sweepNow();
    expect((await press('retry', orderId)).status).toBe(404);
    expect(await rowOf(orderId)).toMatchObject({ status: 'done' });
    expect(atProvider(paymentIntentId)).toHaveLength(1);
    expect([await listed(orderId), await listed(other.orderId)]).toEqual([false, true]);
    expect(await rowOf(other.orderId)).toMatchObject({ status: 'failed', settledBy: null });
  });

  it('updates the order also after a crash of the worker', async () => {
    const { orderId, paymentIntentId } = await cancelWithFailedRefund();
    await rows().update({ orderId }, { status: 'queued', settledBy: '1', settledAt: new Date() });
    await sweptUntil(orderId, { status: 'done' });
    expect(await refundedEvents(orderId)).toMatchObject([{ data: { byHand: true } }]);
    expect(atProvider(paymentIntentId)).toHaveLength(1);
  });

  it('is not made again after a restore of Postgres lost that it was made', async () => {
    const { orderId, paymentIntentId } = await cancelWithFailedRefund();
    await press('by-hand', orderId);
    await becomes(orderId, { status: 'done' });
    const lost = { status: 'failed', settledBy: null, settledAt: null, doneAt: null } as const;
    await rows().update({ orderId }, { ...lost, lastError: 'failed-at-provider' });
    await execute(new ReviewRefunds({ paymentIntentId, orderId }, testContext()));
    expect((await press('retry', orderId)).status).toBe(204);
    await sweptUntil(orderId, { status: 'done' });
    expect(atProvider(paymentIntentId)).toHaveLength(1);
    expect(await refundedEvents(orderId)).toHaveLength(1);
  });

  it('is retried or settled by hand, never both, under concurrent clicks', async () => {
    for (let round = 0; round < 10; round++) {
      const { orderId, paymentIntentId } = await cancelWithFailedRefund();
      const buttons = round % 2 === 0 ? (['retry', 'by-hand'] as const) : (['by-hand', 'retry'] as const);
      const responses = await Promise.all(buttons.map((button) => press(button, orderId)));
      const won = buttons.filter((_, index) => responses[index]!.status === 204);
      expect([round, won, responses.map(({ status }) => status).sort()]).toEqual([round, [won[0]], [204, 404]]);
      const { settledBy, retries } = await rowOf(orderId);
      expect([settledBy !== null, retries]).toEqual(won[0] === 'by-hand' ? [true, 0] : [false, 1]);
      await sweepUntilOver(orderId, paymentIntentId);
      const made = atProvider(paymentIntentId).filter(({ metadata }) => Number(metadata.retry ?? 0) > 0);
      expect(made).toHaveLength(won[0] === 'by-hand' ? 0 : 1);
    }
  });

  /** Sweeps until the refund is final: a retried one fails again, a settled one is done. */
  async function sweepUntilOver(orderId: string, paymentIntentId: string): Promise<void> {
    await eventually(async () => {
      await sweepNow();
      for (const { id, status } of atProvider(paymentIntentId))
        if (status === 'pending') shop.provider.control.completeRefund(id, 'failed');
      return (await rowOf(orderId)).status !== 'queued';
    }, 'the end of the round');
  }
});

describe('a worker', () => {
  it('that crashed after the refund was made is followed by one that confirms it', async () => {
    const { orderId, paymentIntentId } = await cancelDuring('error', -1);
    await shop.app.get(PaymentProvider).refund(await rowOf(orderId));
    shop.provider.control.advanceClock(25 * 3600);
    await sweepNow();
    await refundedBecomes(orderId, '51.91');
    expect(atProvider(paymentIntentId)).toHaveLength(1);
  });

  it('that crashed before it marked the refund is followed by one that only marks it', async () => {
    const { orderId, paymentIntentId } = await buy();
    await setStatus(orderId, 'cancelled');
    await becomes(orderId, { status: 'done' });
    await rows().update({ orderId }, { status: 'queued', doneAt: null });
    await sweepNow();
    await becomes(orderId, { status: 'done', attempts: 2 });
    await refundedBecomes(orderId, '51.91');
    expect(atProvider(paymentIntentId)).toHaveLength(1);
  });

  it('leases a refund exclusively', async () => {
    const { orderId, paymentIntentId } = await cancelDuring('error', -1);
    const row = await rowOf(orderId);
    await rows().update({ orderId }, { dueAt: new Date(0) });
    await Promise.all(Array.from({ length: 6 }, () => shop.app.get(MakeRefundHandler).handle(row)));
    await becomes(orderId, { status: 'done', attempts: 2 });
    expect(atProvider(paymentIntentId)).toHaveLength(1);
  });
});

describe('an order with two returns', () => {
  it('refunds each once under its own id, and the rest on cancellation', async () => {
    const { orderId, paymentIntentId } = await buy();
    for (const returnId of ['a', 'b', 'a']) {
      const refund = {
        orderId,
        refundId: `return:${returnId}`,
        returnId,
        amountCents: 1000,
        reason: 'return',
      } as const;
      await execute(new RequestRefund(refund, testContext()));
    }
    await refundedBecomes(orderId, '20.00');
    await setStatus(orderId, 'cancelled');
    await refundedBecomes(orderId, '51.91');
    const refunds = atProvider(paymentIntentId).map(({ amount, metadata }) => [metadata.refundId, amount]);
    const expected = [
      ['return:a', 1000],
      ['return:b', 1000],
      [`refund:${orderId}`, 3191],
    ];
    expect(refunds.sort()).toEqual(expected.sort());
  });
});
