import { DataSource } from 'typeorm';
import * as api from '../../../../contracts/api.js';
import { EventStoreDbServer } from '../../../../infra/eventstoredb-server/eventstoredb-server.js';
import { checkWork } from '../../cli/doctor/failed-work.js';
import { sell } from '../../testing/shop/test-products.js';
import { staffOf, startTestShop, type TestBrowser, type TestShop } from '../../testing/shop/test-shop.js';
import { readModelsCatchUp, Shopper } from '../../testing/shop/shopper.js';

let server: EventStoreDbServer;
let shop: TestShop;
let staff: TestBrowser;
beforeAll(async () => {
  server = await EventStoreDbServer.start();
  shop = await startTestShop({ EVENTSTORE_URL: server.connectionString, ROLES: 'api' }); // no sweep during the test
  await sell(shop, { 'energy-boost': { priceCents: 2495, stock: 100 } });
  staff = await staffOf(shop);
});
afterAll(async () => {
  await shop.close();
  server.goAway();
});

const orderIsRefused = { fault: 'denied', streams: 'order-' } as const;
const oneJar = [{ id: 'energy-boost', quantity: 1 }];
const query = <Row>(sql: string, values: unknown[] = []) => shop.app.get(DataSource).query<Row[]>(sql, values);
const entriesOf = async ({ payment }: Shopper) =>
  (await staff.json(api.adminAttention.listUnmatchedPayments)).filter(
    ({ paymentIntentId }) => paymentIntentId === payment.paymentIntentId,
  );

/** A shopper whose webhooks are lost. */
async function shopperWithOneJar(): Promise<Shopper> {
  shop.provider.control.setWebhookSwitches({ drop: 100 });
  const shopper = new Shopper(shop);
  await shopper.start(oneJar);
  return shopper;
}

/** Moves the moment of the capture into the past. */
function captureWasAgo(shopper: Shopper, minutes: number): void {
  const { id } = shopper.atProvider();
  const charge = shop.provider.control.charges(100).find(({ payment_intent }) => payment_intent === id)!;
  charge.created -= minutes * 60;
}

const settle = ({ browser, payment }: Shopper) =>
  browser.call(api.checkout.settleCheckout, { body: { paymentIntentId: payment.paymentIntentId } });

describe('text of the provider', () => {
  it.each([
    ['a null character', 'Bea\u0000Koper', 'Bea Koper'],
    ['lone surrogates', 'Bea \ud800Koper\udc00', 'Bea Koper'],
    ['other control characters', '\u0007Bea\u001b\r\n\tKoper\u009f', 'Bea Koper'],
    ['too many characters', 'é'.repeat(5000), 'é'.repeat(200)],
  ])('is cleaned before it is stored: %s in the name', async (_what, name, stored) => {
    const shopper = await shopperWithOneJar();
    await shopper.pay('tekst@example.com');
    const shipping = { name, phone: name, address: { line1: name, city: name, postal_code: name, country: 'NL' } };
    Object.assign(shopper.atProvider(), { shipping });
    expect(await shopper.settleOnly()).toMatchObject({ status: 'succeeded', orderNumber: expect.any(String) });
    expect(await query('select name from contacts where name = $1 limit 1', [stored])).toEqual([{ name: stored }]);
  });

  it('is shortened, so that a long e-mail address fits the index of contacts', async () => {
    const shopper = await shopperWithOneJar();
    await shopper.pay('lang@example.com');
    shopper.atProvider().receipt_email = `${Array.from({ length: 4000 }, (_, i) => i.toString(36)).join('')}@x.nl`;
    expect(await shopper.settleOnly()).toMatchObject({ status: 'succeeded', orderNumber: expect.any(String) });
  });
});

describe('a captured payment that cannot be settled', () => {
  async function paidAndFailing(minutesAgo: number): Promise<Shopper> {
    const shopper = await shopperWithOneJar();
    await shopper.pay('mislukt@example.com');
    captureWasAgo(shopper, minutesAgo);
    server.faults.push(orderIsRefused);
    expect((await settle(shopper)).status).toBeGreaterThanOrEqual(500);
    return shopper;
  }

  it('waits for staff after some minutes, whatever the error', async () => {
    const [young, old] = [await paidAndFailing(0), await paidAndFailing(5)];
    expect(await entriesOf(young)).toEqual([]);
    expect(await entriesOf(old)).toMatchObject([
      { reason: 'settlement-failed', amount: '31.94', resolvedAt: null, refund: null },
    ]);
    expect((await checkWork(shop.app.get(DataSource))).find(({ name }) => name === 'unmatched payments')).toMatchObject(
      {
        found: '1',
      },
    );
  });

  it('waits for staff while the event store is away', async () => {
    const shopper = await shopperWithOneJar();
    await shopper.pay('weg@example.com');
    captureWasAgo(shopper, 5);
    server.goAway();
    expect((await settle(shopper)).status).toBe(503);
    await server.comeBack();
    expect(await entriesOf(shopper)).toMatchObject([{ reason: 'settlement-failed', resolvedAt: null }]);
  });

  it('leaves the list when a later settlement makes its order, which nobody can refund there then', async () => {
    const shopper = await paidAndFailing(5);
    expect(await shopper.settle()).toMatchObject({ orderNumber: expect.any(String) });
    expect(await entriesOf(shopper)).toMatchObject([{ resolvedAt: expect.any(String), refund: null }]);
    const { paymentIntentId } = shopper.payment;
    expect(await staff.status(api.adminAttention.refundUnmatchedPayment, { params: { id: paymentIntentId } })).toBe(
      409,
    );
  });

  it('becomes no order after staff refunded it', async () => {
    const shopper = await paidAndFailing(5);
    const { paymentIntentId } = shopper.payment;
    expect(await staff.status(api.adminAttention.refundUnmatchedPayment, { params: { id: paymentIntentId } })).toBe(
      204,
    );
    expect(await shopper.settleOnly()).toMatchObject({ status: 'succeeded', orderNumber: null });
    await readModelsCatchUp(shop);
    expect(await query('select 1 from admin_order_list where payment_intent_id = $1', [paymentIntentId])).toEqual([]);
  });

  it('is listed again when its order fails after staff asked for it', async () => {
    const shopper = await paidAndFailing(5);
    const { paymentIntentId } = shopper.payment;
    server.faults.push(orderIsRefused);
    const order = await staff.call(api.adminAttention.orderUnmatchedPayment, { params: { id: paymentIntentId } });
    expect(order.status).toBeGreaterThanOrEqual(500);
    expect(await entriesOf(shopper)).toMatchObject([{ resolvedAt: null }]);
    expect(await staff.status(api.adminAttention.orderUnmatchedPayment, { params: { id: paymentIntentId } })).toBe(204);
    expect(await entriesOf(shopper)).toMatchObject([{ resolvedAt: expect.any(String) }]);
  });
});
