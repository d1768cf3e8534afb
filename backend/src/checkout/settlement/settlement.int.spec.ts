import { DataSource } from 'typeorm';
import { EventStore } from '../../platform/event-sourcing/event-store.js';
import { orderIdOf } from '../../platform/ids/order-id.js';
import { LogReaders } from '../../platform/event-sourcing/readers/readers.module.js';
import { sell } from '../../testing/shop/test-products.js';
import { startTestShop, type TestShop } from '../../testing/shop/test-shop.js';
import { Shopper } from '../../testing/shop/shopper.js';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
  await sell(shop, { 'energy-boost': { priceCents: 2495, stock: null } });
});
afterAll(() => shop.close());

describe('while read models do not update', () => {
  beforeAll(() => shop.app.get(LogReaders).beforeApplicationShutdown());

  /** Returns the response for the result page, and its duration in milliseconds. */
  async function settle(shopper: Shopper) {
    const begun = performance.now();
    const settled = await shopper.settleOnly();
    return { settled, ms: performance.now() - begun };
  }

  async function storedNumber(shopper: Shopper): Promise<string> {
    const orderId = orderIdOf(shopper.payment.paymentIntentId);
    const [placed] = await shop.app.get(EventStore).readStream(`order-${orderId}`);
    return (placed!.data as { orderNumber: string }).orderNumber;
  }

  const startShopper = async () => {
    const shopper = new Shopper(shop);
    await shopper.start([{ id: 'energy-boost', quantity: 1 }]);
    return shopper;
  };

  it('responds with the order number immediately when it places the order itself', async () => {
    shop.provider.control.setWebhookSwitches({ drop: 100 });
    const shopper = await startShopper();
    await shopper.pay('meteen@example.com');
    const { settled, ms } = await settle(shopper);
    shop.provider.control.setWebhookSwitches({ drop: 0 });
    expect(settled).toMatchObject({ status: 'succeeded', orderNumber: await storedNumber(shopper) });
    expect(ms).toBeLessThan(1000);
    expect(await shop.app.get(DataSource).query('select from admin_order_list')).toEqual([]);
  });

  it('responds with the same number when a webhook event placed the order before', async () => {
    const shopper = await startShopper();
    await shopper.pay('bericht@example.com');
    await shop.provider.control.webhooksSettled();
    const { settled, ms } = await settle(shopper);
    expect(settled).toMatchObject({ status: 'succeeded', orderNumber: await storedNumber(shopper) });
    expect(ms).toBeLessThan(1000);
  });

  it('responds with the number of an order whose payment is processing', async () => {
    const shopper = await startShopper();
    await shopper.payByBank('bank@example.com', 'process');
    const { settled } = await settle(shopper);
    expect(settled).toMatchObject({ status: 'processing', orderNumber: await storedNumber(shopper) });
  });
});
