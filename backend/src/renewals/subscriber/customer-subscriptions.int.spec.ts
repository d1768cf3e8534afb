import { randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import type { Endpoint } from '../../../../contracts/endpoint.js';
import * as api from '../../../../contracts/api.js';
import * as dev from '../../../../contracts/dev.js';
import { clientOf, confirmInBrowser, card } from '../../../../infra/stripe-simulator/testing/shop.fixtures.js';
import { Clock } from '../../platform/clock/clock.js';
import { eventually } from '../../testing/kernel.js';
import { staffOf, TestBrowser } from '../../testing/shop/test-shop.js';
import { codeOf } from '../../testing/renewals/subscriber-login.js';
import { startSubscriberShop, type SubscriberShop } from '../../testing/renewals/subscriber-shop.js';
import { chargesOf, paidBy, renew, stateOf, type Subscriber } from '../../testing/renewals/subscribers.js';

const declining = '4000000000000341';
const asking = '4000002760003184';
/** How long ago a subscription started that is not due yet. */
const tenDays = 10;

let shop: SubscriberShop;
/** What a customer does to a subscription. */
type Action = Endpoint<`/api/customer/subscriptions/:id/${string}`>;

beforeAll(async () => (shop = await startSubscriberShop()));
afterAll(() => shop.close());

describe('a subscriber', () => {
  it('sees the contents, schedule and price of his own deliveries only', async () => {
    const [anna, bo] = [await shop.subscriber('pm_card_visa', tenDays), await shop.subscriber('pm_card_visa')];
    const customer = await shop.login(anna.email);
    const today = shop.app.get(Clock).today();
    expect(await customer.json(api.subscriptions.listSubscriptions)).toMatchObject([
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
    expect((await customer.json(api.subscriptions.listSubscriptions))[0]!.nextDeliveryDate! > today).toBe(true);
    expect((await (await shop.login(bo.email)).json(api.subscriptions.listSubscriptions)).map(({ id }) => id)).toEqual([
      bo.subscriptionId,
    ]);
    expect(await new TestBrowser(shop).status(api.subscriptions.listSubscriptions)).toBe(401);
  });

  it('skips, pauses, resumes and cancels', async () => {
    const anna = await shop.subscriber('pm_card_visa', tenDays);
    const customer = await shop.login(anna.email);
    const act = async (action: Action, body?: object) => {
      expect(await customer.status(action, { params: { id: anna.subscriptionId }, body: body })).toBe(204);
      return (await customer.json(api.subscriptions.listSubscriptions))[0]!;
    };
    const before = (await customer.json(api.subscriptions.listSubscriptions))[0]!;
    const skipped = await act(api.subscriptions.skipDelivery, { cycle: 1 });
    expect(skipped.nextDeliveryDate! > before.nextDeliveryDate!).toBe(true);
    expect(await act(api.subscriptions.skipDelivery, { cycle: 1 })).toEqual(skipped);
    expect(await act(api.subscriptions.pauseSubscription)).toMatchObject({
      status: 'paused',
      pauseReason: 'requested',
      nextDeliveryDate: null,
    });
    expect(
      await codeOf(
        await customer.call(api.subscriptions.skipDelivery, {
          params: { id: anna.subscriptionId },
          body: { cycle: 2 },
        }),
      ),
    ).toBe('subscription-not-active');
    expect(await act(api.subscriptions.resumeSubscription)).toMatchObject({
      status: 'active',
      nextDeliveryDate: skipped.nextDeliveryDate,
    });
    expect(await act(api.subscriptions.cancelSubscription)).toMatchObject({
      status: 'cancelled',
      nextDeliveryDate: null,
    });
    expect(
      await codeOf(await customer.call(api.subscriptions.resumeSubscription, { params: { id: anna.subscriptionId } })),
    ).toBe('subscription-cancelled');
    const templates = ['skipped', 'paused', 'resumed', 'cancelled'].map((name) => `subscription-${name}`);
    await eventually(async () => {
      const sql = `select template from mails where reference ->> 'subscriptionId' = $1 and template = any($2)`;
      return (await shop.app.get(DataSource).query<unknown[]>(sql, [anna.subscriptionId, templates])).length === 4;
    }, 'a mail for each');
  });

  it('cannot reach the subscription of another customer', async () => {
    const [anna, bo] = [await shop.subscriber(declining), await shop.subscriber(declining)];
    await renew(shop, anna);
    const customer = await shop.login(bo.email);
    const calls: [endpoint: Action, body?: object][] = [
      [api.subscriptions.pauseSubscription],
      [api.subscriptions.resumeSubscription],
      [api.subscriptions.skipDelivery, { cycle: 1 }],
      [api.subscriptions.cancelSubscription],
      [api.subscriptions.beginPaymentMethodChange],
      [api.subscriptions.changePaymentMethod, { setupIntentId: 'seti_x' }],
      [api.subscriptions.openRenewalPayment],
      [api.subscriptions.settleRenewalPayment],
    ];
    expect(await customer.status(api.subscriptions.pauseSubscription, { params: { id: '\0' } })).toBe(400);
    for (const id of [anna.subscriptionId, randomUUID(), 'x'])
      for (const [endpoint, body] of calls) {
        const { path } = endpoint;
        const response = await customer.call(endpoint, { params: { id: id }, body: body });
        expect([path, response.status, await codeOf(response)]).toEqual([path, 404, 'subscription-not-found']);
      }
    expect(await stateOf(shop, anna)).toMatchObject({ status: 'active', payment: { attempt: 1 } });
  });
});

describe('a new payment method', () => {
  async function setUp(one: Subscriber, confirm = true) {
    const customer = await shop.login(one.email);
    const response = await customer.call(api.subscriptions.beginPaymentMethodChange, {
      params: { id: one.subscriptionId },
    });
    const { setupIntentId } = await response.json();
    if (confirm)
      await clientOf(shop.provider).setupIntents.confirm(setupIntentId, {
        payment_method: 'pm_card_visa',
        return_url: 'https://shop.example/',
      });
    return {
      setupIntentId,
      confirm: (id: string) =>
        customer.call(api.subscriptions.changePaymentMethod, {
          params: { id: one.subscriptionId },
          body: { setupIntentId: id },
        }),
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
    const customer = await shop.login(anna.email);
    expect(await customer.json(api.subscriptions.listSubscriptions)).toMatchObject([{ payment: 'action-needed' }]);
    const open = await customer.json(api.subscriptions.openRenewalPayment, { params: { id: anna.subscriptionId } });
    expect(open.amount).toBe('43.71');
    const intent = { id: open.paymentIntentId, client_secret: open.clientSecret };
    await confirmInBrowser(shop.provider, intent, card('4242424242424242'));
    const settled = await customer.call(api.subscriptions.settleRenewalPayment, {
      params: { id: anna.subscriptionId },
      body: { paymentIntentId: open.paymentIntentId },
    });
    expect(await settled.json()).toEqual({ outcome: 'renewed' });
    expect(await customer.json(api.subscriptions.listSubscriptions)).toMatchObject([
      { payment: 'planned', nextCycle: 2 },
    ]);
    expect(paidBy(shop, anna)).toHaveLength(1);
    expect(
      await codeOf(await customer.call(api.subscriptions.openRenewalPayment, { params: { id: anna.subscriptionId } })),
    ).toBe('renewal-not-payable');
  });

  it('resumes a subscription that was paused after failed payments', async () => {
    const anna = await shop.subscriber(asking);
    await renew(shop, anna);
    await shop.app.get(Clock).move(9 * 86_400_000);
    await renew(shop, anna);
    expect(await stateOf(shop, anna)).toMatchObject({ status: 'paused' });
    const customer = await shop.login(anna.email);
    const open = await customer.json(api.subscriptions.openRenewalPayment, { params: { id: anna.subscriptionId } });
    const intent = { id: open.paymentIntentId, client_secret: open.clientSecret };
    await confirmInBrowser(shop.provider, intent, card('4242424242424242'));
    expect(
      await customer.json(api.subscriptions.settleRenewalPayment, {
        params: { id: anna.subscriptionId },
        body: { paymentIntentId: open.paymentIntentId },
      }),
    ).toEqual({ outcome: 'renewed' });
    expect(await stateOf(shop, anna)).toMatchObject({ status: 'active', nextCycle: 2 });
  });
});

describe('staff', () => {
  it('sees due and failed renewals, and retries one', async () => {
    const [good, poor] = [await shop.subscriber('pm_card_visa'), await shop.subscriber(declining)];
    await renew(shop, poor);
    const staff = await staffOf(shop);
    const ids = async (state: string) => {
      const rows = await staff.json(api.adminSubscriptions.listRenewals, { query: { state } });
      return rows.map(({ subscriptionId }) => subscriptionId);
    };
    await eventually(async () => (await ids('due')).includes(good.subscriptionId));
    await eventually(async () => (await ids('failed')).includes(poor.subscriptionId));
    expect(await ids('failed')).not.toContain(good.subscriptionId);
    const retry = await staff.call(api.adminSubscriptions.retryRenewal, {
      params: { subscriptionId: poor.subscriptionId },
    });
    expect(await retry.json()).toEqual({ outcome: 'declined' });
    expect(chargesOf(shop, poor)).toHaveLength(2);
    expect(await staff.status(api.adminSubscriptions.retryRenewal, { params: { subscriptionId: 'niets' } })).toBe(404);
    expect(await new TestBrowser(shop).status(api.adminSubscriptions.listRenewals)).toBe(401);
  });
});

describe('the demo clock', () => {
  it('renews the next delivery, also for subscribers without a card', async () => {
    const anna = await shop.subscriber(null);
    const browser = new TestBrowser(shop);
    const before = await browser.json(dev.readClock);
    const moved = await browser.json(dev.moveClock, { body: { days: 31 } });
    expect(Date.parse(moved.now) - Date.parse(before.now)).toBeGreaterThanOrEqual(31 * 86_400_000);
    await eventually(async () => (await stateOf(shop, anna)).nextCycle > 1, 'the renewal');
    expect(await browser.status(dev.moveClock, { body: { days: 0 } })).toBe(400);
  });
});
