import { DataSource } from 'typeorm';
import type { AdminOrder, AdminOrderDetail } from '../../../../contracts/orders.js';
import * as api from '../../../../contracts/api.js';
import { DiscountReservations } from '../../discounts/discount-reservations.js';
import { eventually } from '../../testing/kernel.js';
import { sell } from '../../testing/shop/test-products.js';
import { staffOf, startTestShop, type TestBrowser, type TestShop } from '../../testing/shop/test-shop.js';
import { SweepCheckoutsHandler } from '../closing/sweep-checkouts.handler.js';
import { Shopper, TestCodes } from '../../testing/shop/shopper.js';

let shop: TestShop;
let codes: TestCodes;
let staff: TestBrowser;
beforeAll(async () => {
  shop = await startTestShop();
  codes = new TestCodes(shop);
  await sell(shop, {
    'energy-boost': { priceCents: 2495, stock: null },
    'sleep-well': { priceCents: 1000, stock: null },
    proefje: { priceCents: 40, stock: null },
  });
  staff = await staffOf(shop);
});
afterAll(() => shop.close());
beforeEach(() => shop.app.get(DataSource).query('delete from attempt_limits'));

const twoJars = [{ id: 'energy-boost', quantity: 2 }]; // 44.92 and 6.99 shipping
const oneJar = [{ id: 'energy-boost', quantity: 1 }]; // 24.95 and 6.99 shipping
const orderOf = async (email: string) => {
  const orders = (await staff.json(api.orders.listOrders)) as AdminOrder[];
  const order = orders.find(({ customerEmail }) => customerEmail === email)!;
  return (await staff.json(api.orders.findOrder, { params: { id: order.id } })) as AdminOrderDetail;
};
async function shopperWith(items: object[]): Promise<Shopper> {
  const shopper = new Shopper(shop);
  await shopper.start(items);
  return shopper;
}

describe('a discount code', () => {
  it.each([
    ['an unknown code', 'BESTAAT-NIET', {}, 'Deze kortingscode kennen we niet.'],
    ['an expired code', 'VERLOPEN', { expiresAt: new Date(0) }, 'Deze kortingscode is verlopen.'],
    ['an inactive code', 'UIT', { isActive: false }, 'Deze kortingscode is niet actief.'],
    [
      'a code with a higher minimum',
      'VANAF50',
      { minPurchaseCents: 5000 },
      'Deze kortingscode geldt vanaf €\u00a050,00.',
    ],
    ['a code without uses left', 'OPGEBRUIKT', { maxUses: 0 }, 'Deze kortingscode is al zo vaak gebruikt als mocht.'],
    ['a removed code', 'WEG', { hiddenAt: new Date() }, 'Deze kortingscode kennen we niet.'],
  ])('is refused with its reason: %s', async (_what, code, terms, message) => {
    if (code !== 'BESTAAT-NIET') await codes.add(code, terms);
    const shopper = await shopperWith(twoJars);
    const refused = await shopper.validate(code.toLowerCase(), { subtotal: '99.00' });
    expect(refused).toMatchObject({ status: 400, message, error: message });
    expect(await shopper.change(4742, { discountCode: code })).toMatchObject({ status: 400, code: 'discount-unknown' });
    expect(shopper.atProvider()).toMatchObject({ amount: 5191 });
  });

  it('returns the discount on the basket, or on the subtotal of the page', async () => {
    await codes.add('VIJF', { type: 'fixed', value: 500 });
    await codes.add('GRATIS', { type: 'free_shipping', value: 0 });
    const none = new Shopper(shop);
    const with20 = await none.ask(api.discounts.validateDiscountCode, { code: ' nieuw10 ', subtotal: 20 });
    expect(with20).toEqual({
      status: 200,
      discountCode: { code: 'NIEUW10', discountAmount: 2, isFreeShipping: false },
    });
    const shopper = await shopperWith(twoJars);
    expect(await shopper.validate('NIEUW10')).toMatchObject({ discountCode: { discountAmount: 4.49 } });
    expect(await shopper.validate('VIJF')).toMatchObject({ discountCode: { discountAmount: 5 } });
    expect(await shopper.validate('GRATIS')).toMatchObject({
      discountCode: { discountAmount: 0, isFreeShipping: true },
    });
  });

  it('is charged and stored on the order to the cent', async () => {
    const shopper = await shopperWith([...twoJars, { id: 'sleep-well-1-2', quantity: 1 }]);
    const { quote } = shopper.payment; // 44.92 and a plan of 8.00
    await shopper.validate('NIEUW10');
    const request = { discountCode: 'NIEUW10', email: 'korting@example.com' };
    const bound = await shopper.change(quote.totalCents - 529, request);
    expect(bound).toMatchObject({ status: 200, quote: { discountCents: 529, discountCode: 'NIEUW10' } });
    expect(shopper.atProvider()).toMatchObject({ amount: quote.totalCents - 529 });
    await shopper.pay('korting@example.com');
    expect((await shopper.settle()).status).toBe('succeeded');
    const order = await orderOf('korting@example.com');
    expect(order).toMatchObject({ totalAmount: ((quote.totalCents - 529) / 100).toFixed(2) });
    const [{ lines, discount_cents, discount_code }] = (await shop.app
      .get(DataSource)
      .query(`select lines, discount_cents, discount_code from admin_order_list where order_id = $1`, [order.id])) as [
      { lines: object[]; discount_cents: number; discount_code: string },
    ];
    expect([discount_cents, discount_code]).toEqual([529, 'NIEUW10']);
    expect(lines[1]).toMatchObject({ unitCents: 800, subscription: { listCents: 1000, discountPercent: 20 } });
  });

  it('leaves a minimum payment of fifty cents', async () => {
    await codes.add('ALLES', { type: 'percentage', value: 10_000 });
    const shopper = await shopperWith([{ id: 'energy-boost', quantity: 4 }]);
    expect(await shopper.bind('ALLES', 50)).toMatchObject({ status: 200, quote: { totalCents: 50, shippingCents: 0 } });
    expect(shopper.atProvider()).toMatchObject({ amount: 50 });
  });

  it('leaves fifty cents with free shipping too', async () => {
    await codes.add('STUUROP', { type: 'free_shipping', value: 0 });
    const shopper = await shopperWith([{ id: 'proefje', quantity: 1 }]);
    expect(await shopper.bind('STUUROP', 50)).toMatchObject({
      status: 200,
      quote: { totalCents: 50, shippingCents: 10 },
    });
    expect(shopper.atProvider()).toMatchObject({ amount: 50 });
  });

  it('allows ten guesses a minute per shopper and thirty an hour per address', async () => {
    const shopper = new Shopper(shop);
    await shopper.validate('NIEUW10'); // valid, so it does not count
    for (let guess = 0; guess < 10; guess++) expect((await shopper.validate(`GOK${guess}`)).status).toBe(400);
    const refused = await shopper.validate('NIEUW10');
    expect(refused).toMatchObject({ status: 429, code: 'too-many-attempts', error: refused.message });
    const statuses = [];
    for (let guess = 0; guess < 21; guess++) statuses.push((await new Shopper(shop).validate('GOK')).status);
    expect(statuses).toEqual([...Array<number>(20).fill(400), 429]);
  });
});

describe('the submitted total', () => {
  it('selects a quote when no code is named, preferring no code on a tie', async () => {
    await codes.add('GEEN', { type: 'fixed', value: 0 });
    await codes.add('TIEN', { value: 1000 });
    const shopper = await shopperWith(twoJars);
    await shopper.validate('GEEN');
    await shopper.validate('TIEN');
    expect(await shopper.change(4742)).toMatchObject({ status: 200, quote: { discountCode: 'TIEN' } });
    expect(await shopper.change(5191)).toMatchObject({ status: 200, quote: { discountCode: null, totalCents: 5191 } });
    expect(shopper.atProvider()).toMatchObject({ amount: 5191 });
    expect([await codes.uses('GEEN'), await codes.uses('TIEN')]).toEqual([
      { reserved: 0, redeemed: 0 },
      { reserved: 0, redeemed: 0 },
    ]);
  });

  it.each([0.01, 0.5, 0, '47.41', 1e8, 51.9])(
    'of %p that matches no quote is refused with the current quote',
    async (total) => {
      const shopper = await shopperWith(twoJars);
      const { paymentIntentId, quote } = shopper.payment;
      const refused = await shopper.ask(api.checkout.updatePaymentIntent, { paymentIntentId, total });
      expect(refused).toMatchObject({
        status: 409,
        code: 'total-mismatch',
        message: 'Het totaalbedrag is gewijzigd. Controleer je bestelling.',
        details: { quote: { totalCents: quote.totalCents } },
      });
      expect(shopper.atProvider()).toMatchObject({ amount: 5191, amount_received: 0 });
    },
  );

  it.each([-1, 'NaN', null, 1e9, '1e3', 'veel', { valueOf: 1 }])('of %p is invalid', async (total) => {
    const shopper = await shopperWith(twoJars);
    const { paymentIntentId } = shopper.payment;
    expect(await shopper.ask(api.checkout.updatePaymentIntent, { paymentIntentId, total })).toMatchObject({
      status: 400,
      code: 'invalid-input',
      fields: { total: expect.any(String) },
    });
    const currency = { paymentIntentId, total: 51.91, currency: 'usd' };
    expect((await shopper.ask(api.checkout.updatePaymentIntent, currency)).status).toBe(400);
    expect(shopper.atProvider()).toMatchObject({ amount: 5191, currency: 'eur' });
  });

  it('is only compared when the code is named', async () => {
    await codes.add('TWINTIG', { value: 2000 });
    const shopper = await shopperWith(twoJars);
    await shopper.validate('TWINTIG');
    const refused = await shopper.change(5191, { discountCode: 'TWINTIG' });
    expect(refused).toMatchObject({ status: 409, details: { quote: { totalCents: 4293, discountCode: 'TWINTIG' } } });
    expect(await shopper.change(4293, { discountCode: null })).toMatchObject({ code: 'total-mismatch' });
    expect(await codes.uses('TWINTIG')).toEqual({ reserved: 0, redeemed: 0 });
  });

  it('cannot be changed by another shopper, or once the payment is processing or over', async () => {
    const shopper = await shopperWith(twoJars);
    const stranger = await shopperWith(oneJar);
    const { paymentIntentId } = shopper.payment;
    const request = { paymentIntentId, total: 51.91 };
    for (const browser of [stranger, new Shopper(shop)])
      expect(await browser.ask(api.checkout.updatePaymentIntent, request)).toMatchObject({
        status: 404,
        code: 'payment-not-found',
      });
    shop.provider.control.setWebhookSwitches({ drop: -1 }); // a webhook event would settle it before these two
    await shopper.pay('op-slot@example.com');
    for (const look of ['before', 'after'])
      expect([look, await shopper.change(5191)]).toEqual([
        look,
        expect.objectContaining({ status: 409, code: 'payment-locked' }),
      ]);
    shop.provider.control.setWebhookSwitches({ drop: 0 });
    await shopper.settle();
    expect(await shopper.change(1, { discountCode: null })).toMatchObject({ status: 409, code: 'payment-locked' });
    await stranger.expire();
    expect(await stranger.change(3194)).toMatchObject({ status: 409, code: 'payment-locked' });
  });
});

describe('the uses of a code', () => {
  it('never exceed the limit under concurrent use', async () => {
    await codes.add('SCHAARS', { maxUses: 10 });
    const shoppers = await Promise.all(Array.from({ length: 60 }, () => shopperWith(twoJars)));
    for (const shopper of shoppers) expect((await shopper.validate('SCHAARS')).status).toBe(200);
    const responses = await Promise.all(shoppers.map((shopper) => shopper.change(4742, { discountCode: 'SCHAARS' })));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(10);
    expect(responses.filter(({ code }) => code === 'discount-used-up')).toHaveLength(50);
    expect(await codes.uses('SCHAARS')).toEqual({ reserved: 10, redeemed: 0 });
    const bound = shoppers.filter((_, index) => responses[index]!.status === 200);
    await Promise.all(bound.map((shopper, index) => shopper.pay(`schaars${index}@example.com`)));
    await Promise.all(bound.map((shopper) => shopper.settle()));
    expect(await codes.uses('SCHAARS')).toEqual({ reserved: 0, redeemed: 10 });
    expect(shoppers.filter((shopper) => shopper.atProvider().amount === 4742)).toHaveLength(10);
  });

  it('count once per shopper under concurrent calls, and are released with the code', async () => {
    await codes.add('EENMAAL', { maxUses: 1 });
    await codes.add('ANDERS', { type: 'fixed', value: 100 });
    const shopper = await shopperWith(twoJars);
    const other = await shopperWith(twoJars);
    await shopper.validate('EENMAAL');
    await shopper.validate('ANDERS');
    await other.validate('EENMAAL');
    const clicks = await Promise.all([1, 2, 3].map(() => shopper.change(4742, { discountCode: 'EENMAAL' })));
    expect(clicks.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await codes.uses('EENMAAL')).toEqual({ reserved: 1, redeemed: 0 });
    expect(await other.bind('EENMAAL', 4742)).toMatchObject({ code: 'discount-used-up' });
    expect(await shopper.change(5091, { discountCode: 'ANDERS' })).toMatchObject({ status: 200 });
    expect(await codes.uses('EENMAAL')).toEqual({ reserved: 0, redeemed: 0 });
    expect(await other.bind('EENMAAL', 4742)).toMatchObject({ status: 200 });
    expect(await shopper.change(5191, { discountCode: null })).toMatchObject({ status: 200 });
    expect(await codes.uses('ANDERS')).toEqual({ reserved: 0, redeemed: 0 });
    await other.expire();
    expect(other.atProvider().status).toBe('canceled');
    expect(await codes.uses('EENMAAL')).toEqual({ reserved: 0, redeemed: 0 });
  });

  it('stay valid after the code ends, also for a changed basket that still qualifies', async () => {
    await codes.add('HOUDBAAR', { maxUses: 5, minPurchaseCents: 2000 });
    const shopper = await shopperWith(twoJars);
    await shopper.bind('HOUDBAAR', 4742);
    await codes.change('HOUDBAAR', { isActive: false, expiresAt: new Date(0) });
    expect(await shopper.start(twoJars)).toMatchObject({ quote: { discountCode: 'HOUDBAAR', totalCents: 4742 } });
    const fewer = await shopper.start(oneJar);
    expect(fewer.quote).toMatchObject({ discountCode: 'HOUDBAAR', discountCents: 250, totalCents: 2944 });
    expect(shopper.atProvider()).toMatchObject({ amount: 2944 });
    expect(await shopper.change(2944)).toMatchObject({ status: 200 });
    expect((await shopper.start([{ id: 'sleep-well', quantity: 1 }])).quote.discountCode).toBeNull();
    expect(await codes.uses('HOUDBAAR')).toEqual({ reserved: 0, redeemed: 0 });
    expect(await shopper.validate('HOUDBAAR')).toMatchObject({ code: 'discount-inactive' });
  });

  it('keep the total that the shopper saw when staff changes the code, until the basket changes', async () => {
    const { id } = await codes.add('BETER', { maxUses: 5 });
    const shopper = await shopperWith(twoJars);
    await shopper.bind('BETER', 4742);
    const body = { type: 'percentage', value: '20' } as const;
    expect(await staff.status(api.adminDiscountCodes.changeDiscountCode, { params: { id }, body })).toBe(200);
    expect(shopper.atProvider()).toMatchObject({ amount: 4742 });
    expect(await shopper.start(oneJar)).toMatchObject({ quote: { discountCents: 499, totalCents: 2695 } });
    expect(shopper.atProvider()).toMatchObject({ amount: 2695 });
  });

  it('move to the next payment of the basket', async () => {
    await codes.add('MEE', { maxUses: 1 });
    const shopper = await shopperWith(oneJar);
    const first = (await shopper.bind('MEE', 2944)) as { paymentIntentId: string };
    const plan = await shopper.start([{ id: 'energy-boost-2-1', quantity: 1 }]);
    expect(plan.paymentIntentId).not.toBe(first.paymentIntentId);
    expect(plan.quote).toMatchObject({ discountCode: 'MEE', subtotalCents: 3992, discountCents: 399 });
    expect(await codes.uses('MEE')).toEqual({ reserved: 1, redeemed: 0 });
  });
});

describe('a code for the first order', () => {
  it('is unbound from a returning buyer, recognised by the normalised address', async () => {
    const first = await shopperWith(oneJar);
    await first.pay('Eerste.Keer+gommie@Example.com');
    await first.settle();
    const again = await shopperWith(oneJar);
    expect(await again.validate('NIEUW10', { email: 'eerste.keer@example.com' })).toMatchObject({
      status: 400,
      code: 'discount-first-order-only',
    });
    const email = 'EERSTE.keer+twee@example.com';
    await again.validate('NIEUW10');
    const other = { discountCode: 'NIEUW10', email: 'nog.een.ander@example.com' };
    expect(await again.change(2944, other)).toMatchObject({ status: 200 });
    expect(again.atProvider()).toMatchObject({ amount: 2944 });
    expect(await again.change(2944, { discountCode: 'NIEUW10', email })).toMatchObject({
      status: 400,
      code: 'discount-first-order-only',
    });
    expect(again.atProvider()).toMatchObject({ amount: 3194 });
    expect(await again.change(2944, { email })).toMatchObject({ code: 'total-mismatch' });
    expect(await again.change(2944, { email: 'iemand.anders@example.com' })).toMatchObject({ status: 200 });
  });

  it('tells ten addresses an hour about, whether by a payment or by the code alone', async () => {
    const shopper = await shopperWith(oneJar);
    const outcomes: unknown[] = [];
    for (let n = 0; n < 11; n++) {
      const email = `onbekend-${n}@example.com`;
      const response =
        n % 2
          ? await shopper.change(2944, { discountCode: 'NIEUW10', email })
          : await shopper.validate('NIEUW10', { email });
      outcomes.push((response as { code?: string }).code);
    }
    expect(outcomes.slice(0, 10)).not.toContain('too-many-attempts');
    expect(outcomes[10]).toBe('too-many-attempts');
    const again = await shopper.change(2944, { discountCode: 'NIEUW10', email: 'onbekend-1@example.com' });
    expect(again).not.toMatchObject({ code: 'too-many-attempts' });
  });

  it('is not bound without an address, by name or by total', async () => {
    const shopper = await shopperWith(oneJar);
    await shopper.validate('NIEUW10');
    for (const request of [{ discountCode: 'NIEUW10' }, {}])
      expect(await shopper.change(2944, request)).toMatchObject({ status: 400, code: 'discount-email-needed' });
    expect(shopper.atProvider()).toMatchObject({ amount: 3194 });
  });

  it('stays bound when a later call omits the address', async () => {
    const shopper = await shopperWith(oneJar);
    await shopper.validate('NIEUW10');
    await shopper.change(2944, { discountCode: 'NIEUW10', email: 'blijft@example.com' });
    expect((await shopper.start(oneJar)).quote.discountCode).toBe('NIEUW10');
    expect(await shopper.change(2944)).toMatchObject({ status: 200, quote: { discountCode: 'NIEUW10' } });
  });

  it('is removed when the shopper changes to a mailbox that uses it in another checkout', async () => {
    const [one, other] = [await shopperWith(oneJar), await shopperWith(oneJar)];
    const bind = async (shopper: Shopper, email: string) => {
      await shopper.validate('NIEUW10');
      return shopper.change(2944, { discountCode: 'NIEUW10', email });
    };
    expect(await bind(one, 'bezet@example.com')).toMatchObject({ status: 200 });
    expect(await bind(other, 'vrij@example.com')).toMatchObject({ status: 200 });
    expect(await bind(other, 'bezet@example.com')).toMatchObject({ status: 400, code: 'discount-in-use' });
    expect([one, other].map((shopper) => shopper.atProvider().amount)).toEqual([2944, 3194]);
    expect(await bind(other, 'vrij@example.com')).toMatchObject({ status: 200 });
  });

  it('is bound once per mailbox under concurrent checkouts', async () => {
    const shoppers = await Promise.all(Array.from({ length: 6 }, () => shopperWith(oneJar)));
    for (const shopper of shoppers) await shopper.validate('NIEUW10');
    const bind = (shopper: Shopper, nth: number) =>
      shopper.change(2944, { discountCode: 'NIEUW10', email: `Samen+${nth}@example.com` });
    const responses = await Promise.all(shoppers.map(bind));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(responses.filter(({ code }) => code === 'discount-in-use')).toHaveLength(5);
    const [winner, loser] = [200, 400].map(
      (wanted) => shoppers[responses.findIndex(({ status }) => status === wanted)]!,
    );
    expect(await winner!.change(3194, { discountCode: null })).toMatchObject({ status: 200 });
    expect(await bind(loser!, 9)).toMatchObject({ status: 200 });
    await loser!.pay('samen@example.com');
    await loser!.settle();
    expect(['discount-in-use', 'discount-first-order-only']).toContain((await bind(winner!, 10)).code);
  });
});

describe('an interrupted payment', () => {
  it('between two quotes is settled by the quote that it names', async () => {
    await codes.add('HALF', { value: 5000, maxUses: 3 });
    for (const point of ['held', 'charged'] as const) {
      const shopper = await shopperWith(twoJars);
      await shopper.validate('HALF');
      const before = await shopper.checkout();
      if (point === 'held') shop.provider.control.planOutage({ mode: 'error', count: -1, method: 'POST' });
      const response = await shopper.change(2945, { discountCode: 'HALF' });
      shop.provider.control.clearOutages();
      expect(response.status).toBe(point === 'held' ? 503 : 200);
      if (point === 'charged') {
        const { quoteHash, quote, totalCents } = before; // simulates a crash before the checkout was written
        await shop.app
          .get(DataSource)
          .query(`update checkouts set quote_hash = $2, quote = $3, total_cents = $4 where id = $1`, [
            before.id,
            quoteHash,
            JSON.stringify(quote),
            totalCents,
          ]);
      }
      expect(await codes.uses('HALF')).toMatchObject({ reserved: 1 });
      await shopper.pay(`${point}@example.com`);
      await Promise.all([shopper.settle(), shopper.settle(), shopper.settle()]);
      const { totalAmount } = await orderOf(`${point}@example.com`);
      expect(totalAmount).toBe(point === 'held' ? '51.91' : '29.45');
      expect(await codes.uses('HALF')).toEqual({ reserved: 0, redeemed: point === 'held' ? 0 : 1 });
    }
  });

  it('redeems its code once when it is settled again after capture', async () => {
    await codes.add('LATER', { maxUses: 3 });
    const shopper = await shopperWith(twoJars);
    await shopper.bind('LATER', 4742);
    await shopper.pay('later@example.com');
    await shopper.settle();
    const { id } = await shopper.checkout();
    const query = (sql: string) => shop.app.get(DataSource).query(sql, [id]);
    await query(`update checkouts set status = 'open' where id = $1`);
    await query(`update discount_reservations set state = 'reserved' where checkout_id = $1`);
    await codes.change('LATER', { reserved: 1, redeemed: 0 });
    await shopper.expire();
    expect(await codes.uses('LATER')).toEqual({ reserved: 0, redeemed: 1 });
    await shopper.settle();
    expect(await codes.uses('LATER')).toEqual({ reserved: 0, redeemed: 1 });
    expect((await shopper.checkout()).status).toBe('settled');
  });

  it('ignores a missing use and keeps the charged price', async () => {
    await codes.add('LAATSTE', { maxUses: 1 });
    const [shopper, other] = [await shopperWith(twoJars), await shopperWith(twoJars)];
    await shopper.bind('LAATSTE', 4742);
    // only a manual change can cause this
    await shop.app.get(DiscountReservations).release((await shopper.checkout()).id);
    await other.bind('LAATSTE', 4742);
    await shopper.pay('toch@example.com');
    await shopper.settle();
    expect((await orderOf('toch@example.com')).totalAmount).toBe('47.42');
    expect(await codes.uses('LAATSTE')).toEqual({ reserved: 1, redeemed: 0 });
  });

  it('releases its code after a late failure', async () => {
    await codes.add('MISLUKT', { maxUses: 1 });
    const shopper = await shopperWith(twoJars);
    await shopper.bind('MISLUKT', 4742);
    shop.provider.control.setBehaviour({ bankDelayMs: null });
    await shopper.payByBank('mislukt@example.com', 'process');
    expect(await shopper.settle()).toMatchObject({ status: 'processing' });
    expect(await codes.uses('MISLUKT')).toEqual({ reserved: 1, redeemed: 0 });
    expect(await shopper.change(4742)).toMatchObject({ code: 'payment-locked' });
    shop.provider.control.completeProcessing(shopper.payment.paymentIntentId, 'failed');
    await eventually(async () => (await shopper.checkout()).status === 'abandoned', 'the webhook event of the failure');
    const status = async () => (await orderOf('mislukt@example.com')).status;
    await eventually(async () => (await status()) === 'cancelled', 'the cancelled order in the list');
    expect(await codes.uses('MISLUKT')).toEqual({ reserved: 0, redeemed: 0 });
    expect((await shopper.start(oneJar)).quote.discountCode).toBeNull();
  });

  it.each([
    ['releases', 'abandoned', { reserved: 0, redeemed: 0 }],
    ['keeps', 'open', { reserved: 1, redeemed: 0 }],
  ])('%s a code that its %s checkout has reserved for five minutes', async (_what, status, uses) => {
    const code = `OVER-${status}`.toUpperCase();
    await codes.add(code, { maxUses: 1 });
    const shopper = await shopperWith(twoJars);
    await shopper.bind(code, 4742);
    const { id } = await shopper.checkout();
    const query = (sql: string, ...more: string[]) => shop.app.get(DataSource).query(sql, [id, ...more]);
    const sweep = () => shop.app.get(SweepCheckoutsHandler, { strict: false }).handle();
    await query('update checkouts set status = $2 where id = $1', status);
    await sweep();
    expect(await codes.uses(code)).toEqual({ reserved: 1, redeemed: 0 });
    await query(`update discount_reservations set updated_at = now() - interval '6 minutes' where checkout_id = $1`);
    await sweep();
    expect(await codes.uses(code)).toEqual(uses);
  });
});
