import { CommandBus } from '@nestjs/cqrs';
import { DataSource } from 'typeorm';
import { clientOf } from '../../../infra/stripe-simulator/testing/shop.fixtures.js';
import { DurableWork } from '../platform/work/durable-work.js';
import { Settlement } from '../checkout/settlement/settlement.js';
import { orderIdOf } from '../platform/ids/order-id.js';
import { Shopper } from '../testing/shop/shopper.js';
import { UnmatchedPayments } from '../checkout/unmatched/unmatched-payments.js';
import { StoreCustomer } from '../customers/commands/store-customer.js';
import { deterministicId } from '../platform/ids/deterministic-id.js';
import { readModelsPass } from '../testing/shop/read-models.js';
import { eventually, testContext } from '../testing/kernel.js';
import { sell } from '../testing/shop/test-products.js';
import { startTestShop, type TestShop } from '../testing/shop/test-shop.js';
import { Privacy } from './privacy.js';

let shop: TestShop;
let database: DataSource;
let privacy: Privacy;
let settlement: Settlement;
beforeAll(async () => {
  shop = await startTestShop();
  database = shop.app.get(DataSource);
  privacy = shop.app.get(Privacy, { strict: false });
  settlement = shop.app.get(Settlement, { strict: false });
  await sell(shop, { 'energy-boost': { priceCents: 2495, stock: 100 } });
});
afterAll(() => shop.close());

const oneJar = [{ id: 'energy-boost', quantity: 1 }];
const plan = { isSubscription: true, subscriptionJars: 2, subscriptionFrequency: 1 };
const subscribed = [{ id: 'energy-boost-2-1', quantity: 1, ...plan }];

const erase = (email: string) => privacy.erase(email, testContext());
const orderOf = (shopper: Shopper) => orderIdOf(shopper.payment.paymentIntentId);
async function settleAgain(shopper: Shopper): Promise<void> {
  const { position } = await settlement.settle(shopper.payment.paymentIntentId, testContext());
  await readModelsPass(shop, position);
}
async function bankPays(shopper: Shopper): Promise<void> {
  shop.provider.control.completeProcessing(shopper.payment.paymentIntentId, 'succeeded');
  await shop.provider.control.webhooksSettled();
  await settleAgain(shopper);
}

/** Counts the rows that contain the person: contacts, customers and stored mails. */
async function traces(email: string): Promise<number> {
  const sql = `select (select count(*) from contacts where email = $1) + (select count(*) from customers where email = $1)
    + (select count(*) from kept_mails where "to" = $1) as found`;
  const [{ found }] = await database.query<[{ found: string }]>(sql, [email]);
  return Number(found);
}
async function statusOf(orderId: string): Promise<string | undefined> {
  const sql = 'select status from admin_order_list where order_id = $1';
  return (await database.query<{ status: string }[]>(sql, [orderId]))[0]?.status;
}
/** Waits until no mail of an order is queued. */
const mailsDone = (orderId: string) =>
  eventually(async () => {
    const sql = `select status from mails where reference ->> 'orderId' = $1`;
    const mails = await database.query<{ status: string }[]>(sql, [orderId]);
    return mails.length > 0 && mails.every(({ status }) => status !== 'queued');
  }, 'the mails of the order');

it('leaves no contact after a concurrent settlement and erasure', async () => {
  const email = 'gelijk@example.com';
  const shoppers = Array.from({ length: 6 }, () => new Shopper(shop));
  for (const [index, shopper] of shoppers.entries()) {
    await shopper.start([{ id: 'energy-boost', quantity: index + 1 }]); // equal baskets would be one that two tabs started
    await shopper.pay(email);
  }
  await Promise.all([...shoppers.map((shopper) => settleAgain(shopper)), erase(email)]);
  await Promise.all(shoppers.map((shopper) => mailsDone(orderOf(shopper))));
  for (const shopper of shoppers) await settleAgain(shopper);
  const contacts = await database.query('select 1 from contacts where email = $1', [email]);
  expect(contacts).toEqual([]);
});

describe('an erased person stays erased', () => {
  it('when the same payment is settled again, also after an interrupted settlement', async () => {
    const [email, shopper] = ['nogmaals@example.com', new Shopper(shop)];
    await shopper.start(oneJar);
    await shopper.pay(email);
    await settleAgain(shopper);
    await mailsDone(orderOf(shopper));
    await erase(email);
    await database.query(`update checkouts set status = 'closing' where payment_intent_id = $1`, [
      shopper.payment.paymentIntentId,
    ]);
    await settleAgain(shopper);
    await settleAgain(shopper);
    const contactId = deterministicId('contact', orderOf(shopper));
    await shop.app.get(CommandBus).execute(new StoreCustomer({ contactId }, testContext()));
    expect([await traces(email), await statusOf(orderOf(shopper))]).toEqual([0, 'processing']);
  });

  it('when a pending payment is captured late: it is recorded, without mail or subscription', async () => {
    const [email, shopper] = ['onderweg@example.com', new Shopper(shop)];
    await shopper.start(subscribed);
    shop.provider.control.setBehaviour({ bankDelayMs: null });
    await shopper.payByBank(email, 'process');
    await settleAgain(shopper);
    expect(await statusOf(orderOf(shopper))).toBe('pending');
    await erase(email);
    await bankPays(shopper);
    expect(await statusOf(orderOf(shopper))).toBe('processing');
    await mailsDone(orderOf(shopper));
    const ended = 'select status from admin_subscription_list where order_id = $1';
    await eventually(async () => {
      const [subscription] = await database.query<{ status: string }[]>(ended, [orderOf(shopper)]);
      return subscription?.status === 'cancelled';
    }, 'the end of the subscription');
    expect(
      await database.query('select 1 from payment_methods where payment_intent_id = $1', [
        shopper.payment.paymentIntentId,
      ]),
    ).toEqual([]);
    const customer = shop.provider.control.paymentIntent(shopper.payment.paymentIntentId)!.customer!;
    await eventually(async () => {
      await shop.app.get(DurableWork).sweep();
      return (await clientOf(shop.provider).customers.listPaymentMethods(customer)).data.length === 0;
    }, 'the end of the mandate at the provider');
    expect(await traces(email)).toBe(0);
  });

  it('when staff orders an unmatched payment from before the erasure', async () => {
    const [email, shopper] = ['zonder@example.com', new Shopper(shop)];
    const { paymentIntentId } = await shopper.start(oneJar);
    const { id } = await shopper.checkout();
    await database.query('update checkouts set payment_intent_id = null where id = $1', [id]);
    await database.query(
      `insert into unmatched_payments (payment_intent_id, amount_cents, currency, reason)
      values ($1, 3194, 'EUR', 'unknown-checkout')`,
      [paymentIntentId],
    );
    await shopper.pay(email);
    await erase(email);
    const position = await shop.app.get(UnmatchedPayments, { strict: false }).order(paymentIntentId, testContext());
    await readModelsPass(shop, position);
    expect(await statusOf(orderIdOf(paymentIntentId))).toBe('processing');
    await mailsDone(orderIdOf(paymentIntentId));
    expect(await traces(email)).toBe(0);
  });

  it('until a new order, which creates a new customer', async () => {
    const [email, before, after] = ['terug@example.com', new Shopper(shop), new Shopper(shop)];
    await before.start(oneJar);
    await before.pay(email);
    await settleAgain(before);
    await mailsDone(orderOf(before));
    await erase(email);
    shop.provider.control.advanceClock(2);
    await after.start(oneJar);
    await after.pay(email);
    await settleAgain(after);
    await settleAgain(before);
    await eventually(async () => {
      const people = await database.query<object[]>('select 1 from customers where email = $1', [email]);
      return people.length === 1;
    }, 'the customer');
    const contacts = await database.query('select id from contacts where email = $1', [email]);
    expect(contacts).toEqual([{ id: deterministicId('contact', orderOf(after)) }]);
  });
});
