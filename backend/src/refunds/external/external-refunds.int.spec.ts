import { CommandBus } from '@nestjs/cqrs';
import { DataSource } from 'typeorm';
import * as api from '../../../../contracts/api.js';
import { signatureHeader } from '../../../../infra/stripe-simulator/webhooks/signature.js';
import { card, clientOf, confirmInBrowser } from '../../../../infra/stripe-simulator/testing/shop.fixtures.js';
import { readModelsCatchUp, Shopper } from '../../testing/shop/shopper.js';
import { WaitingFigure, waitingSql } from '../../app/metrics/figures.js';
import { rowsOf } from '../../platform/database/rows.js';
import { RequestRefund } from '../../orders/commands/request-refund.js';
import { AppConfig } from '../../platform/config/app-config.js';
import { orderIdOf } from '../../platform/ids/order-id.js';
import { renewalIdOf } from '../../renewals/renewal.js';
import { chargesOf, renew, subscribe } from '../../testing/renewals/subscribers.js';
import { eventually, testContext } from '../../testing/kernel.js';
import { sell } from '../../testing/shop/test-products.js';
import {
  staffOf,
  startSecondProcess,
  startTestShop,
  TestBrowser,
  type TestShop,
} from '../../testing/shop/test-shop.js';
import { RefundedBuyer } from '../../testing/shop/refunded-buyer.js';

let shop: TestShop;
let second: Awaited<ReturnType<typeof startSecondProcess>>;
let staff: TestBrowser;
beforeAll(async () => {
  shop = await startTestShop();
  second = await startSecondProcess(shop, ['api']);
  await sell(shop, { 'energy-boost': { priceCents: 2495, stock: 500 } });
  staff = await staffOf(shop);
});
afterAll(async () => {
  await second.close();
  await shop.close();
});
afterEach(() => {
  shop.provider.control.clearOutages();
  shop.provider.control.setWebhookSwitches({ duplicate: 0, shuffleMs: 0, drop: 0 });
});

/** Two jars: € 44.92 and € 6.99 shipping. */
const buy = (number?: string) => RefundedBuyer.buys(shop, staff, [{ id: 'energy-boost', quantity: 2 }], number);
const json = async <T>(response: Promise<Response>) => (await (await response).json()) as T;
const failedRefunds = () => staff.json(api.adminAttention.listFailedRefunds);
const failedInDashboard = async ({ orderId }: RefundedBuyer) =>
  (await failedRefunds()).filter((row) => row.origin === 'dashboard' && row.orderId === orderId);
const failuresOfFigures = async () => {
  const lists = await rowsOf(shop.app.get(DataSource), WaitingFigure, waitingSql);
  return lists.find(({ list }) => list === 'failed-refunds')!.waiting;
};
const providerIsDown = () =>
  shop.provider.control.planOutage({ mode: 'error', count: -1, path: '/v1/refunds', method: 'POST' });

describe('a refund in the dashboard', () => {
  it('counts as refunded in the order, on its timeline and in the revenue', async () => {
    const other = await buy();
    const buyer = await buy();
    const before = await buyer.revenue();
    await buyer.isRefundedInDashboard(1000);
    expect([await buyer.refundedAmount(), await other.refundedAmount()]).toEqual(['10.00', '0.00']);
    expect(await buyer.timeline()).toEqual(['OrderPlaced', 'PaymentCaptured', 'ExternalRefundRecorded']);
    expect(Math.round(((await buyer.revenue()) - before) * 100)).toBe(-1000);
    await buyer.isRefundedInDashboard();
    expect(await buyer.refundedAmount()).toBe('51.91');
  });

  it('is never refunded again by a cancellation or a return', async () => {
    const [whole, part] = [await buy(), await buy()];
    await whole.isRefundedInDashboard();
    await part.isRefundedInDashboard(4000);
    expect([await whole.moves('cancelled'), await part.moves('cancelled')]).toEqual([204, 204]);
    await part.refundedBecomes('51.91');
    const request = { orderId: whole.orderId, refundId: 'return:x', returnId: 'x', amountCents: 1000 };
    await shop.app.get(CommandBus).execute(new RequestRefund({ ...request, reason: 'return' }, testContext()));
    await readModelsCatchUp(shop);
    expect(await whole.row()).toBeNull();
    expect(whole.atProvider()).toHaveLength(1);
    expect([whole.sentBack(), part.sentBack()]).toEqual([5191, 5191]);
    expect(part.atProvider().map(({ amount }) => amount)).toEqual([1191, 4000]);
  });

  it('no longer counts when it fails', async () => {
    const buyer = await buy();
    const before = await buyer.revenue();
    const refund = await buyer.isRefundedInDashboard();
    await buyer.ends(refund, 'failed');
    expect(await buyer.refundedAmount()).toBe('0.00');
    expect(await buyer.revenue()).toBe(before);
    expect((await buyer.timeline()).slice(2)).toEqual(['ExternalRefundRecorded', 'ExternalRefundFailed']);
    await buyer.moves('cancelled');
    await buyer.refundedBecomes('51.91');
    expect(buyer.sentBack()).toBe(5191);
  });

  it('waits for staff when it fails after it reduced a refund of the shop, until staff has handled it', async () => {
    const [buyer, other] = [await buy(), await buy()];
    providerIsDown();
    await buyer.moves('cancelled');
    await buyer.rowBecomes({ lastError: 'no-answer' });
    const refund = await buyer.isRefundedInDashboard();
    shop.provider.control.clearOutages();
    await buyer.refundedBecomes('51.91');
    expect(await failedInDashboard(buyer)).toEqual([]);
    const before = await failuresOfFigures();
    await Promise.all([buyer.ends(refund, 'failed'), other.ends(await other.isRefundedInDashboard(700), 'failed')]);
    expect(await failedInDashboard(buyer)).toEqual([
      expect.objectContaining({
        refundId: refund,
        amount: '51.91',
        status: 'failed',
        lastError: 'failed-in-dashboard',
      }),
    ]);
    expect(await failuresOfFigures()).toBe(before + 2);
    const handle = (id: string) => staff.call(api.adminAttention.markRefundHandled, { params: { id } });
    const responses = await Promise.all([handle(refund), handle(refund)]);
    expect(responses.map(({ status }) => status).sort()).toEqual([204, 404]);
    expect(await failedInDashboard(buyer)).toEqual([]);
    expect(await failedInDashboard(other)).toMatchObject([{ amount: '7.00' }]);
    expect(await failuresOfFigures()).toBe(before + 1);
    expect(await buyer.refundedAmount()).toBe('0.00');
    expect(await new TestBrowser(shop).status(api.adminAttention.markRefundHandled, { params: { id: refund } })).toBe(
      401,
    );
  });

  it('counts once when webhook events repeat, arrive in any order and at two processes at once', async () => {
    shop.provider.control.setWebhookSwitches({ duplicate: 2, shuffleMs: 30 });
    const buyer = await buy();
    await Promise.all([1000, 2000].map((cents) => buyer.isRefundedInDashboard(cents)));
    const [failing] = buyer.atProvider().filter(({ amount }) => amount === 1000);
    await buyer.ends(failing!.id, 'failed');
    const secret = shop.app.get(AppConfig).stripe.webhookSecret;
    const ofBuyer = ({ data: { object } }: { data: { object: unknown } }) =>
      (object as { payment_intent?: string }).payment_intent === buyer.paymentIntentId;
    const bodies = shop.provider.control.events(500).filter(ofBuyer);
    const responses = await Promise.all(
      bodies.flatMap((event) =>
        [shop, second].map((process, index) => {
          const body = JSON.stringify({ ...event, id: `${event.id}_${index}` });
          const stamp = Math.floor(Date.now() / 1000);
          const headers = { 'stripe-signature': signatureHeader(body, secret, stamp) };
          return new TestBrowser(process).call(api.operations.receiveWebhook, { body, headers });
        }),
      ),
    );
    expect(bodies.length).toBeGreaterThan(4);
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
    await readModelsCatchUp(shop);
    expect(await buyer.refundedAmount()).toBe('20.00');
    const types = (await buyer.events()).map(({ type }) => type).filter((type) => type.startsWith('External'));
    expect(types.sort()).toEqual(['ExternalRefundFailed', 'ExternalRefundRecorded', 'ExternalRefundRecorded']);
  });

  it('settles the payment first when its own webhook event is missing', async () => {
    const shopper = new Shopper(shop);
    await shopper.start([{ id: 'energy-boost', quantity: 2 }]);
    shop.provider.control.setWebhookSwitches({ drop: -1 });
    await shopper.pay('gemist@example.com');
    shop.provider.control.setWebhookSwitches({ drop: 0 });
    shop.provider.control.refundInDashboard(shopper.payment.paymentIntentId, 500);
    await shop.provider.control.webhooksSettled();
    await readModelsCatchUp(shop);
    const orderId = orderIdOf(shopper.payment.paymentIntentId);
    const order = await staff.json(api.orders.findOrder, { params: { id: orderId } });
    expect(order).toMatchObject({ refundedAmount: '5.00', status: 'processing' });
  });

  it('of a subscription delivery counts in the order of that delivery', async () => {
    const [product] = await shop.app.get(DataSource).query<{ id: number }[]>('select id from products');
    const subscriber = await subscribe(shop, 'pm_card_visa', { productId: product!.id });
    await renew(shop, subscriber);
    const [charge] = chargesOf(shop, subscriber);
    shop.provider.control.refundInDashboard(charge!.payment_intent, 700);
    await shop.provider.control.webhooksSettled();
    await readModelsCatchUp(shop);
    const orderId = renewalIdOf(subscriber.subscriptionId, 1);
    expect(await json(staff.call(api.orders.findOrder, { params: { id: orderId } }))).toMatchObject({
      refundedAmount: '7.00',
    });
    expect(await json(staff.call(api.adminAttention.listUnmatchedPayments))).toEqual([]);
  });
});

describe('a refund of the shop', () => {
  it('counts once, although the provider sends webhook events of it too', async () => {
    shop.provider.control.setWebhookSwitches({ duplicate: 1 });
    const buyer = await buy();
    await buyer.moves('cancelled');
    await buyer.refundedBecomes('51.91');
    await shop.provider.control.webhooksSettled();
    await readModelsCatchUp(shop);
    expect((await buyer.timeline()).slice(2)).toEqual(['OrderCancelled', 'RefundRequested', 'OrderRefunded']);
    expect(await buyer.refundedAmount()).toBe('51.91');
  });

  it('that fails weeks later no longer counts, waits for staff, and counts again when it is retried', async () => {
    const buyer = await buy();
    const before = await buyer.revenue();
    await buyer.moves('cancelled');
    await buyer.rowBecomes({ status: 'done' });
    await buyer.ends(buyer.atProvider()[0]!.id, 'failed');
    expect(await buyer.row()).toMatchObject({ status: 'failed', lastError: 'returned-by-bank' });
    expect(await buyer.refundedAmount()).toBe('0.00');
    expect(await buyer.revenue()).toBe(before);
    const refundId = `refund:${buyer.orderId}`;
    expect((await failedRefunds()).map((row) => row.refundId)).toContain(refundId);
    await staff.call(api.adminAttention.retryRefund, { params: { id: refundId } });
    await buyer.refundedBecomes('51.91');
    expect((await buyer.timeline()).slice(2)).toEqual([
      ...['OrderCancelled', 'RefundRequested', 'OrderRefunded'],
      ...['RefundFailed', 'OrderRefunded'],
    ]);
    expect(buyer.sentBack()).toBe(5191);
  });

  it('leaves the failed-refunds list when staff refunds it in the dashboard instead', async () => {
    const buyer = await buy();
    await buyer.moves('cancelled');
    await buyer.rowBecomes({ status: 'done' });
    await buyer.ends(buyer.atProvider()[0]!.id, 'failed');
    await buyer.isRefundedInDashboard();
    expect(await buyer.row()).toMatchObject({ status: 'done' });
    expect(await buyer.refundedAmount()).toBe('51.91');
    expect((await failedRefunds()).map((row) => row.orderId)).not.toContain(buyer.orderId);
  });

  it.each([
    ['in part', 1000, { status: 'done', amountCents: 4191 }, [4191, 1000]],
    ['in full', 5191, { status: 'done', lastError: 'refunded-outside' }, [5191]],
  ])('still due takes what is left after a refund in the dashboard %s', async (_part, cents, row, amounts) => {
    const buyer = await buy();
    providerIsDown();
    await buyer.moves('cancelled');
    await buyer.rowBecomes({ lastError: 'no-answer' });
    await buyer.isRefundedInDashboard(cents);
    shop.provider.control.clearOutages();
    await buyer.refundedBecomes('51.91');
    await buyer.rowBecomes(row as object);
    expect(buyer.atProvider().map(({ amount }) => amount)).toEqual(amounts);
  });

  it('that the provider refuses learns of a refund in the dashboard without a webhook event', async () => {
    const buyer = await buy();
    shop.provider.control.setWebhookSwitches({ drop: -1 });
    shop.provider.control.refundInDashboard(buyer.paymentIntentId, 1000);
    await buyer.moves('cancelled');
    await buyer.refundedBecomes('51.91');
    await buyer.rowBecomes({ status: 'done', amountCents: 4191, reductions: 1 });
    expect(buyer.sentBack()).toBe(5191);
  });

  it('never sends back more than was paid when both happen at once', async () => {
    for (let round = 0; round < 5; round++) {
      const buyer = await buy();
      const cents = [1000, 5191, 2500][round % 3]!;
      await Promise.all([buyer.moves('cancelled'), Promise.resolve().then(() => refundOrNothing(buyer, cents))]);
      await shop.provider.control.webhooksSettled();
      await buyer.refundedBecomes('51.91');
      await eventually(async () => (await buyer.row())?.status !== 'queued', 'the end of the refund');
      expect(buyer.sentBack()).toBe(5191);
      expect((await failedRefunds()).map((row) => row.orderId)).not.toContain(buyer.orderId);
    }
  });

  const refundOrNothing = (buyer: RefundedBuyer, cents: number) =>
    shop.provider.control.refundInDashboard(buyer.paymentIntentId, cents);
});

describe('a payment without an order', () => {
  const listed = async (id: string) =>
    (await staff.json(api.adminAttention.listUnmatchedPayments)).find(({ paymentIntentId }) => paymentIntentId === id);

  async function unmatched(): Promise<string> {
    const intent = await clientOf(shop.provider).paymentIntents.create({ amount: 3194, currency: 'eur' });
    await confirmInBrowser(shop.provider, intent, card('4242424242424242'));
    await shop.provider.control.webhooksSettled();
    return intent.id;
  }

  it('is decided by a full refund in the dashboard, until that fails', async () => {
    const id = await unmatched();
    const refund = shop.provider.control.refundInDashboard(id)!;
    await shop.provider.control.webhooksSettled();
    expect(await listed(id)).toMatchObject({ refund: 'done', resolvedAt: expect.any(String) });
    expect(await staff.status(api.adminAttention.refundUnmatchedPayment, { params: { id } })).toBe(409);
    shop.provider.control.completeRefund(refund.id, 'failed');
    await shop.provider.control.webhooksSettled();
    expect(await listed(id)).toMatchObject({ refund: null, resolvedAt: null });
  });

  it('is refunded by the shop for what the dashboard left', async () => {
    const id = await unmatched();
    shop.provider.control.refundInDashboard(id, 1000);
    await shop.provider.control.webhooksSettled();
    expect(await listed(id)).toMatchObject({ refund: null, resolvedAt: null });
    expect(await staff.status(api.adminAttention.refundUnmatchedPayment, { params: { id } })).toBe(204);
    await eventually(async () => (await listed(id))?.refund === 'done', 'the refund');
    const amounts = shop.provider.control.refunds(1000).filter(({ payment_intent }) => payment_intent === id);
    expect(amounts.map(({ amount }) => amount)).toEqual([2194, 1000]);
  });

  it('is refunded once when staff refunds it here and there', async () => {
    const id = await unmatched();
    providerIsDown();
    await staff.call(api.adminAttention.refundUnmatchedPayment, { params: { id } });
    shop.provider.control.refundInDashboard(id);
    await shop.provider.control.webhooksSettled();
    shop.provider.control.clearOutages();
    await eventually(async () => (await listed(id))?.refund === 'done', 'the refund');
    expect(shop.provider.control.refunds(1000).filter(({ payment_intent }) => payment_intent === id)).toHaveLength(1);
  });
});
