import { DataSource } from 'typeorm';
import * as api from '../../../contracts/api.js';
import { paymentMethodNames as names } from '../../../contracts/payments/payment-methods.js';
import { BANCONTACT, confirmInBrowser, WERO } from '../../../infra/stripe-simulator/testing/shop.fixtures.js';
import { DEFAULT_BEHAVIOUR } from '../../../infra/stripe-simulator/start-stripe-simulator.js';
import { Clock } from '../platform/clock/clock.js';
import { orderIdOf } from '../platform/ids/order-id.js';
import { PaymentProvider } from '../platform/payments/payment-provider.js';
import { buyPlan } from '../testing/renewals/buy-plan.js';
import { renew, stateOf } from '../testing/renewals/subscribers.js';
import { withoutRenewalSweep } from '../testing/renewals/without-renewal-sweep.js';
import { eventually } from '../testing/kernel.js';
import { logIn } from '../testing/shop/test-customers.js';
import { sell } from '../testing/shop/test-products.js';
import { staffOf, startTestShop, TestBrowser, type TestShop } from '../testing/shop/test-shop.js';
import { readModelsCatchUp, Shopper } from '../testing/shop/shopper.js';

const jar = { id: 'sleep-well', quantity: 1 };
const plan = { id: 'sleep-well-2-1', quantity: 1 };
const all = { PAYMENT_METHODS: 'ideal,card,bancontact,wero' };
const minute = 60_000;

let shop: TestShop;
async function opens(environment: Record<string, string>): Promise<void> {
  shop = await startTestShop(environment);
  await sell(shop, { 'sleep-well': { priceCents: 2295, stock: null } });
}
afterEach(async () => {
  jest.restoreAllMocks();
  await shop.close();
});

const offered = async (items = [jar]) => {
  const shopper = new Shopper(shop);
  const { notForSubscriptions } = await shopper.start(items);
  return { types: shopper.atProvider().payment_method_types, notForSubscriptions };
};
const told = async () => (await new TestBrowser(shop).json(api.settings.showShop)).payments;
const passes = (ms: number) => {
  const now = Date.now() + ms;
  jest.spyOn(Date, 'now').mockReturnValue(now);
};

describe('the methods of a checkout', () => {
  it('are those of the shop by default, whatever else the account offers', async () => {
    await opens({});
    expect(await offered()).toMatchObject({ types: ['card', 'ideal', 'klarna'] });
    expect(await told()).toEqual(['iDEAL | Wero', 'Visa', 'Mastercard', 'Apple Pay', 'Klarna']);
  });

  it('include Bancontact and Wero once configured, and Wero not for a subscription', async () => {
    await opens(all);
    expect(await offered()).toEqual({ types: ['card', 'ideal', 'bancontact', 'wero'], notForSubscriptions: [] });
    const withPlan = await offered([jar, plan]);
    expect(withPlan).toEqual({ types: ['card', 'ideal', 'bancontact'], notForSubscriptions: [names.wero] });
    expect(await told()).toEqual(['iDEAL | Wero', 'Visa', 'Mastercard', 'Apple Pay', 'Bancontact', 'Wero']);
  });

  it('exclude what the account does not offer, a few minutes after it changed', async () => {
    await opens(all);
    await offered();
    shop.provider.control.setBehaviour({ offered: ['card', 'ideal', 'sepa_debit', 'klarna'] });
    passes(11 * minute);
    await eventually(async () => !(await told()).includes(names.wero), 'the methods without Wero');
    expect(await offered([plan])).toEqual({ types: ['card', 'ideal'], notForSubscriptions: [] });
  });

  it('are iDEAL and cards until the provider responds, and the last known ones while it is down', async () => {
    await opens(all);
    const outage = { mode: 'error', count: -1, path: '/v1/payment_method_configurations' } as const;
    shop.provider.control.planOutage(outage);
    expect(await offered()).toMatchObject({ types: ['card', 'ideal'] });
    shop.provider.control.clearOutages();
    passes(2 * minute);
    await eventually(async () => (await told()).includes(names.bancontact), 'the methods of the account');
    shop.provider.control.planOutage(outage);
    passes(11 * minute);
    await told();
    expect(await offered()).toMatchObject({ types: ['card', 'ideal', 'bancontact', 'wero'] });
  });

  it('stay those of the payment when its creation is repeated after a crash', async () => {
    await opens(all);
    const shopper = new Shopper(shop);
    const { paymentIntentId } = await shopper.start([jar]);
    const { id, totalCents, quoteHash, methods } = await shopper.checkout();
    shop.provider.control.setBehaviour({ offered: ['card'] });
    passes(11 * minute);
    await told();
    const forgotten = 'update checkouts set payment_intent_id = null, reserved_until = now() where id = $1';
    await shop.app.get(DataSource).query(forgotten, [id]);
    const again = await shop.app.get(PaymentProvider).createPayment(id, { totalCents, quoteHash }, false, methods);
    expect(again.id).toBe(paymentIntentId);
  });
});

describe('an order paid by Bancontact', () => {
  it('names it to the customer, to staff and in the mail, and renews by direct debit', async () => {
    await opens(all);
    withoutRenewalSweep(shop);
    shop.provider.control.setBehaviour({ sepaDebitDelayMs: null });
    const bought = await buyPlan(shop, BANCONTACT, 'belg@example.com');
    await readModelsCatchUp(shop);
    const staff = await staffOf(shop);
    const order = await staff.json(api.orders.findOrder, { params: { id: bought.orderId } });
    expect(order.paymentMethod).toBe(names.bancontact);
    const timeline = await staff.json(api.adminTimeline.showOrderTimeline, { params: { id: bought.orderId } });
    expect(timeline.find(({ type }) => type === 'PaymentCaptured')?.data).toMatchObject({ method: names.bancontact });
    const customer = new TestBrowser(shop);
    await logIn(shop, customer, bought.email);
    const own = await customer.json(api.customers.findOrder, { params: { id: bought.orderId } });
    expect(own.paymentMethod).toBe(names.bancontact);
    const mail = `select 1 from kept_mails where "to" = $1 and text like '%Je hebt betaald met Bancontact.%'`;
    await eventually(async () => (await shop.app.get(DataSource).query<object[]>(mail, [bought.email])).length === 1);

    await shop.app.get(Clock).move(31 * 24 * 60 * minute);
    expect(await renew(shop, bought)).toMatchObject({ outcome: 'processing' });
    shop.provider.control.completeAllProcessing();
    await eventually(async () => (await stateOf(shop, bought)).nextCycle === 2, 'the renewal');
    const sql = 'select paid_with as method from admin_order_list where subscription_id = $1';
    const delivery = () => shop.app.get(DataSource).query<{ method: string }[]>(sql, [bought.subscriptionId]);
    await eventually(async () => (await delivery())[0]?.method === 'sepa_debit', 'the method of the delivery');
  });
});

it('takes Wero for a single order and names it', async () => {
  await opens(all);
  const shopper = new Shopper(shop);
  const { paymentIntentId: id, clientSecret: client_secret } = await shopper.start([jar]);
  const buyer = { ...WERO, '[billing_details][email]': 'wero@example.com' };
  expect((await confirmInBrowser(shop.provider, { id, client_secret }, buyer)).status).toBe(200);
  shop.provider.control.decide(id, 'pay');
  expect(await shopper.settle()).toMatchObject({ status: 'succeeded' });
  const staff = await staffOf(shop);
  const order = await staff.json(api.orders.findOrder, { params: { id: orderIdOf(id) } });
  expect(order.paymentMethod).toBe(names.wero);
  expect(DEFAULT_BEHAVIOUR.offered).toContain('wero');
});
