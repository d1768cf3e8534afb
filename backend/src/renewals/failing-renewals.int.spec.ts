import { DataSource } from 'typeorm';
import { IDEAL } from '../../../infra/stripe-simulator/testing/shop.fixtures.js';
import { readModelsCatchUp } from '../testing/shop/shopper.js';
import { Clock } from '../platform/clock/clock.js';
import { EventStoreDbServer } from '../../../infra/eventstoredb-server/eventstoredb-server.js';
import { eventually, testContext } from '../testing/kernel.js';
import { sell } from '../testing/shop/test-products.js';
import { startTestShop, type TestShop } from '../testing/shop/test-shop.js';
import { CarryOutDecisionHandler } from '../checkout/unmatched/carry-out-decision.work.js';
import { UnmatchedPayment } from '../ordering/unmatched/unmatched-payment.entity.js';
import { RenewalPayments } from './payments/renewal-payments.js';
import { RenewalSettlement } from './payments/renewal-settlement.js';
import { buyPlan } from '../testing/renewals/buy-plan.js';
import { renew, stateOf } from '../testing/renewals/subscribers.js';

let server: EventStoreDbServer;
let shop: TestShop;
beforeAll(async () => {
  server = await EventStoreDbServer.start();
  shop = await startTestShop({ EVENTSTORE_URL: server.connectionString });
  await sell(shop, { 'sleep-well': { priceCents: 2295, stock: 500 } });
  shop.provider.control.setBehaviour({ sepaDebitDelayMs: null });
});
afterAll(async () => {
  await shop.close();
  server.goAway();
});

const entries = () =>
  shop.app.get(DataSource).query<object[]>('select reason, resolution, amount_cents as cents from unmatched_payments');

const isInvoiced = async () =>
  (await shop.app.get(DataSource).query<object[]>('select 1 from invoice_list')).length === 1;

it('lists the captured payment of a delivery that cannot be settled, until a later try makes its order for good', async () => {
  const one = await buyPlan(shop, IDEAL, 'levering@example.com');
  await eventually(isInvoiced, 'the invoice, whose append would otherwise meet the fault');
  await shop.app.get(Clock).move(32 * 86_400_000);
  expect(await renew(shop, one)).toMatchObject({ outcome: 'processing' });
  await readModelsCatchUp(shop);
  const { paymentIntentId } = (await shop.app.get(RenewalPayments).find(one.subscriptionId, 1))!;
  const settle = () => shop.app.get(RenewalSettlement).settle(paymentIntentId, testContext());
  shop.provider.control.setWebhookSwitches({ drop: 100 });
  shop.provider.control.completeProcessing(paymentIntentId, 'succeeded');
  server.faults.push({ fault: 'denied', streams: 'order-' });
  await expect(settle()).rejects.toThrow();
  expect(await entries()).toEqual([{ reason: 'settlement-failed', resolution: null, cents: 4371 }]);
  expect(await settle()).toMatchObject({ outcome: 'renewed' });
  expect(await entries()).toEqual([{ reason: 'settlement-failed', resolution: 'ordered', cents: 4371 }]);
  expect((await stateOf(shop, one)).nextCycle).toBe(2);
  const row = () => shop.app.get(DataSource).getRepository(UnmatchedPayment).findOneByOrFail({ paymentIntentId });
  await shop.app
    .get(DataSource)
    .getRepository(UnmatchedPayment)
    .update({ paymentIntentId }, { dueAt: new Date(0) });
  await shop.app.get(CarryOutDecisionHandler, { strict: false }).handle({ jobId: (await row()).jobId });
  const decided = await row();
  expect(decided).toMatchObject({ resolution: 'ordered', carriedOutAt: decided.resolvedAt });
});
