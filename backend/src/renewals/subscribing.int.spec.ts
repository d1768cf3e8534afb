import { DataSource } from 'typeorm';
import { card, IDEAL } from '../../../infra/stripe-simulator/testing/shop.fixtures.js';
import { Clock } from '../platform/clock/clock.js';
import { eventually } from '../testing/kernel.js';
import { sell } from '../testing/shop/test-products.js';
import { startTestShop, type TestShop } from '../testing/shop/test-shop.js';
import { RenewalSweep } from './sweep/renewal-sweep.js';
import { buyPlan } from '../testing/renewals/buy-plan.js';
import { eventsOf, stateOf, subscribe, type Subscriber } from '../testing/renewals/subscribers.js';

let shop: TestShop;
let products: Map<string, number>;
beforeAll(async () => {
  shop = await startTestShop();
  products = await sell(shop, { 'sleep-well': { priceCents: 2295, stock: 100 } });
});
afterAll(() => shop.close());

const query = <Row>(sql: string, parameters: unknown[] = []) => shop.app.get(DataSource).query<Row[]>(sql, parameters);

const renewalOf = async ({ subscriptionId }: Subscriber) => {
  const [row] = await query<{ id: string }>(
    'select payment_intent_id as id from renewal_payments where subscription_id = $1',
    [subscriptionId],
  );
  return shop.provider.control.paymentIntent(row?.id ?? '');
};

it('pays a subscription bought with a card or by iDEAL the same way a month later', async () => {
  shop.provider.control.setBehaviour({ sepaDebitDelayMs: null });
  const byCard = await buyPlan(shop, card('4242424242424242'), 'kaart@example.com');
  const byIdeal = await buyPlan(shop, IDEAL, 'ideal@example.com');
  expect(byCard.customer).not.toBe(byIdeal.customer);
  const toldOf = ({ subscriptionId }: Subscriber) =>
    query('select 1 from mails where template = $1 and reference @> $2', ['subscription-started', { subscriptionId }]);
  for (const one of [byCard, byIdeal])
    await eventually(async () => (await toldOf(one)).length === 1, 'one mail about the start');
  await shop.app.get(Clock).move(31 * 86_400_000);
  await shop.app.get(RenewalSweep).sweep();
  await eventually(async () => (await stateOf(shop, byCard)).nextCycle === 2, 'the renewal by card');
  await eventually(async () => (await stateOf(shop, byIdeal)).payment.phase === 'processing', 'the debit');
  const processing = `select 1 from due_renewals where state = 'processing'`;
  await eventually(async () => (await query(processing)).length === 1, 'the debit among the renewals');
  const debit = (await renewalOf(byIdeal))!;
  expect(debit).toMatchObject({ customer: byIdeal.customer, status: 'processing', amount: 4371 });
  shop.provider.control.completeProcessing(debit.id, 'succeeded');
  await shop.app.get(RenewalSweep).sweepProcessing();
  await eventually(async () => (await stateOf(shop, byIdeal)).nextCycle === 2, 'the renewal by debit');
  expect(await query('select 1 from unmatched_payments')).toEqual([]);
  const orders = `select 1 from admin_order_list where subscription_id = any($1) and paid`;
  const both = [[byCard.subscriptionId, byIdeal.subscriptionId]];
  await eventually(async () => (await query(orders, both)).length === 2, 'two paid orders');
  const paidWith = 'select paid_with as method from admin_order_list where subscription_id = any($1) order by 1';
  expect(await query(paidWith, both)).toEqual([{ method: 'card' }, { method: 'sepa_debit' }]);
});

it('enqueues due renewals again after the queue was emptied', async () => {
  await query('truncate bullmq.job cascade');
  const one = await subscribe(shop, 'pm_card_visa', { productId: products.get('sleep-well')!, slug: 'sleep-well' });
  await query('truncate bullmq.job cascade');
  await eventually(async () => (await eventsOf(shop, one)).includes('SubscriptionRenewed'), 'the renewal');
});
