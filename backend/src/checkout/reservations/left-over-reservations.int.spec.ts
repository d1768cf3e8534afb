import { CommandBus } from '@nestjs/cqrs';
import { DataSource } from 'typeorm';
import * as api from '../../../../contracts/api.js';
import { ReserveStock } from '../../inventory/commands/reserve-stock.js';
import { EventStore, EventStoreUnavailableError } from '../../platform/event-sourcing/event-store.js';
import { orderIdOf } from '../../platform/ids/order-id.js';
import { testContext } from '../../testing/kernel.js';
import { sell } from '../../testing/shop/test-products.js';
import { readModelsCatchUp, Shopper } from '../../testing/shop/shopper.js';
import { startTestShop, type TestShop } from '../../testing/shop/test-shop.js';
import { SweepCheckoutsHandler } from '../closing/sweep-checkouts.handler.js';

let shop: TestShop;
let ids: Map<string, number>;
beforeAll(async () => {
  shop = await startTestShop();
  ids = await sell(shop, {
    'energy-boost': { priceCents: 2495, stock: 100 },
    'sleep-well': { priceCents: 2295, stock: 100 },
    schaars: { priceCents: 1000, stock: 1 },
  });
});
afterAll(() => shop.close());
afterEach(() => jest.restoreAllMocks());

const oneJar = [{ id: 'energy-boost', quantity: 1 }];
const sweep = () => shop.app.get(SweepCheckoutsHandler, { strict: false }).handle();

async function reserved(slug: string): Promise<number> {
  await readModelsCatchUp(shop);
  const sql = 'select reserved from stock_levels where product_id = $1';
  const [row] = await shop.app.get(DataSource).query<[{ reserved: number }]>(sql, [ids.get(slug)]);
  return row.reserved;
}

/** Stores a reservation as an append does that was under way when another process closed the checkout. */
async function reserveLate(
  slug: string,
  { id: checkoutId, paymentIntentId }: { id: string; paymentIntentId: string | null },
) {
  const orderId = paymentIntentId && orderIdOf(paymentIntentId);
  const command = new ReserveStock({ productId: ids.get(slug)!, checkoutId, quantity: 2, orderId }, testContext());
  await shop.app.get(CommandBus).execute(command);
}

describe('a reservation that is stored after the end of its checkout', () => {
  it('is released by the sweep when the checkout was abandoned', async () => {
    const shopper = new Shopper(shop);
    await shopper.start(oneJar);
    await shopper.expire();
    const checkout = await shopper.checkout();
    expect(checkout.status).toBe('abandoned');
    await reserveLate('energy-boost', checkout);
    expect(await reserved('energy-boost')).toBe(2);
    await sweep();
    expect(await reserved('energy-boost')).toBe(0);
  });

  it('is released by the sweep when the paid order has no such product', async () => {
    const shopper = new Shopper(shop);
    await shopper.start(oneJar);
    await shopper.pay('laat@example.com');
    expect(await shopper.settle()).toMatchObject({ status: 'succeeded' });
    await reserveLate('sleep-well', await shopper.checkout());
    expect(await reserved('sleep-well')).toBe(2);
    await sweep();
    expect(await reserved('sleep-well')).toBe(0);
  });

  it('stays while its checkout is open', async () => {
    const shopper = new Shopper(shop);
    await shopper.start(oneJar);
    await sweep();
    expect(await reserved('energy-boost')).toBe(1);
    await shopper.expire();
  });
});

it('keeps a checkout whose reservation may still be stored, also when another product is refused', async () => {
  const store = shop.app.get(EventStore);
  const append = store.append.bind(store);
  const lost = `stock-${ids.get('sleep-well')}`;
  jest.spyOn(store, 'append').mockImplementation(async (streamId, events, expected) => {
    if (streamId === lost) throw new EventStoreUnavailableError('The event store did not respond');
    return append(streamId, events, expected);
  });
  const shopper = new Shopper(shop);
  const items = [
    { id: 'schaars', quantity: 2 },
    { id: 'sleep-well', quantity: 1 },
  ];
  const response = await shopper.browser.call(api.checkout.createPaymentIntent, { body: { items } });
  expect(response.status).toBe(503);
  const rows = await shop.app.get(DataSource).query(`select 1 from checkouts where status = 'open'`);
  expect(rows).toHaveLength(1);
});
