import { CommandBus } from '@nestjs/cqrs';
import { DataSource } from 'typeorm';
import type { PlacedOrder } from '../../orders/order.events.js';
import { Restores } from '../../platform/database/restores.js';
import { restoreNoticed } from '../../platform/database/timelines.js';
import { EventStore } from '../../platform/event-sourcing/event-store.js';
import { orderIdOf } from '../../platform/ids/order-id.js';
import { eventually, eventuallyMatches, testContext } from '../../testing/kernel.js';
import { sell } from '../../testing/shop/test-products.js';
import { startTestShop, type TestShop } from '../../testing/shop/test-shop.js';
import { readModelsCatchUp, Shopper, TestCodes } from '../../testing/shop/shopper.js';
import { RestoreCheckout } from './commands.js';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop({ ROLES: 'api' }); // no worker, so that no sweep settles during the test
  await sell(shop, { 'energy-boost': { priceCents: 2495, stock: 100 } });
  await new TestCodes(shop).add('TIEN');
});
afterAll(() => shop.close());

const oneJar = [{ id: 'energy-boost', quantity: 1 }]; // 31.94 with shipping
const query = <Row>(sql: string, parameters: unknown[] = []) => shop.app.get(DataSource).query<Row[]>(sql, parameters);
const now = () => ({ ...testContext(), at: new Date().toISOString() });
const stock = async () => {
  await readModelsCatchUp(shop);
  const [row] = await query<{ on_hand: number; reserved: number }>('select on_hand, reserved from stock_levels');
  return row;
};

describe('a payment of a quote that a restore of Postgres lost', () => {
  /** Pays a quote with a discount, then takes the tables back to the first quote. */
  async function paid() {
    const shopper = new Shopper(shop);
    await shopper.start(oneJar);
    const { id } = await shopper.checkout();
    expect((await shopper.bind('TIEN', 2944)).status).toBe(200);
    const later = await shopper.checkout();
    await shopper.pay('hersteld@example.com');
    const settled = await shopper.settle();
    expect(settled).toMatchObject({ status: 'succeeded', orderNumber: expect.any(String) });
    await eventuallyMatches(stock, { on_hand: 99, reserved: 0 });
    await query(`update checkouts set status = 'closing', reserved_until = now() where id = $1`, [id]);
    await query('delete from checkout_quotes where checkout_id = $1 and quote_hash = $2', [id, later.quoteHash]);
    await query(`insert into timelines (seen_at, timeline, lost_since)
      values (now() + interval '1 minute', 2, now() - interval '1 minute')`);
    await query(`notify ${restoreNoticed}`);
    await eventually(() => shop.app.get(Restores).mayHaveLost(now().at), 'the restore is known');
    const [placed] = await shop.app.get(EventStore).readStream(`order-${orderIdOf(shopper.payment.paymentIntentId)}`);
    const order = placed!.data as unknown as PlacedOrder & { checkoutId: string };
    return { id, shopper, order, orderNumber: settled.orderNumber };
  }

  it('is settled again with its order, and never listed as a payment without one', async () => {
    const { id, shopper, order, orderNumber } = await paid();
    const before = await stock();
    expect(await shopper.settle()).toMatchObject({ status: 'succeeded', orderNumber });
    await shopper.expire();
    expect(await shopper.checkout()).toMatchObject({ status: 'closing' });
    const restore = () => shop.app.get(CommandBus).execute(new RestoreCheckout({ order }, now()) as never);
    await Promise.all([restore(), restore()]);
    await Promise.all([shopper.expire(), shopper.expire()]);
    expect(await shopper.checkout()).toMatchObject({ id, status: 'settled' });
    expect(await shopper.settle()).toMatchObject({ status: 'succeeded', orderNumber });
    expect(await query('select 1 from unmatched_payments')).toEqual([]);
    expect(await stock()).toEqual(before);
    expect(await query('select 1 from checkout_quotes where checkout_id = $1', [id])).toHaveLength(2);
  });
});
