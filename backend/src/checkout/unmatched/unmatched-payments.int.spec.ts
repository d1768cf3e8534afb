import { DataSource } from 'typeorm';
import type { AdminOrder } from '../../../../contracts/orders.js';
import * as api from '../../../../contracts/api.js';
import { card, clientOf, confirmInBrowser } from '../../../../infra/stripe-simulator/testing/shop.fixtures.js';
import { Refund } from '../../refunds/requested/refund.entity.js';
import { eventually, testContext } from '../../testing/kernel.js';
import { withStaleProof } from '../../testing/shop/stale-proof.js';
import { sell } from '../../testing/shop/test-products.js';
import { staffOf, startTestShop, TestBrowser, type TestShop } from '../../testing/shop/test-shop.js';
import { Settlement } from '../settlement/settlement.js';
import { DurableWork } from '../../platform/work/durable-work.js';
import { SweepWorkHandler } from '../../platform/work/sweep-work.handler.js';
import { stuckDecisions } from '../../ordering/unmatched/open-payments.js';
import { UnmatchedPayment } from '../../ordering/unmatched/unmatched-payment.entity.js';
import { CarryOutDecisionHandler } from './carry-out-decision.work.js';
import { readModelsCatchUp, Shopper } from '../../testing/shop/shopper.js';
import { refusalOf } from '../../testing/shop/test-browser.js';

let shop: TestShop;
let staff: TestBrowser;
beforeAll(async () => {
  shop = await startTestShop();
  await sell(shop, { 'energy-boost': { priceCents: 2495, stock: 100 } });
  staff = await staffOf(shop);
});
afterAll(() => shop.close());

const oneJar = [{ id: 'energy-boost', quantity: 1 }]; // 31.94 with shipping
const listed = () => staff.json(api.adminAttention.listUnmatchedPayments);
const entryOf = async (id: string) => (await listed()).filter(({ paymentIntentId }) => paymentIntentId === id);
async function orders(): Promise<AdminOrder[]> {
  await readModelsCatchUp(shop);
  return (await staff.json(api.orders.listOrders)) as AdminOrder[];
}
const refundsOf = (id: string) =>
  shop.provider.control.refunds(100).filter(({ payment_intent }) => payment_intent === id);

async function reservedPieces(): Promise<number> {
  await readModelsCatchUp(shop);
  const [row] = await shop.app
    .get(DataSource)
    .query<{ n: number }[]>('select sum(reserved)::int as n from stock_levels');
  return row!.n;
}

async function shopperWithOneJar(): Promise<Shopper> {
  const shopper = new Shopper(shop);
  await shopper.start(oneJar);
  return shopper;
}

/** Makes a payment outside the shop, as staff or an attacker with the keys could. Returns its id. */
async function paidBeside(more: object): Promise<string> {
  const intent = await clientOf(shop.provider).paymentIntents.create({ amount: 3194, currency: 'eur', ...more });
  const { body } = await confirmInBrowser(shop.provider, intent, card('4242424242424242'));
  expect(body.status).toBe('succeeded');
  await shop.provider.control.webhooksSettled();
  return intent.id;
}

/** Replaces the payment of the checkout. */
async function replace(shopper: Shopper, paymentIntentId: string | null): Promise<void> {
  const { id } = await shopper.checkout();
  await shop.app
    .get(DataSource)
    .query('update checkouts set payment_intent_id = $2 where id = $1', [id, paymentIntentId]);
}

describe('a payment without an order', () => {
  it.each([
    ['without a checkout id', {}, 'unknown-checkout', '31.94', 'EUR'],
    ['that names an unknown checkout', { metadata: { checkoutId: 'nergens' } }, 'unknown-checkout', '31.94', 'EUR'],
  ])('%s is listed once, however often it is settled', async (_what, more, reason, amount, currency) => {
    const before = (await orders()).length;
    const id = await paidBeside(more);
    await Promise.all([1, 2, 3].map(() => shop.app.get(Settlement).settle(id, testContext())));
    expect(await entryOf(id)).toEqual([
      expect.objectContaining({ amount, currency, reason, refund: null, resolvedAt: null }),
    ]);
    expect(await orders()).toHaveLength(before);
  });

  it.each([
    ['of another amount', { amount: 50 }, 'other-amount', '0.50', 'EUR'],
    ['in another currency', { currency: 'usd' }, 'other-currency', '31.94', 'USD'],
  ])('%s than the checkout expects is listed', async (_what, more, reason, amount, currency) => {
    const before = (await orders()).length;
    const shopper = await shopperWithOneJar();
    const { id: checkoutId } = await shopper.checkout();
    const intent = await clientOf(shop.provider).paymentIntents.create({
      amount: 3194,
      currency: 'eur',
      metadata: { checkoutId },
      ...more,
    });
    await replace(shopper, intent.id);
    await confirmInBrowser(shop.provider, intent, card('4242424242424242'));
    await shop.provider.control.webhooksSettled();
    await Promise.all([1, 2, 3].map(() => shop.app.get(Settlement).settle(intent.id, testContext())));
    expect(await entryOf(intent.id)).toEqual([expect.objectContaining({ amount, currency, reason })]);
    expect(await orders()).toHaveLength(before);
  });

  it('keeps its pieces until staff refunds it', async () => {
    const [shopper, other] = [await shopperWithOneJar(), await shopperWithOneJar()];
    const { id: checkoutId } = await shopper.checkout();
    const id = await paidBeside({ amount: 50, metadata: { checkoutId } });
    await replace(shopper, id);
    shopper.payment.paymentIntentId = id;
    const held = await reservedPieces();
    await shopper.expire();
    expect(await shopper.checkout()).toMatchObject({ status: 'closing' });
    expect(await reservedPieces()).toBe(held);
    expect(await staff.status(api.adminAttention.refundUnmatchedPayment, { params: { id } })).toBe(204);
    await Promise.all([shopper.expire(), shopper.expire()]);
    expect(await shopper.checkout()).toMatchObject({ id: checkoutId, status: 'abandoned' });
    expect(await reservedPieces()).toBe(held - 1);
    expect(await other.checkout()).toMatchObject({ status: 'open' });
  });

  it('becomes no order when it was made for another checkout', async () => {
    const [one, other] = [await shopperWithOneJar(), await shopperWithOneJar()];
    const { id: checkoutId } = await other.checkout();
    const id = await paidBeside({ metadata: { checkoutId } });
    await replace(one, id);
    await shop.app.get(Settlement).settle(id, testContext());
    // keeps the reason of its first settlement
    expect(await entryOf(id)).toMatchObject([{ reason: 'unknown-checkout' }]);
    expect((await orders()).some(({ totalAmount }) => totalAmount === '31.94')).toBe(false);
  });

  it('is matched when a restored backup lacks the payment id of its checkout', async () => {
    const before = (await orders()).length;
    const shopper = await shopperWithOneJar();
    const { id, paymentIntentId } = await shopper.checkout();
    await replace(shopper, null);
    const intent = shop.provider.control.paymentIntent(paymentIntentId!)!;
    await confirmInBrowser(shop.provider, intent as never, card('4242424242424242'));
    await shop.provider.control.webhooksSettled();
    await Promise.all([1, 2, 3].map(() => shop.app.get(Settlement).settle(intent.id, testContext())));
    expect(await entryOf(intent.id)).toEqual([]);
    expect(await orders()).toHaveLength(before + 1);
    expect(await shopper.checkout()).toMatchObject({ id, paymentIntentId, status: 'settled' });
  });

  it('is refunded in full and once when staff decides so', async () => {
    const id = await paidBeside({});
    const other = await paidBeside({});
    const refund = () => staff.call(api.adminAttention.refundUnmatchedPayment, { params: { id } });
    await withStaleProof(shop, async () => expect((await refund()).status).toBe(403));
    expect(refundsOf(id)).toEqual([]);
    const responses = await Promise.all([1, 2, 3].map(refund));
    expect(responses.map(({ status }) => status)).toEqual([204, 204, 204]);
    await eventually(async () => (await entryOf(id))[0]?.refund === 'done', 'the refund');
    expect((await entryOf(id))[0]!.resolvedAt).not.toBeNull();
    expect(refundsOf(id)).toMatchObject([{ amount: 3194, metadata: { refundId: `unmatched:${id}` } }]);
    expect(await entryOf(other)).toMatchObject([{ refund: null, resolvedAt: null }]);
    expect(refundsOf(other)).toEqual([]);
    expect(await staff.status(api.adminAttention.refundUnmatchedPayment, { params: { id: 'pi_nergens' } })).toBe(404);
    expect(await new TestBrowser(shop).status(api.adminAttention.listUnmatchedPayments)).toBe(401);
  });
});

describe('ordering an unmatched payment', () => {
  /** Pays for a checkout that has another payment by then. `remember` restores the first one. */
  async function paidForForgotten(): Promise<{ id: string; remember: () => Promise<unknown> }> {
    const shopper = await shopperWithOneJar();
    const checkout = await shopper.checkout();
    const id = checkout.paymentIntentId!;
    const set = (paymentIntentId: string) =>
      shop.app
        .get(DataSource)
        .query('update checkouts set payment_intent_id = $2 where id = $1', [checkout.id, paymentIntentId]);
    await set(`pi_anders_${checkout.id}`);
    await shopper.pay('vergeten@example.com');
    await shop.provider.control.webhooksSettled();
    return { id, remember: () => set(id) };
  }
  const order = (id: string) => staff.call(api.adminAttention.orderUnmatchedPayment, { params: { id } });
  const refund = (id: string) => staff.call(api.adminAttention.refundUnmatchedPayment, { params: { id } });

  it('is refused while it is unmatched, and allows a refund then', async () => {
    const { id } = await paidForForgotten();
    const response = await order(id);
    expect([response.status, (await refusalOf(response)).code]).toEqual([409, 'payment-unmatched']);
    expect((await entryOf(id))[0]!.resolvedAt).toBeNull();
    expect((await refund(id)).status).toBe(204);
    expect((await order(id)).status).toBe(409);
  });

  it('places one order once its checkout exists', async () => {
    const { id, remember } = await paidForForgotten();
    const before = (await orders()).length;
    await remember();
    const responses = await Promise.all([order(id), order(id), order(id)]);
    expect(responses.map(({ status }) => status)).toEqual([204, 204, 204]);
    expect(await orders()).toHaveLength(before + 1);
    expect((await entryOf(id))[0]!.resolvedAt).not.toBeNull();
    expect((await refund(id)).status).toBe(409);
    expect(refundsOf(id)).toEqual([]);
  });

  describe('decided by a process that died right after', () => {
    const decided = (id: string, resolution: string) =>
      shop.app
        .get(DataSource)
        .query(
          `update unmatched_payments set resolution = $2, resolved_at = now() - interval '2 minutes' where payment_intent_id = $1`,
          [id, resolution],
        );
    const rowOf = (paymentIntentId: string) =>
      shop.app.get(DataSource).getRepository(UnmatchedPayment).findOneByOrFail({ paymentIntentId });
    const resume = async (id: string) => {
      const { jobId } = await rowOf(id);
      return shop.app.get(CarryOutDecisionHandler, { strict: false }).handle({ jobId });
    };
    const isCarriedOut = async (id: string) => {
      const { carriedOutAt, resolvedAt } = await rowOf(id);
      return carriedOutAt !== null && carriedOutAt.getTime() === resolvedAt?.getTime();
    };

    it('is refunded once by the sweep, also after a second decision of the same kind', async () => {
      const { id } = await paidForForgotten();
      await decided(id, 'refunded');
      await shop.app.get(SweepWorkHandler, { strict: false }).handle();
      await Promise.all([resume(id), resume(id)]);
      await eventually(async () => (await entryOf(id))[0]?.refund === 'done', 'the refund');
      await eventually(() => isCarriedOut(id), 'the end of the decision');
      expect((await refund(id)).status).toBe(204);
      await resume(id);
      expect(refundsOf(id)).toHaveLength(1);
    });

    it('is retried, and pages staff after six failures', async () => {
      const { id, remember } = await paidForForgotten();
      await remember();
      shop.provider.control.planOutage({ mode: 'error', count: -1 });
      await decided(id, 'ordered');
      const pages = async () => {
        const sql = `select 1 from unmatched_payments where payment_intent_id = $1 and ${stuckDecisions.where}`;
        return (await shop.app.get(DataSource).query<object[]>(sql, [id])).length === 1;
      };
      await resume(id);
      shop.provider.control.clearOutages();
      expect(await rowOf(id)).toMatchObject({ resolution: 'ordered', attempts: 1, lastError: expect.any(String) });
      expect(await pages()).toBe(false);
      await shop.app.get(DataSource).getRepository(UnmatchedPayment).update({ paymentIntentId: id }, { attempts: 7 });
      expect(await pages()).toBe(true);
      const work = shop.app.get(DurableWork, { strict: false });
      const failed = await work.findFailed(id);
      expect(await work.restart(failed!.kind, failed!.id)).toBe(true);
      await eventually(() => isCarriedOut(id), 'the order');
      expect(await pages()).toBe(false);
    });

    it('is ordered once by the sweep', async () => {
      const { id, remember } = await paidForForgotten();
      const before = (await orders()).length;
      await remember();
      await decided(id, 'ordered');
      await Promise.all([resume(id), resume(id)]);
      await eventually(async () => (await orders()).length === before + 1, 'the order');
      expect((await entryOf(id))[0]!.resolvedAt).not.toBeNull();
    });

    it('is listed again when it fits no checkout', async () => {
      const { id } = await paidForForgotten();
      await decided(id, 'ordered');
      await resume(id);
      expect((await entryOf(id))[0]!.resolvedAt).toBeNull();
    });
  });

  it('excludes a refund, and a refund excludes it', async () => {
    const { id, remember } = await paidForForgotten();
    const before = (await orders()).length;
    await remember();
    const responses = await Promise.all([order(id), refund(id), order(id), refund(id)]);
    const wasOrdered = responses[0].status === 204;
    expect(responses.map(({ status }) => status)).toEqual(wasOrdered ? [204, 409, 204, 409] : [409, 204, 409, 204]);
    await shop.app.get(Settlement).settle(id, testContext()); // a late webhook changes nothing
    expect((await orders()).length - before).toBe(wasOrdered ? 1 : 0);
    if (!wasOrdered) await eventually(async () => (await entryOf(id))[0]?.refund === 'done', 'the refund');
    expect(refundsOf(id)).toHaveLength(wasOrdered ? 0 : 1);
  });
});

describe('a failing refund', () => {
  it('is shown to staff as failed, even after it succeeded', async () => {
    const [id, other] = [await paidBeside({}), await paidBeside({})];
    for (const payment of [id, other]) {
      await staff.call(api.adminAttention.refundUnmatchedPayment, { params: { id: payment } });
      await eventually(async () => (await entryOf(payment))[0]?.refund === 'done', 'the refund');
    }
    shop.provider.control.completeRefund(refundsOf(id)[0]!.id, 'failed');
    await eventually(async () => (await entryOf(id))[0]?.refund === 'failed', 'the webhook event');
    const row = await shop.app
      .get(DataSource)
      .getRepository(Refund)
      .findOneByOrFail({ refundId: `unmatched:${id}` });
    expect(row).toMatchObject({ status: 'failed', lastError: 'returned-by-bank', doneAt: null });
    expect(await entryOf(other)).toMatchObject([{ refund: 'done' }]);
  });
});
