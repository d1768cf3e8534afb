import { DataSource } from 'typeorm';
import * as api from '../../../../contracts/api.js';
import { EventStoreDbServer } from '../../../../infra/eventstoredb-server/eventstoredb-server.js';
import { sell } from '../../testing/shop/test-products.js';
import { startTestShop, type TestShop } from '../../testing/shop/test-shop.js';
import { Checkout } from '../checkout.entity.js';
import { Shopper, TestCodes } from '../../testing/shop/shopper.js';

let server: EventStoreDbServer;
let shop: TestShop;
let codes: TestCodes;
beforeAll(async () => {
  server = await EventStoreDbServer.start();
  shop = await startTestShop({ EVENTSTORE_URL: server.connectionString });
  codes = new TestCodes(shop);
  await sell(shop, {
    'energy-boost': { priceCents: 2495, stock: 50 },
    'sleep-well': { priceCents: 1000, stock: 1 },
  });
});
afterAll(async () => {
  await shop.close();
  server.goAway();
});
beforeEach(() => shop.app.get(DataSource).query('delete from attempt_limits'));
afterEach(() => shop.provider.control.clearOutages());

const oneJar = [{ id: 'energy-boost', quantity: 1 }]; // 24.95 and 6.99 shipping; 22.45 with ten percent off
const twoJars = [{ id: 'energy-boost', quantity: 2 }]; // 44.92 and 6.99 shipping; 40.43 with ten percent off
const reserved = { reserved: 1, redeemed: 0 };
const none = { reserved: 0, redeemed: 0 };
const onceOnly = { maxUses: 1 };

async function shopperWith(items: object[]): Promise<Shopper> {
  const shopper = new Shopper(shop);
  await shopper.start(items);
  return shopper;
}

/** Lets one call about this payment fail, `count` times. */
function failCalls(method: 'GET' | 'POST', path: string, mode: 'error' | 'lose-answer' = 'error'): void {
  shop.provider.control.planOutage({ mode, count: -1, method, path });
}

describe('a code for one use', () => {
  it.each(['error', 'lose-answer'] as const)('is bound by the next try after a provider call (%s)', async (mode) => {
    const code = `EENMAAL-${mode}`.toUpperCase();
    await codes.add(code, onceOnly);
    const shopper = await shopperWith(oneJar);
    failCalls('POST', `/v1/payment_intents/${shopper.payment.paymentIntentId}`, mode);
    expect((await shopper.bind(code, 2944)).status).toBe(503);
    expect(await codes.uses(code)).toEqual(reserved);
    shop.provider.control.clearOutages();
    expect(await shopper.bind(code, 2944)).toMatchObject({ status: 200, quote: { discountCode: code } });
    expect(await codes.uses(code)).toEqual(reserved);
  });

  it('is bound by the next try that names the total only', async () => {
    await codes.add('EENMAAL-TOTAAL', onceOnly);
    const shopper = await shopperWith(oneJar);
    failCalls('POST', `/v1/payment_intents/${shopper.payment.paymentIntentId}`);
    expect((await shopper.bind('EENMAAL-TOTAAL', 2944)).status).toBe(503);
    shop.provider.control.clearOutages();
    expect(await shopper.change(2944)).toMatchObject({ status: 200, quote: { discountCode: 'EENMAAL-TOTAAL' } });
  });

  it('is bound by the next try after the event store refused to reserve more pieces', async () => {
    await codes.add('EENMAAL-WINKEL', onceOnly);
    const shopper = await shopperWith(oneJar);
    await shopper.bind('EENMAAL-WINKEL', 2944);
    server.faults.push({ fault: 'denied', streams: 'stock-' });
    expect((await shopper.ask(api.checkout.createPaymentIntent, { items: twoJars })).status).toBeGreaterThanOrEqual(
      500,
    );
    expect(await shopper.start(twoJars)).toMatchObject({ quote: { discountCode: 'EENMAAL-WINKEL', totalCents: 4742 } });
    expect(await codes.uses('EENMAAL-WINKEL')).toEqual(reserved);
  });

  it('is released by the next try that goes on without it', async () => {
    await codes.add('EENMAAL-WEG', onceOnly);
    const shopper = await shopperWith(oneJar);
    failCalls('POST', `/v1/payment_intents/${shopper.payment.paymentIntentId}`);
    expect((await shopper.bind('EENMAAL-WEG', 2944)).status).toBe(503);
    shop.provider.control.clearOutages();
    expect(await shopper.change(3194, { discountCode: null })).toMatchObject({ status: 200 });
    expect(await codes.uses('EENMAAL-WEG')).toEqual(none);
  });

  it('goes to no other shopper while a failed try has reserved it', async () => {
    await codes.add('EENMAAL-ANDER', onceOnly);
    const [one, other] = [await shopperWith(oneJar), await shopperWith(oneJar)];
    failCalls('POST', `/v1/payment_intents/${one.payment.paymentIntentId}`);
    expect((await one.bind('EENMAAL-ANDER', 2944)).status).toBe(503);
    expect(await other.bind('EENMAAL-ANDER', 2944)).toMatchObject({ status: 400, code: 'discount-used-up' });
  });
});

describe('a checkout that could not be closed', () => {
  it('leaves its code and its last piece to the next checkout of the shopper', async () => {
    await codes.add('EENMAAL-NIEUW', onceOnly);
    const lastPiece = [{ id: 'sleep-well', quantity: 1 }]; // 10.00 and 6.99 shipping
    const shopper = await shopperWith(lastPiece);
    expect((await shopper.bind('EENMAAL-NIEUW', 1599)).status).toBe(200);
    await makeOld(shopper);
    failCalls('POST', '/cancel');
    expect((await shopper.ask(api.checkout.createPaymentIntent, { items: lastPiece })).status).toBe(503);
    expect(await shopper.checkout()).toMatchObject({ status: 'closing' });
    shop.provider.control.clearOutages();
    const former = shopper.payment.paymentIntentId;
    const renewed = await shopper.start(lastPiece);
    expect(renewed).toMatchObject({ quote: { discountCode: 'EENMAAL-NIEUW', totalCents: 1599 } });
    expect(renewed.paymentIntentId).not.toBe(former);
    expect(await codes.uses('EENMAAL-NIEUW')).toEqual(reserved);
  });

  it('is closed by the next try when its payment was never created', async () => {
    await codes.add('EENMAAL-ZONDER', onceOnly);
    const shopper = await shopperWith(oneJar);
    await shopper.bind('EENMAAL-ZONDER', 2944);
    await makeOld(shopper);
    failCalls('POST', '/v1/payment_intents');
    expect((await shopper.ask(api.checkout.createPaymentIntent, { items: oneJar })).status).toBe(503);
    expect((await shopper.ask(api.checkout.createPaymentIntent, { items: oneJar })).status).toBe(503);
    shop.provider.control.clearOutages();
    expect(await shopper.start(oneJar)).toMatchObject({ quote: { discountCode: 'EENMAAL-ZONDER' } });
    expect(await codes.uses('EENMAAL-ZONDER')).toEqual(reserved);
  });
});

/** Lets the next call begin a new checkout. */
async function makeOld(shopper: Shopper): Promise<void> {
  const { id } = await shopper.checkout();
  const createdAt = new Date(Date.now() - 61 * 60_000);
  await shop.app.get(DataSource).getRepository(Checkout).update({ id }, { createdAt });
}
