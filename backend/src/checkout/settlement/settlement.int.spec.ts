import { DataSource } from 'typeorm';
import { EventStore } from '../../platform/event-sourcing/event-store.js';
import { ReadModelProgress } from '../../platform/event-sourcing/read-models/read-model-progress.js';
import { orderIdOf } from '../../platform/ids/order-id.js';
import { LogReaders } from '../../platform/event-sourcing/readers/readers.module.js';
import { sell } from '../../testing/shop/test-products.js';
import { startTestShop, type TestShop } from '../../testing/shop/test-shop.js';
import { Shopper } from '../../testing/shop/shopper.js';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
  shop.provider.control.setBehaviour({ bankDelayMs: null });
  await sell(shop, { 'energy-boost': { priceCents: 2495, stock: null } });
});
afterAll(() => shop.close());

describe('while read models do not update', () => {
  beforeAll(async () => {
    await shop.app.get(LogReaders).beforeApplicationShutdown();
    // Whoever waits for a read model gets no response.
    jest.spyOn(shop.app.get(ReadModelProgress), 'waitFor').mockReturnValue(new Promise(() => undefined));
  });
  afterAll(() => jest.restoreAllMocks());

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
    const settled = await shopper.settleOnly();
    shop.provider.control.setWebhookSwitches({ drop: 0 });
    expect(settled).toMatchObject({ status: 'succeeded', orderNumber: await storedNumber(shopper) });
    expect(await shop.app.get(DataSource).query('select from admin_order_list')).toEqual([]);
  });

  it('responds with the same number when a webhook event placed the order before', async () => {
    const shopper = await startShopper();
    await shopper.pay('bericht@example.com');
    await shop.provider.control.webhooksSettled();
    expect(await shopper.settleOnly()).toMatchObject({
      status: 'succeeded',
      orderNumber: await storedNumber(shopper),
    });
  });

  it('responds with the number of an order whose payment is processing', async () => {
    const shopper = await startShopper();
    await shopper.payByBank('bank@example.com', 'process');
    const settled = await shopper.settleOnly();
    expect(settled).toMatchObject({ status: 'processing', orderNumber: await storedNumber(shopper) });
  });
});
