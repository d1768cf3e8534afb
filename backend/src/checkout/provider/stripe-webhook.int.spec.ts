import { DataSource } from 'typeorm';
import * as api from '../../../../contracts/api.js';
import { signatureHeader } from '../../../../infra/stripe-simulator/webhooks/signature.js';
import { AppConfig } from '../../platform/config/app-config.js';
import { sell } from '../../testing/shop/test-products.js';
import { startTestShop, TestBrowser, type TestShop } from '../../testing/shop/test-shop.js';
import { Shopper } from '../../testing/shop/shopper.js';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
  await sell(shop, { 'energy-boost': { priceCents: 2495, stock: 100 } });
});
afterAll(() => shop.close());

const query = <T>(sql: string, values: unknown[] = []) => shop.app.get(DataSource).query<T[]>(sql, values);
const inbox = (id: string) =>
  query<{ handled_at: Date | null }>('select handled_at from webhook_events where id = $1', [id]);
const orderCount = async () => (await query<{ n: string }>('select count(*) as n from admin_order_list'))[0]!.n;
const nowSeconds = () => Math.floor(Date.now() / 1000);

function eventOf(id: string, paymentIntentId: string, type = 'payment_intent.succeeded'): string {
  const object = { id: paymentIntentId, object: 'payment_intent' };
  return JSON.stringify({ id, object: 'event', type, created: nowSeconds(), data: { object } });
}

function send(body: string, { secret = '', seconds = 0, signed = body } = {}): Promise<Response> {
  const key = secret || shop.app.get(AppConfig).stripe.webhookSecret;
  return new TestBrowser(shop).call(api.operations.receiveWebhook, {
    body,
    headers: { 'stripe-signature': signatureHeader(signed, key, nowSeconds() + seconds) },
  });
}

async function unpaid(): Promise<Shopper> {
  const shopper = new Shopper(shop);
  await shopper.start([{ id: 'energy-boost', quantity: 1 }]);
  return shopper;
}

describe('a webhook event', () => {
  it.each([
    ['signed with another secret', { secret: 'whsec_fedcba9876543210fedcba9876543210' }],
    ['altered in transit', { signed: '{"id":"evt_other"}' }],
    ['more than five minutes old', { seconds: -310 }],
    ['from the future', { seconds: 330 }],
  ])('is refused without a write: %s', async (what, how) => {
    const shopper = await unpaid();
    const id = `evt_${what.replaceAll(' ', '_')}`;
    const before = await orderCount();
    expect((await send(eventOf(id, shopper.payment.paymentIntentId), how)).status).toBe(403);
    expect(await inbox(id)).toEqual([]);
    expect(await orderCount()).toBe(before);
  });

  it.each(['', 'geen json', '{}', '[]', 'null', '{"id":5}', '{"id":"evt_1"}'])(
    'of %p is refused as invalid input',
    async (body) => {
      expect([400, 403, 415]).toContain((await send(body)).status);
    },
  );

  it('is verified with the provider, so that a forged one changes nothing', async () => {
    const shopper = await unpaid();
    expect((await send(eventOf('evt_lie', shopper.payment.paymentIntentId))).status).toBe(200);
    expect(
      await query('select 1 from admin_order_list where payment_intent_id = $1', [shopper.payment.paymentIntentId]),
    ).toEqual([]);
    expect((await shopper.checkout()).status).toBe('open');
  });

  it('is ignored when it is sent again', async () => {
    const shopper = await unpaid();
    const body = eventOf('evt_again', shopper.payment.paymentIntentId);
    expect((await send(body)).status).toBe(200);
    const [first] = await inbox('evt_again');
    shop.provider.control.planOutage({ mode: 'error', count: -1 }); // a request to the provider would now fail
    const responses = await Promise.all([1, 2, 3].map(() => send(body)));
    shop.provider.control.clearOutages();
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await inbox('evt_again')).toEqual([first]);
  });

  it('is handled on redelivery after a failure with 5xx', async () => {
    const shopper = await unpaid();
    await shop.provider.control.webhooksSettled();
    const body = eventOf('evt_trouble', shopper.payment.paymentIntentId);
    shop.provider.control.planOutage({ mode: 'error', count: -1 });
    expect((await send(body)).status).toBeGreaterThanOrEqual(500);
    shop.provider.control.clearOutages();
    expect(await inbox('evt_trouble')).toEqual([{ handled_at: null }]);
    expect((await send(body)).status).toBe(200);
    expect(await inbox('evt_trouble')).toEqual([{ handled_at: expect.any(Date) }]);
  });

  const ofPayment = { object: 'payment_intent', id: 'pi_nergens' };
  const metadata = { subscriptionId: 'geen-abonnement', cycle: 'x' };
  it.each([
    ["another shop's payment", 'payment_intent.succeeded', { object: ofPayment }],
    ["another shop's declined payment", 'payment_intent.payment_failed', { object: ofPayment }],
    ["another shop's subscription", 'payment_intent.succeeded', { object: { ...ofPayment, metadata } }],
    ["another shop's refund", 'charge.refunded', { object: { object: 'charge', payment_intent: 'pi_nergens' } }],
    [
      "another shop's dispute",
      'charge.dispute.created',
      { object: { object: 'dispute', payment_intent: 'pi_nergens' } },
    ],
    [
      'a refund with a payment that is no id',
      'refund.updated',
      { object: { object: 'refund', payment_intent: { id: 1 } } },
    ],
    [
      'a payment with a null character in its id',
      'payment_intent.succeeded',
      { object: { ...ofPayment, id: 'pi_\0' } },
    ],
    ['a kind of object that nobody knows', 'payment_intent.succeeded', { object: { object: 'nieuw', metadata: null } }],
    ['an event without an object', 'v2.core.account.updated', undefined],
    ['a type with a null character', 'v3\0', {}],
    ['a thin event', 'v1.billing.meter.no_meter_found', undefined, 'v2.core.event'],
  ])('about something unknown is stored and ignored: %s', async (what, type, data, object = 'event') => {
    const id = `evt_${what.replace(/\W/g, '_')}`;
    expect((await send(JSON.stringify({ id, object, type, created: nowSeconds(), data }))).status).toBe(200);
    expect(await inbox(id)).toEqual([{ handled_at: expect.any(Date) }]);
  });
});
