import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { DataSource } from 'typeorm';
import * as api from '../../../contracts/api.js';
import { card, IDEAL } from '../../../infra/stripe-simulator/testing/shop.fixtures.js';
import { Clock } from '../platform/clock/clock.js';
import { EventStore } from '../platform/event-sourcing/event-store.js';
import { deterministicId } from '../platform/ids/deterministic-id.js';
import { eventually } from '../testing/kernel.js';
import { sell } from '../testing/shop/test-products.js';
import { startTestShop, TestBrowser, type TestShop } from '../testing/shop/test-shop.js';
import { RenewalSweep } from './sweep/renewal-sweep.js';
import { buyPlan, type Bought } from '../testing/renewals/buy-plan.js';
import { chargesOf, eventsOf, renew, stateOf } from '../testing/renewals/subscribers.js';
import { withoutRenewalSweep } from '../testing/renewals/without-renewal-sweep.js';

const day = 86_400_000;
/**
 * How long after the charge begins each mailbox confirms, in milliseconds; below 0: before it. The first subscription has ended when
 * its charge begins, and the last mailbox confirms after the charge.
 */
const delays = [-Infinity, -420, -340, -280, -240, -210, -180, -150, -120, -60, 0, Infinity];
const after = async <T>(ms: number, work: () => Promise<T>) => {
  await sleep(Math.max(ms, 0));
  return work();
};

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
  withoutRenewalSweep(shop);
  await sell(shop, { 'sleep-well': { priceCents: 2295, stock: 500 } });
});
afterAll(() => shop.close());

const query = <Row>(sql: string, parameters: unknown[] = []) => shop.app.get(DataSource).query<Row[]>(sql, parameters);
const typesOf = async (stream: string) => (await shop.app.get(EventStore).readStream(stream)).map(({ type }) => type);
const deliveryOf = ({ subscriptionId }: Bought) => `order-${deterministicId('renewal', subscriptionId, 1)}`;
const isWithdrawn = async (one: Bought) => (await stateOf(shop, one)).status === 'cancelled';
const held = async () =>
  (await query<{ reserved: number }>('select sum(reserved)::int as reserved from stock_levels'))[0]!.reserved;

/** States the withdrawal of the first order and returns the token of its mail. */
async function stated({ orderId, email }: Bought): Promise<string> {
  await query('delete from attempt_limits');
  const [{ number }] = (await query<{ number: string }>(
    'select order_number as number from admin_order_list where order_id = $1',
    [orderId],
  )) as [{ number: string }];
  const id = randomUUID();
  const statement = { id, orderNumber: number, email, name: 'Sanne de Vries', part: null, reason: null };
  expect(await new TestBrowser(shop).status(api.withdrawals.withdraw, { body: statement })).toBe(204);
  const unconfirmed = `select 1 from withdrawals where id = $1 and state = 'unconfirmed'`;
  await eventually(async () => (await query(unconfirmed, [id])).length === 1, 'the look-up');
  const receipt = async () =>
    (
      await query<{ text: string }>(`select text from kept_mails where "to" = $1 and text like '%/bevestigen#%'`, [
        email,
      ])
    )[0];
  await eventually(async () => (await receipt()) !== undefined, 'the receipt');
  return /bevestigen#([\w-]{43})/.exec((await receipt())!.text)![1]!;
}

async function confirm(token: string): Promise<void> {
  const response = await new TestBrowser(shop).call(api.withdrawals.confirmWithdrawal, { body: { token } });
  expect(await response.json()).toMatchObject({ outcome: 'confirmed' });
}

/** The delivery was paid and is an order, or neither; the subscription has ended either way. */
async function expectOneOutcome(one: Bought): Promise<'paid' | 'unpaid'> {
  const [charges, delivery, life] = [chargesOf(shop, one), await typesOf(deliveryOf(one)), await eventsOf(shop, one)];
  const isPaid = charges.filter(({ status }) => status === 'succeeded').length === 2;
  expect(charges.map(({ status }) => status)).toEqual(isPaid ? ['succeeded', 'succeeded'] : ['succeeded']);
  expect(delivery).toEqual(isPaid ? ['OrderPlaced', 'PaymentCaptured'] : []);
  expect(life.filter((type) => type === 'SubscriptionRenewed')).toHaveLength(isPaid ? 1 : 0);
  expect(life.filter((type) => type === 'SubscriptionCancelled')).toHaveLength(1);
  expect((await typesOf(`order-${one.orderId}`)).filter((type) => type === 'ReturnRegistered')).toHaveLength(1);
  return isPaid ? 'paid' : 'unpaid';
}

async function expectNothingMore(all: readonly Bought[]): Promise<void> {
  const before = all.map((one) => chargesOf(shop, one).length);
  await shop.app.get(Clock).move(62 * day);
  await shop.app.get(RenewalSweep).sweep();
  await Promise.all(all.map((one) => renew(shop, one)));
  expect(all.map((one) => chargesOf(shop, one).length)).toEqual(before);
  expect(await query('select * from process_refusals')).toEqual([]);
  await eventually(async () => (await held()) === 0, 'nothing held');
}

it('a card charged while its mailbox confirms the withdrawal is paid with an order, or not charged at all', async () => {
  const all = await Promise.all(
    delays.map((_, index) => buyPlan(shop, card('4242424242424242'), `tegelijk${index}@example.com`)),
  );
  await shop.app.get(Clock).move(31 * day);
  const tokens: string[] = [];
  for (const one of all) tokens.push(await stated(one));
  await Promise.all(
    all.map(async (one, index): Promise<unknown> => {
      const [delay, token] = [delays[index]!, tokens[index]!];
      const charge = () => Promise.all([renew(shop, one), renew(shop, one)]);
      if (delay === Infinity) return charge().then(() => confirm(token));
      if (delay > -Infinity) return Promise.all([after(-delay, charge), after(delay, () => confirm(token))]);
      await confirm(token);
      await eventually(() => isWithdrawn(one), 'the end of the first subscription');
      return charge();
    }),
  );
  for (const one of all) await eventually(() => isWithdrawn(one), 'the end of the subscription');
  await Promise.all(all.map((one) => renew(shop, one)));
  const outcomes: string[] = [];
  for (const one of all) outcomes.push(await expectOneOutcome(one));
  expect([outcomes[0], outcomes.at(-1)]).toEqual(['unpaid', 'paid']);
  await expectNothingMore(all);
});

it.each(['succeeded', 'failed'] as const)(
  'a debit that is on its way while its mailbox confirms, and %s later, has one outcome',
  async (outcome) => {
    shop.provider.control.setBehaviour({ sepaDebitDelayMs: null });
    const one = await buyPlan(shop, IDEAL, `${outcome}@example.com`);
    await shop.app.get(Clock).move(31 * day);
    const token = await stated(one);
    await Promise.all([renew(shop, one), after(15, () => confirm(token))]);
    await eventually(() => isWithdrawn(one), 'the end of the subscription');
    await renew(shop, one);
    const sql = 'select payment_intent_id as id from renewal_payments where subscription_id = $1';
    const [payment] = await query<{ id: string }>(sql, [one.subscriptionId]);
    if (payment) shop.provider.control.completeProcessing(payment.id, outcome, 'insufficient_funds');
    await shop.provider.control.webhooksSettled();
    if (outcome === 'succeeded' && payment)
      await eventually(async () => (await typesOf(deliveryOf(one))).length === 2, 'the order of the delivery');
    else expect(await typesOf(deliveryOf(one))).toEqual([]);
    await expectNothingMore([one]);
  },
);
