import { DataSource } from 'typeorm';
import * as api from '../../../contracts/api.js';
import { IDEAL } from '../../../infra/stripe-simulator/testing/shop.fixtures.js';
import { readModelsCatchUp } from '../testing/shop/shopper.js';
import { Clock } from '../platform/clock/clock.js';
import { EventStore } from '../platform/event-sourcing/event-store.js';
import { deterministicId } from '../platform/ids/deterministic-id.js';
import { eventually } from '../testing/kernel.js';
import { sell } from '../testing/shop/test-products.js';
import { staffOf, startTestShop, type TestBrowser, type TestShop } from '../testing/shop/test-shop.js';
import { RenewalPayments } from './payments/renewal-payments.js';
import { RenewalSweep } from './sweep/renewal-sweep.js';
import { buyPlan, type Bought } from '../testing/renewals/buy-plan.js';
import { chargesOf, eventsOf, renew, stateOf } from '../testing/renewals/subscribers.js';
import { withoutRenewalSweep } from '../testing/renewals/without-renewal-sweep.js';
import { refusalOf } from '../testing/shop/test-browser.js';

const day = 86_400_000;
/** 14 business days, with their weekends. */
const slowestDebitDays = 20;

let shop: TestShop;
let staff: TestBrowser;
let buyers = 0;
beforeAll(async () => {
  shop = await startTestShop();
  withoutRenewalSweep(shop);
  await sell(shop, { 'sleep-well': { priceCents: 2295, stock: 500 } });
  staff = await staffOf(shop);
  shop.provider.control.setBehaviour({ sepaDebitDelayMs: null });
});
afterAll(() => shop.close());

const query = <Row>(sql: string, parameters: unknown[] = []) => shop.app.get(DataSource).query<Row[]>(sql, parameters);
const orderIdOf = ({ subscriptionId }: Bought, cycle = 1) => deterministicId('renewal', subscriptionId, cycle);
const orderEvents = async (one: Bought) =>
  (await shop.app.get(EventStore).readStream(`order-${orderIdOf(one)}`)).map(({ type }) => type);
const mailsTo = async ({ subscriptionId }: Bought, template: string) =>
  (await query('select 1 from mails where template = $1 and reference @> $2', [template, { subscriptionId }])).length;
const held = async () =>
  (await query<{ reserved: number }>('select sum(reserved)::int as reserved from stock_levels'))[0]!.reserved;
const move = async (one: Bought, status: string) =>
  staff.call(api.orders.changeOrderStatus, { params: { id: orderIdOf(one) }, body: { status } });
const passes = async (days: number) => {
  await shop.app.get(Clock).move(days * day);
  shop.provider.control.advanceClock(days * 86_400);
};
const paymentOf = async ({ subscriptionId }: Bought) =>
  (await shop.app.get(RenewalPayments).find(subscriptionId, 1))!.paymentIntentId;
const settled = async () => {
  await shop.provider.control.webhooksSettled();
  await readModelsCatchUp(shop);
};

/** A subscription paid by iDEAL, whose second delivery the bank is debiting. */
async function debited(): Promise<Bought> {
  const one = await buyPlan(shop, IDEAL, `incasso${++buyers}@example.com`);
  await passes(32); // a month and the hour of a clock change
  expect(await renew(shop, one)).toMatchObject({ outcome: 'processing' });
  return one;
}

async function debitPaid(): Promise<Bought> {
  const one = await debited();
  shop.provider.control.completeProcessing(await paymentOf(one), 'succeeded');
  await settled();
  await eventually(async () => (await orderEvents(one)).includes('PaymentCaptured'), 'the order of the delivery');
  return one;
}

const listed = async (one: Bought) =>
  (await staff.json(api.adminAttention.listDisputes)).filter(({ orderId }) => orderId === orderIdOf(one));

describe('a debit that the bank returns after 14 business days', () => {
  it('makes no order, releases the pieces, mails the customer once and is tried again', async () => {
    const one = await debited();
    const before = await held();
    await passes(slowestDebitDays);
    await shop.app.get(RenewalSweep).sweepProcessing();
    expect((await stateOf(shop, one)).payment.phase).toBe('processing');
    expect(await held()).toBe(before);
    shop.provider.control.setWebhookSwitches({ duplicate: 2 });
    shop.provider.control.completeProcessing(await paymentOf(one), 'failed', 'insufficient_funds');
    await settled();
    shop.provider.control.setWebhookSwitches({ duplicate: 0 });
    expect((await eventsOf(shop, one)).filter((type) => type === 'RenewalDeclined')).toHaveLength(1);
    expect(await orderEvents(one)).toEqual([]);
    await eventually(async () => (await held()) === before - 2, 'the pieces released');
    await eventually(async () => (await mailsTo(one, 'subscription-payment-failed')) === 1, 'one mail');
    await passes(2);
    expect(await renew(shop, one)).toMatchObject({ outcome: 'processing' });
    shop.provider.control.completeProcessing(await paymentOf(one), 'succeeded');
    await settled();
    await eventually(async () => (await stateOf(shop, one)).nextCycle > 1, 'the renewal');
    expect(await orderEvents(one)).toEqual(['OrderPlaced', 'PaymentCaptured']);
    expect(chargesOf(shop, one).map(({ status }) => status)).toEqual(['succeeded', 'failed', 'succeeded']);
  });

  it.each(['no_account', 'account_closed', 'debit_not_authorized', 'incorrect_account_holder_name'])(
    'for %s is not tried again without the customer',
    async (code) => {
      const one = await debited();
      await passes(slowestDebitDays);
      shop.provider.control.completeProcessing(await paymentOf(one), 'failed', code);
      await settled();
      await eventually(async () => (await stateOf(shop, one)).payment.needsCustomer, 'a request to the customer');
    },
  );

  it('after the subscription has ended releases the pieces and charges nothing more', async () => {
    const one = await debited();
    const before = await held();
    expect(
      (await staff.call(api.adminSubscriptions.cancelSubscription, { params: { id: one.subscriptionId } })).ok,
    ).toBe(true);
    await passes(slowestDebitDays);
    shop.provider.control.completeProcessing(await paymentOf(one), 'failed', 'insufficient_funds');
    await settled();
    await eventually(async () => (await held()) === before - 2, 'the pieces released');
    await passes(10);
    expect(await renew(shop, one)).toMatchObject({ outcome: 'nothing-to-do' });
    expect(await mailsTo(one, 'subscription-payment-failed')).toBe(0);
    const processing = `select 1 from due_renewals where subscription_id = $1 and state = 'processing'`;
    expect(await query(processing, [one.subscriptionId])).toEqual([]);
  });
});

describe('a debit that the payer has returned within 8 weeks', () => {
  it('counts as refunded once, ends the subscription and waits for staff', async () => {
    const one = await debitPaid();
    expect((await move(one, 'shipped')).status).toBe(204);
    await passes(55);
    shop.provider.control.setWebhookSwitches({ duplicate: 2, shuffleMs: 30 });
    shop.provider.control.chargeBack(await paymentOf(one));
    await settled();
    shop.provider.control.setWebhookSwitches({ duplicate: 0, shuffleMs: 0 });
    expect((await orderEvents(one)).slice(2)).toEqual([
      'OrderStatusChanged',
      'DisputeOpened',
      'DisputeClosed',
      'ExternalRefundRecorded',
    ]);
    await eventually(async () => (await stateOf(shop, one)).status === 'cancelled', 'the end of the subscription');
    await eventually(async () => (await mailsTo(one, 'subscription-cancelled')) === 1, 'one mail');
    const [row, ...others] = await listed(one);
    expect(others).toEqual([]);
    expect(row).toMatchObject({ state: 'charged-back', amount: '43.71', reason: 'customer_initiated' });
    expect(await staff.status(api.adminAttention.markDisputeHandled, { params: { disputeId: row!.disputeId } })).toBe(
      204,
    );
    expect(await staff.status(api.adminAttention.markDisputeHandled, { params: { disputeId: row!.disputeId } })).toBe(
      404,
    );
    for (const { id, type } of shop.provider.control.events(1000))
      if (type === 'charge.dispute.closed') shop.provider.control.resend(id);
    await settled();
    expect(await listed(one)).toEqual([]);
    await passes(40);
    expect(await renew(shop, one)).toMatchObject({ outcome: 'nothing-to-do' });
    expect(chargesOf(shop, one).map(({ status }) => status)).toEqual(['succeeded', 'succeeded']);
  });

  it('before the parcel has left keeps it in the shop, and its cancellation refunds nothing', async () => {
    const one = await debitPaid();
    shop.provider.control.chargeBack(await paymentOf(one), 'insufficient_funds');
    await settled();
    const refused = await move(one, 'shipped');
    expect(refused.status).toBe(409);
    expect((await refusalOf(refused)).code).toBe('order-charged-back');
    expect((await move(one, 'cancelled')).status).toBe(204);
    const reverted = `select 1 from event_store.events where type = 'StockSaleReverted' and data ->> 'orderId' = $1`;
    await eventually(async () => (await query(reverted, [orderIdOf(one)])).length === 1, 'the pieces back in stock');
    expect(shop.provider.control.refunds(1000).filter(({ customer }) => customer === one.customer)).toEqual([]);
  });

  it('is not played by the simulator later than that', async () => {
    const one = await debitPaid();
    await passes(57);
    expect(shop.provider.control.chargeBack(await paymentOf(one))).toBeUndefined();
    expect(shop.provider.control.chargeBack(await paymentOf(one), 'fraudulent')).toMatchObject({ status: 'lost' });
  });
});
