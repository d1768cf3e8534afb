import { DataSource } from 'typeorm';
import * as api from '../../../../contracts/api.js';
import type { PaymentIntentResponse } from '../../../../contracts/checkout.js';
import type { ApiErrorBody } from '../../../../contracts/errors.js';
import { card, confirmInBrowser } from '../../../../infra/stripe-simulator/testing/shop.fixtures.js';
import { eventually, testContext } from '../../testing/kernel.js';
import { sell } from '../../testing/shop/test-products.js';
import { startTestShop, TestBrowser, type TestShop } from '../../testing/shop/test-shop.js';
import { CheckoutClosing } from '../closing/checkout-closing.js';
import { CheckoutLimits } from './checkout-limits.js';
import { Checkout } from '../checkout.entity.js';

const stock = 100;
const slugs = ['aardbei', 'bosbes', 'citroen', 'druif', 'framboos', 'granaatappel'];
let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop({ CHECKOUT_LIMIT_FACTOR: '1', TRUSTED_PROXIES: 'loopback' });
  await sell(shop, {
    ...Object.fromEntries(slugs.map((slug) => [slug, { priceCents: 1000, stock }])),
    laatste: { priceCents: 1000, stock: 2 },
  });
});
afterEach(async () => {
  for (const checkout of await checkouts().findBy({ status: 'open' }))
    await shop.app.get(CheckoutClosing).close(checkout, testContext());
});
afterAll(() => shop.close());

const checkouts = () => shop.app.get(DataSource).getRepository(Checkout);
const each = (quantity: number, of = slugs) => of.map((id) => ({ id, quantity }));

/** Returns a browser without cookies that calls from this address. */
function visitorAt(address: string) {
  const browser = new TestBrowser(shop);
  const start = async (items: object[]) => {
    const response = await browser.call(api.checkout.createPaymentIntent, {
      body: { items },
      headers: { 'x-forwarded-for': address },
    });
    const body = (await response.json()) as PaymentIntentResponse & ApiErrorBody;
    return { status: response.status, ...body };
  };
  return { start };
}

async function reservedOf(address: string): Promise<Record<string, number>> {
  const { addressKey } = shop.app.get(CheckoutLimits).networkKeys([address]);
  const reserved: Record<string, number> = {};
  for (const { lines } of await checkouts().findBy({ addressKey, status: 'open' }))
    for (const { slug, quantity } of lines) reserved[slug] = (reserved[slug] ?? 0) + quantity;
  return reserved;
}

const sum = (reserved: Record<string, number>) => Object.values(reserved).reduce((total, pieces) => total + pieces, 0);

describe('a hoarder of stock', () => {
  it('cannot reserve all stock with three requests', async () => {
    for (let n = 0; n < 3; n++)
      expect(await visitorAt('192.0.2.1').start(each(20))).toMatchObject({ status: 409, code: 'too-many-pieces' });
    expect(await reservedOf('192.0.2.1')).toEqual({});
  });

  it('cannot reserve all stock with many browsers at once, which leaves enough for a normal shopper', async () => {
    const baskets = Array.from({ length: 24 }, (_, n) =>
      each(
        20,
        [0, 1, 2].map((k) => slugs[(n + k) % slugs.length]!),
      ),
    );
    const responses = await Promise.all(baskets.map((items) => visitorAt('192.0.2.2').start(items)));
    const refusals = responses.filter(({ status }) => status !== 200).map(({ code }) => code);
    expect(refusals.length).toBeGreaterThan(10);
    for (const code of refusals) expect(['product-share', 'too-much-held']).toContain(code);
    const reserved = await reservedOf('192.0.2.2');
    expect(sum(reserved)).toBeLessThanOrEqual(300);
    for (const pieces of Object.values(reserved)) expect(pieces).toBeLessThanOrEqual(stock / 2);
    expect((await visitorAt('198.51.100.7').start(each(3))).status).toBe(200);
  });

  it('counts once for all addresses of an IPv6 network', async () => {
    const at = (host: number) => visitorAt(`2001:db8:7:7::${host}`).start(each(20, slugs.slice(0, 3)));
    const statuses: number[] = [];
    for (let host = 1; host <= 4; host++) statuses.push((await at(host)).status);
    expect(statuses).toEqual([200, 200, 409, 409]);
  });

  it('cannot reserve all of a product from the many networks of one /48, also in parallel', async () => {
    const at = (n: number) => visitorAt(`2001:db8:8:${n.toString(16)}00::1`).start([{ id: 'druif', quantity: 20 }]);
    const responses = await Promise.all(Array.from({ length: 8 }, (_, n) => at(n + 1)));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(3);
    expect((await visitorAt('2001:db8:9::1').start([{ id: 'druif', quantity: 10 }])).status).toBe(200);
  });
});

describe('an honest shopper', () => {
  it('buys the last two pieces', async () => {
    expect((await visitorAt('192.0.2.3').start([{ id: 'laatste', quantity: 2 }])).status).toBe(200);
  });

  it('receives the number of pieces that are left for the network', async () => {
    for (let n = 0; n < 2; n++) await visitorAt('192.0.2.4').start([{ id: 'druif', quantity: 20 }]);
    const refused = await visitorAt('192.0.2.4').start([{ id: 'druif', quantity: 12 }]);
    expect(refused).toMatchObject({
      status: 409,
      code: 'product-share',
      message: 'Van druif kun je er nu hoogstens 10 bestellen, zodat er voor anderen ook iets overblijft.',
      details: { name: 'druif', line: 'druif', available: 10 },
    });
  });

  it('can change the basket repeatedly within the limit of the network', async () => {
    const { start } = visitorAt('192.0.2.5');
    for (let n = 0; n < 8; n++) expect((await start(each(20, [slugs[n % 2]!, slugs[2 + (n % 2)]!]))).status).toBe(200);
    expect(sum(await reservedOf('192.0.2.5'))).toBe(40);
  });

  it('leaves no stored address after the checkout', async () => {
    const started = await visitorAt('192.0.2.6').start([{ id: 'druif', quantity: 1 }]);
    const mine = () => checkouts().findOneByOrFail({ paymentIntentId: started.paymentIntentId });
    expect((await mine()).addressKey).toMatch(/^[\w-]{43}$/);
    await shop.app.get(CheckoutClosing).close(await mine(), testContext());
    expect(await mine()).toMatchObject({ status: 'abandoned', addressKey: null, claimed: null });
  });

  it('leaves no wider network of an IPv6 address either', async () => {
    const started = await visitorAt('2001:db8:a::1').start([{ id: 'druif', quantity: 1 }]);
    const mine = () => checkouts().findOneByOrFail({ paymentIntentId: started.paymentIntentId });
    expect((await mine()).widerKeys).toHaveLength(2);
    await shop.app.get(CheckoutClosing).close(await mine(), testContext());
    expect(await mine()).toMatchObject({ addressKey: null, widerKeys: null });
  });
});

describe('a card tester', () => {
  const decline = ({ paymentIntentId: id, clientSecret: client_secret }: PaymentIntentResponse) =>
    confirmInBrowser(shop.provider, { id, client_secret }, card('4000000000000002'));

  it('loses the payment after ten declined cards and receives no other', async () => {
    const tester = visitorAt('192.0.2.8');
    const started = await tester.start([{ id: 'druif', quantity: 1 }]);
    for (let n = 0; n < 10; n++) await decline(started);
    const payment = () => shop.provider.control.paymentIntent(started.paymentIntentId);
    await eventually(() => payment()?.status === 'canceled', 'the cancellation');
    await eventually(
      async () => (await tester.start([{ id: 'druif', quantity: 1 }])).code === 'too-many-declines',
      'the refusal',
    );
    expect((await visitorAt('192.0.2.9').start([{ id: 'druif', quantity: 1 }])).status).toBe(200);
  });

  it('starts at most 200 checkouts an hour from one address, also in parallel', async () => {
    const limits = shop.app.get(CheckoutLimits);
    const networks = limits.networkKeys(['192.0.2.10']);
    const begin = (n: number) => limits.countNew({ sidHash: `shopper-${n}`, ...networks });
    const outcomes = await Promise.allSettled(Array.from({ length: 230 }, (_, n) => begin(n)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(200);
    const refused = visitorAt('192.0.2.10').start([{ id: 'druif', quantity: 1 }]);
    expect(await refused).toMatchObject({ status: 429, code: 'too-many-checkouts' });
  });

  it('starts at most 30 an hour in one browser', async () => {
    const limits = shop.app.get(CheckoutLimits);
    const begin = (n: number) => limits.countNew({ sidHash: 'one', ...limits.networkKeys([`192.0.2.${100 + n}`]) });
    const outcomes = await Promise.allSettled(Array.from({ length: 33 }, (_, n) => begin(n)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(30);
  });
});
