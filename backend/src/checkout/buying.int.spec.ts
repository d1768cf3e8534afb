import { CommandBus } from '@nestjs/cqrs';
import { DataSource } from 'typeorm';
import type { AdminOrderDetail } from '../../../contracts/orders.js';
import * as api from '../../../contracts/api.js';
import type { PaymentIntentResponse, SettledCheckout } from '../../../contracts/checkout.js';
import { card, confirmInBrowser } from '../../../infra/stripe-simulator/testing/shop.fixtures.js';
import { ReleaseStock } from '../inventory/commands/release-stock.js';
import { eventually, testContext } from '../testing/kernel.js';
import { CheckoutClosing } from './closing/checkout-closing.js';
import { Checkout } from './checkout.entity.js';
import { sell } from '../testing/shop/test-products.js';
import { readModelsCatchUp } from '../testing/shop/shopper.js';
import { staffOf, startTestShop, TestBrowser, type TestShop } from '../testing/shop/test-shop.js';
import { refusalOf } from '../testing/shop/test-browser.js';

let shop: TestShop;
let staff: TestBrowser;
let ids: Map<string, number>;
beforeAll(async () => {
  shop = await startTestShop();
  ids = await sell(shop, {
    'energy-boost': { priceCents: 2495, stock: 100 },
    'sleep-well': { priceCents: 2295, stock: null },
    schaars: { priceCents: 1000, stock: 2 },
    oud: { priceCents: 1000, stock: 5, isActive: false },
    lapwerk: { priceCents: 1000, stock: 3 },
    gewild: { priceCents: 1000, stock: 5 },
    laatste: { priceCents: 1000, stock: 1 },
  });
  staff = await staffOf(shop);
});
afterAll(() => shop.close());

const orders = () => staff.json(api.orders.listOrders);
const orderOf = async (email: string) => (await orders()).filter(({ customerEmail }) => customerEmail === email);

async function start(browser: TestBrowser, items: object[]): Promise<PaymentIntentResponse> {
  const response = await browser.call(api.checkout.createPaymentIntent, { body: { items } });
  expect(response.status).toBe(200);
  return await response.json();
}

const pay = (started: PaymentIntentResponse, email: string, number = '4242424242424242') =>
  confirmInBrowser(
    shop.provider,
    { id: started.paymentIntentId, client_secret: started.clientSecret },
    {
      ...card(number),
      '[billing_details][name]': 'Sanne de Vries',
      '[billing_details][email]': email,
      '[billing_details][phone]': '0612345678',
      '[billing_details][address][line1]': 'Prinsengracht 12',
      '[billing_details][address][postal_code]': '1015 DX',
      '[billing_details][address][city]': 'Amsterdam',
      '[billing_details][address][country]': 'NL',
    },
  );

async function settle(browser: TestBrowser, { paymentIntentId }: PaymentIntentResponse): Promise<SettledCheckout> {
  const settled = await browser.json(api.checkout.settleCheckout, { body: { paymentIntentId } });
  await readModelsCatchUp(shop);
  return settled;
}

describe('buying', () => {
  it('places one order per payment under concurrent settlements', async () => {
    const browser = new TestBrowser(shop);
    shop.provider.control.setWebhookSwitches({ duplicate: 3, shuffleMs: 20 });
    const started = await start(browser, [
      { id: 'energy-boost', quantity: 2 },
      { id: 'sleep-well-2-1', quantity: 1 },
    ]);
    expect(started.quote).toMatchObject({ subtotalCents: 4492 + 3672, shippingCents: 0, totalCents: 8164 });
    await pay(started, 'een@example.com');
    const settled = await Promise.all(Array.from({ length: 5 }, () => settle(browser, started)));
    await shop.provider.control.webhooksSettled();
    shop.provider.control.setWebhookSwitches({ duplicate: 1, shuffleMs: 0 });
    const numbers = new Set(settled.map(({ orderNumber }) => orderNumber));
    expect(numbers.size).toBe(1);
    const [order, ...others] = await orderOf('een@example.com');
    expect(others).toEqual([]);
    expect(order).toMatchObject({
      orderNumber: [...numbers][0],
      customerName: 'Sanne de Vries',
      totalAmount: '81.64',
      status: 'processing',
      shippingAddress: 'Prinsengracht 12',
      shippingPostalCode: '1015 DX',
      shippingCity: 'Amsterdam',
    });
    const detail = (await staff.json(api.orders.findOrder, { params: { id: order!.id } })) as AdminOrderDetail;
    expect(detail.items.map(({ productName, quantity, subtotal }) => [productName, quantity, subtotal])).toEqual([
      ['energy-boost', 2, '44.92'],
      ['sleep-well', 1, '36.72'],
    ]);
    const dataSource = shop.app.get(DataSource);
    await eventually(async () => {
      const [stock] = await dataSource.query<{ on_hand: number }[]>(
        'select on_hand from stock_levels where product_id = $1',
        [ids.get('energy-boost')],
      );
      return stock?.on_hand === 98;
    }, 'the sale of two jars');
    const confirmations = () =>
      dataSource.query<unknown[]>(`select 1 from mails where template = 'order-confirmation'`);
    await eventually(async () => (await confirmations()).length === 1, 'one confirmation');
    await eventually(
      async () => (await dataSource.query<unknown[]>('select 1 from admin_subscription_list')).length === 1,
      'one subscription',
    );
  });

  it('places the order by webhook when the browser never returns', async () => {
    await pay(await start(new TestBrowser(shop), [{ id: 'energy-boost', quantity: 1 }]), 'weg@example.com');
    await eventually(async () => (await orderOf('weg@example.com'))[0]?.status === 'processing', 'the order');
    expect(await orderOf('weg@example.com')).toMatchObject([{ totalAmount: '31.94' }]);
  });

  it('places no order for a declined payment', async () => {
    const browser = new TestBrowser(shop);
    const started = await start(browser, [{ id: 'energy-boost', quantity: 1 }]);
    const { body } = await pay(started, 'geweigerd@example.com', '4000000000000002');
    expect(body.error?.code).toBe('card_declined');
    expect(await settle(browser, started)).toEqual({ status: 'failed', orderNumber: null, lines: [] });
    expect(await orderOf('geweigerd@example.com')).toEqual([]);
  });

  it('returns the same payment for the same basket, and updates its amount for a changed one', async () => {
    const browser = new TestBrowser(shop);
    const first = await start(browser, [{ id: 'energy-boost', quantity: 1 }]);
    const again = await start(browser, [{ id: 'energy-boost', quantity: 1 }]);
    const more = await start(browser, [{ id: 'energy-boost', quantity: 3 }]);
    expect(again.paymentIntentId).toBe(first.paymentIntentId);
    expect(more).toMatchObject({
      paymentIntentId: first.paymentIntentId,
      quote: { subtotalCents: 6363, totalCents: 7062 },
    });
    expect(shop.provider.control.paymentIntent(first.paymentIntentId)).toMatchObject({ amount: 7062 });
    const plan = await start(browser, [{ id: 'energy-boost-1-1', quantity: 1 }]);
    expect(plan.paymentIntentId).not.toBe(first.paymentIntentId);
    expect(shop.provider.control.paymentIntent(first.paymentIntentId)).toMatchObject({ status: 'canceled' });
  });

  it('hides the payment from another shopper', async () => {
    const started = await start(new TestBrowser(shop), [{ id: 'energy-boost', quantity: 1 }]);
    const stranger = new TestBrowser(shop);
    const response = await stranger.call(api.checkout.settleCheckout, {
      body: { paymentIntentId: started.paymentIntentId },
    });
    expect([response.status, (await refusalOf(response)).code]).toEqual([404, 'payment-not-found']);
  });

  it.each([
    [
      'a removed product',
      [{ id: 'niet-meer', quantity: 1 }],
      409,
      'product-unavailable',
      'Dit product is niet meer te koop.',
    ],
    ['a hidden product', [{ id: 'oud', quantity: 1 }], 409, 'product-unavailable', 'oud is niet meer te koop.'],
    [
      'more pieces than are in stock',
      [
        { id: 'schaars', quantity: 1 },
        { id: 'schaars-2-1', quantity: 1 },
      ],
      409,
      'out-of-stock',
      'Van schaars zijn er nog 2 beschikbaar.',
    ],
    ['nothing', [], 400, 'invalid-input', 'Controleer de ingevulde gegevens.'],
    ['half a jar', [{ id: 'schaars', quantity: 1.5 }], 400, 'invalid-input', 'Controleer de ingevulde gegevens.'],
    [
      "the client's own price",
      [{ id: 'schaars', quantity: 1, price: 1 }],
      400,
      'invalid-input',
      'Controleer de ingevulde gegevens.',
    ],
  ])('refuses %s', async (_what, items, status, code, message) => {
    const response = await new TestBrowser(shop).call(api.checkout.createPaymentIntent, { body: { items } });
    expect([response.status, await response.json()]).toEqual([status, expect.objectContaining({ code, message })]);
  });
});

describe('invalid input', () => {
  it('refuses values that no column can store with 4xx, not 5xx', async () => {
    const shopper = new TestBrowser(shop);
    const items = [{ id: 'a\u0000b', quantity: 1 }];
    expect(await shopper.status(api.checkout.createPaymentIntent, { body: { items } })).toBe(400);
    expect(await shopper.status(api.catalog.findProduct, { params: { slug: '\0' } })).toBe(400);
    expect(await shopper.status(api.catalog.listProducts, { query: { category: '99999999999' } })).toBe(400);
    expect(await shopper.status(api.catalog.listProducts, { query: { category: '2147483647' } })).toBe(200);
  });
});

describe('stock reservation', () => {
  const available = async (slug: string) => {
    const [row] = await shop.app
      .get(DataSource)
      .query<{ available: number; reserved: number }[]>(
        'select available, reserved from stock_levels where product_id = $1',
        [ids.get(slug)],
      );
    return row!.available;
  };
  const overdue = (paymentIntentId: string) =>
    shop.app
      .get(DataSource)
      .query(`update checkouts set reserved_until = now() - interval '1 second' where payment_intent_id = $1`, [
        paymentIntentId,
      ]);
  const review = async (paymentIntentId: string) => {
    const checkout = await shop.app.get(DataSource).getRepository(Checkout).findOneByOrFail({ paymentIntentId });
    await shop.app.get(CheckoutClosing).review(checkout.id, testContext());
  };

  it('reserves the last jars for the first shopper, who can still change the basket', async () => {
    const first = new TestBrowser(shop);
    const second = new TestBrowser(shop);
    const started = await start(first, [{ id: 'schaars', quantity: 2 }]);
    await start(first, [{ id: 'schaars', quantity: 2 }]);
    expect(
      await second.status(api.checkout.createPaymentIntent, { body: { items: [{ id: 'schaars', quantity: 1 }] } }),
    ).toBe(409);
    await start(first, [{ id: 'schaars', quantity: 1 }]);
    await start(second, [{ id: 'schaars', quantity: 1 }]);
    const response = await first.call(api.checkout.createPaymentIntent, {
      body: { items: [{ id: 'schaars', quantity: 2 }] },
    });
    expect(await response.json()).toMatchObject({
      code: 'out-of-stock',
      message: 'Van schaars is er nog 1 beschikbaar.',
    });
    expect(started.reservedUntil > new Date().toISOString()).toBe(true);
  });

  it('starts a new checkout after a crash left one without a reservation', async () => {
    const browser = new TestBrowser(shop);
    const items = [{ id: 'laatste', quantity: 1 }];
    const begun = await start(browser, items);
    const checkouts = shop.app.get(DataSource).getRepository(Checkout);
    const { id } = await checkouts.findOneByOrFail({ paymentIntentId: begun.paymentIntentId });
    await shop.app
      .get(CommandBus)
      .execute(new ReleaseStock({ productId: ids.get('laatste')!, checkoutId: id }, testContext()));
    await shop.app.get(DataSource).query('delete from checkout_quotes where checkout_id = $1', [id]);
    await checkouts.update({ id }, { paymentIntentId: null });
    const quicker = new TestBrowser(shop);
    const other = await start(quicker, items);
    const refused = await browser.call(api.checkout.createPaymentIntent, { body: { items } });
    expect([refused.status, (await refusalOf(refused)).code]).toEqual([409, 'out-of-stock']);
    expect(await checkouts.findOneByOrFail({ id })).toMatchObject({ status: 'abandoned' });
    const { body } = await pay(begun, 'te-laat@example.com');
    expect(body.error).toBeDefined();
    await pay(other, 'eerst@example.com');
    expect(await settle(quicker, other)).toMatchObject({ status: 'succeeded' });
    expect(await orderOf('te-laat@example.com')).toEqual([]);
  });

  it('releases stock only after the provider cancelled the payment', async () => {
    const browser = new TestBrowser(shop);
    const started = await start(browser, [{ id: 'lapwerk', quantity: 3 }]);
    await eventually(async () => (await available('lapwerk')) === 0, 'three jars held');
    await overdue(started.paymentIntentId);
    shop.provider.control.planOutage({ mode: 'error', count: 3 });
    await expect(review(started.paymentIntentId)).rejects.toThrow();
    shop.provider.control.clearOutages();
    expect(shop.provider.control.paymentIntent(started.paymentIntentId)).toMatchObject({
      status: 'requires_payment_method',
    });
    expect(await available('lapwerk')).toBe(0); // an unknown status does not count as cancelled
    await overdue(started.paymentIntentId);
    await review(started.paymentIntentId);
    expect(shop.provider.control.paymentIntent(started.paymentIntentId)).toMatchObject({ status: 'canceled' });
    await eventually(async () => (await available('lapwerk')) === 3, 'three jars back');
    await review(started.paymentIntentId).catch(() => undefined);
    expect((await start(browser, [{ id: 'lapwerk', quantity: 1 }])).paymentIntentId).not.toBe(started.paymentIntentId);
  });

  it('settles a payment made when the reservation expired', async () => {
    const started = await start(new TestBrowser(shop), [{ id: 'energy-boost', quantity: 1 }]);
    shop.provider.control.setWebhookSwitches({ drop: 10 });
    await pay(started, 'laat@example.com');
    shop.provider.control.setWebhookSwitches({ drop: 0 });
    await overdue(started.paymentIntentId);
    await review(started.paymentIntentId);
    await eventually(async () => (await orderOf('laat@example.com'))[0]?.status === 'processing', 'the order');
  });

  it('never oversells to twenty concurrent shoppers', async () => {
    const shoppers = Array.from({ length: 20 }, () => new TestBrowser(shop));
    const responses = await Promise.all(
      shoppers.map((browser) =>
        browser.call(api.checkout.createPaymentIntent, { body: { items: [{ id: 'gewild', quantity: 1 }] } }),
      ),
    );
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(5);
    expect(responses.filter(({ status }) => status === 409)).toHaveLength(15);
  });

  it('returns one payment for two concurrent clicks', async () => {
    const browser = new TestBrowser(shop);
    await start(browser, [{ id: 'sleep-well', quantity: 1 }]); // sets the cookie of the browser first
    const both = await Promise.all([1, 2].map(() => start(browser, [{ id: 'energy-boost', quantity: 2 }])));
    expect(new Set(both.map(({ paymentIntentId }) => paymentIntentId)).size).toBe(1);
  });
});

describe('the webhook', () => {
  it('refuses webhook events with a wrong signature or an old timestamp', async () => {
    const browser = new TestBrowser(shop);
    const started = await start(browser, [{ id: 'energy-boost', quantity: 1 }]);
    const forged = JSON.stringify({
      id: 'evt_forged',
      type: 'payment_intent.succeeded',
      data: { object: { id: started.paymentIntentId } },
    });
    const response = await browser.call(api.operations.receiveWebhook, {
      body: forged,
      headers: { 'stripe-signature': 't=1,v1=00' },
    });
    expect(response.status).toBe(403);
    for (const timestampOffsetSeconds of [-3600, 3600]) {
      shop.provider.control.setWebhookSwitches({ timestampOffsetSeconds, drop: 0 });
      const old = await start(new TestBrowser(shop), [{ id: 'sleep-well', quantity: 1 }]);
      await pay(old, `oud${timestampOffsetSeconds}@example.com`);
      const isRefused = () =>
        shop.provider.control
          .deliveries()
          .some(({ object, result }) => object === old.paymentIntentId && result === 'refused');
      await eventually(isRefused, 'the refusal of the webhook event');
      await readModelsCatchUp(shop);
      expect(await orderOf(`oud${timestampOffsetSeconds}@example.com`)).toEqual([]);
      shop.provider.control.setWebhookSwitches({ timestampOffsetSeconds: 0 });
    }
  });
});

describe('staff', () => {
  it('sees a changed status in the list immediately', async () => {
    const browser = new TestBrowser(shop);
    const started = await start(browser, [{ id: 'energy-boost', quantity: 1 }]);
    await pay(started, 'status@example.com');
    await settle(browser, started);
    const [order] = await orderOf('status@example.com');
    for (const status of ['shipped', 'delivered', 'processing', 'shipped']) {
      expect(await staff.status(api.orders.changeOrderStatus, { params: { id: order!.id }, body: { status } })).toBe(
        204,
      );
      expect((await orderOf('status@example.com'))[0]!.status).toBe(status);
    }
    const wrong = await staff.call(api.orders.changeOrderStatus, {
      params: { id: order!.id },
      body: { status: 'lost' },
    });
    expect([wrong.status, await wrong.json()]).toEqual([
      400,
      expect.objectContaining({ fields: { status: 'Kies een geldige status' } }),
    ]);
    expect(
      await staff.status(api.orders.changeOrderStatus, { params: { id: 'nowhere' }, body: { status: 'shipped' } }),
    ).toBe(404);
  });
});
