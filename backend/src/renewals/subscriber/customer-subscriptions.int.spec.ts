import { randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import type { AdminRenewal } from '../../../../contracts/admin/subscriptions.js';
import type { PaymentMethodSetup, RenewalPaymentAnswer } from '../../../../contracts/subscriptions.js';
import { clientOf, confirmInBrowser, card } from '../../../../infra/stripe-simulator/testing/shop.fixtures.js';
import { Clock } from '../../platform/clock/clock.js';
import { eventually } from '../../testing/kernel.js';
import { staffOf, TestBrowser } from '../../testing/shop/test-shop.js';
import { codeOf } from '../../testing/renewals/subscriber-login.js';
import { startSubscriberShop, type SubscriberShop } from '../../testing/renewals/subscriber-shop.js';
import { chargesOf, paidBy, renew, stateOf, type Subscriber } from '../../testing/renewals/subscribers.js';

const declining = '4000000000000341';
const asking = '4000002760003184';
/** Not due yet, so that the sweep of the worker charges nothing during the test. */
const tenDays = 10;

let shop: SubscriberShop;
beforeAll(async () => (shop = await startSubscriberShop()));
afterAll(() => shop.close());

describe('a subscriber', () => {
  it('sees the contents, schedule and price of his own deliveries only', async () => {
    const [anna, bo] = [await shop.subscriber('pm_card_visa', tenDays), await shop.subscriber('pm_card_visa')];
    const { list } = await shop.login(anna.email);
    const today = shop.app.get(Clock).today();
    expect(await list()).toMatchObject([
      {
        id: anna.subscriptionId,
        status: 'active',
        productName: 'Sleep Well',
        imageUrl: '/media/sleep-well-480.webp',
        price: '36.72',
        shipping: '6.99',
        amount: '43.71',
        nextCycle: 1,
        payment: 'planned',
      },
    ]);
    expect((await list())[0]!.nextDeliveryDate! > today).toBe(true);
    expect((await (await shop.login(bo.email)).list()).map(({ id }) => id)).toEqual([bo.subscriptionId]);
    expect((await new TestBrowser(shop).get('/api/customer/subscriptions')).status).toBe(401);
  });

  it('skips, pauses, resumes and cancels', async () => {
    const anna = await shop.subscriber('pm_card_visa', tenDays);
    const { list, post } = await shop.login(anna.email);
    const act = async (action: string, body: object = {}) => {
      expect((await post(`${anna.subscriptionId}/${action}`, body)).status).toBe(204);
      return (await list())[0]!;
    };
    const before = (await list())[0]!;
    const skipped = await act('skip', { cycle: 1 });
    expect(skipped.nextDeliveryDate! > before.nextDeliveryDate!).toBe(true);
    expect(await act('skip', { cycle: 1 })).toEqual(skipped);
    expect(await act('pause')).toMatchObject({ status: 'paused', pauseReason: 'requested', nextDeliveryDate: null });
    expect(await codeOf(await post(`${anna.subscriptionId}/skip`, { cycle: 2 }))).toBe('subscription-not-active');
    expect(await act('resume')).toMatchObject({ status: 'active', nextDeliveryDate: skipped.nextDeliveryDate });
    expect(await act('cancel')).toMatchObject({ status: 'cancelled', nextDeliveryDate: null });
    expect(await codeOf(await post(`${anna.subscriptionId}/resume`))).toBe('subscription-cancelled');
    const templates = ['skipped', 'paused', 'resumed', 'cancelled'].map((name) => `subscription-${name}`);
    await eventually(async () => {
      const sql = `select template from mails where reference ->> 'subscriptionId' = $1 and template = any($2)`;
      return (await shop.app.get(DataSource).query<unknown[]>(sql, [anna.subscriptionId, templates])).length === 4;
    }, 'a mail for each');
  });

  it('cannot reach the subscription of another customer', async () => {
    const [anna, bo] = [await shop.subscriber(declining), await shop.subscriber(declining)];
    await renew(shop, anna);
    const { post } = await shop.login(bo.email);
    const calls: [path: string, body?: object][] = [
      ['pause'],
      ['resume'],
      ['skip', { cycle: 1 }],
      ['cancel'],
      ['payment-method'],
      ['payment-method/confirm', { setupIntentId: 'seti_x' }],
      ['payment'],
      ['payment/settle'],
    ];
    expect((await post('%00/pause')).status).toBe(400);
    for (const id of [anna.subscriptionId, randomUUID(), 'x'])
      for (const [path, body] of calls) {
        const response = await post(`${id}/${path}`, body);
        expect([path, response.status, await codeOf(response)]).toEqual([path, 404, 'subscription-not-found']);
      }
    expect(await stateOf(shop, anna)).toMatchObject({ status: 'active', payment: { attempt: 1 } });
  });
});

describe('a new payment method', () => {
  async function setUp(one: Subscriber, confirm = true) {
    const { post } = await shop.login(one.email);
    const response = await post(`${one.subscriptionId}/payment-method`);
    const { setupIntentId } = (await response.json()) as PaymentMethodSetup;
    if (confirm)
      await clientOf(shop.provider).setupIntents.confirm(setupIntentId, {
        payment_method: 'pm_card_visa',
        return_url: 'https://shop.example/',
      });
    return {
      setupIntentId,
      confirm: (id: string) => post(`${one.subscriptionId}/payment-method/confirm`, { setupIntentId: id }),
    };
  }

  it.each([
    ['that replaces a declined one', declining],
    ['of a subscription without one', null],
  ])('%s immediately pays a failed delivery', async (_, number) => {
    const anna = await shop.subscriber(number);
    await renew(shop, anna);
    const { setupIntentId, confirm } = await setUp(anna);
    expect((await confirm(setupIntentId)).status).toBe(204);
    expect((await confirm(setupIntentId)).status).toBe(204);
    await eventually(async () => (await stateOf(shop, anna)).nextCycle === 2, 'the renewal');
    const succeeded = shop.provider.control.charges(1000).filter(({ status, payment_intent }) => {
      const metadata = shop.provider.control.paymentIntent(payment_intent)?.metadata;
      return status === 'succeeded' && metadata?.subscriptionId === anna.subscriptionId;
    });
    expect(succeeded).toHaveLength(1);
  });

  it('counts once it is confirmed, and only for its own subscription', async () => {
    const [anna, bo] = [await shop.subscriber('pm_card_visa'), await shop.subscriber('pm_card_visa')];
    const unconfirmed = await setUp(anna, false);
    expect(await codeOf(await unconfirmed.confirm(unconfirmed.setupIntentId))).toBe('payment-method-not-ready');
    const others = await setUp(bo);
    expect(await codeOf(await unconfirmed.confirm(others.setupIntentId))).toBe('payment-not-found');
  });
});

describe('a payment by the customer', () => {
  it('replaces the failed one, is captured once and becomes the order', async () => {
    const anna = await shop.subscriber(asking);
    await renew(shop, anna);
    const { post, list } = await shop.login(anna.email);
    expect(await list()).toMatchObject([{ payment: 'action-needed' }]);
    const open = (await (await post(`${anna.subscriptionId}/payment`)).json()) as RenewalPaymentAnswer;
    expect(open.amount).toBe('43.71');
    const intent = { id: open.paymentIntentId, client_secret: open.clientSecret };
    await confirmInBrowser(shop.provider, intent, card('4242424242424242'));
    const settled = await post(`${anna.subscriptionId}/payment/settle`);
    expect(await settled.json()).toEqual({ outcome: 'renewed' });
    expect(await list()).toMatchObject([{ payment: 'planned', nextCycle: 2 }]);
    expect(paidBy(shop, anna)).toHaveLength(1);
    expect(await codeOf(await post(`${anna.subscriptionId}/payment`))).toBe('renewal-not-payable');
  });

  it('resumes a subscription that was paused after failed payments', async () => {
    const anna = await shop.subscriber(asking);
    await renew(shop, anna);
    await shop.app.get(Clock).move(9 * 86_400_000);
    await renew(shop, anna);
    expect(await stateOf(shop, anna)).toMatchObject({ status: 'paused' });
    const { post } = await shop.login(anna.email);
    const open = (await (await post(`${anna.subscriptionId}/payment`)).json()) as RenewalPaymentAnswer;
    const intent = { id: open.paymentIntentId, client_secret: open.clientSecret };
    await confirmInBrowser(shop.provider, intent, card('4242424242424242'));
    expect(await (await post(`${anna.subscriptionId}/payment/settle`)).json()).toEqual({ outcome: 'renewed' });
    expect(await stateOf(shop, anna)).toMatchObject({ status: 'active', nextCycle: 2 });
  });
});

describe('staff', () => {
  it('sees due and failed renewals, and retries one', async () => {
    const [good, poor] = [await shop.subscriber('pm_card_visa'), await shop.subscriber(declining)];
    await renew(shop, poor);
    const staff = await staffOf(shop);
    const ids = async (state: string) => {
      const rows = (await (await staff.get(`/api/admin/renewals?state=${state}`)).json()) as AdminRenewal[];
      return rows.map(({ subscriptionId }) => subscriptionId);
    };
    await eventually(async () => (await ids('due')).includes(good.subscriptionId));
    await eventually(async () => (await ids('failed')).includes(poor.subscriptionId));
    expect(await ids('failed')).not.toContain(good.subscriptionId);
    const retry = await staff.post(`/api/admin/renewals/${poor.subscriptionId}/retry`);
    expect(await retry.json()).toEqual({ outcome: 'declined' });
    expect(chargesOf(shop, poor)).toHaveLength(2);
    expect((await staff.post('/api/admin/renewals/niets/retry')).status).toBe(404);
    expect((await new TestBrowser(shop).get('/api/admin/renewals')).status).toBe(401);
  });
});

describe('the demo clock', () => {
  it('renews the next delivery, also for subscribers without a card', async () => {
    const anna = await shop.subscriber(null);
    const browser = new TestBrowser(shop);
    const before = (await (await browser.get('/dev/clock')).json()) as { now: string };
    const moved = (await (await browser.post('/dev/clock', { days: 31 })).json()) as { now: string };
    expect(Date.parse(moved.now) - Date.parse(before.now)).toBeGreaterThanOrEqual(31 * 86_400_000);
    await eventually(async () => (await stateOf(shop, anna)).nextCycle > 1, 'the renewal');
    expect((await browser.post('/dev/clock', { days: 0 })).status).toBe(400);
  });
});
