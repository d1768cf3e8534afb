import type { CustomerSubscriptionDetail } from '../../../../contracts/subscriptions.js';
import { codeOf } from '../../testing/renewals/subscriber-login.js';
import { startSubscriberShop, type SubscriberShop } from '../../testing/renewals/subscriber-shop.js';
import { renew } from '../../testing/renewals/subscribers.js';

let shop: SubscriberShop;
beforeAll(async () => (shop = await startSubscriberShop()));
afterAll(() => shop.close());

describe('a subscriber', () => {
  it('sees the consequences of a decision before confirmation', async () => {
    // Not due yet, so that the sweep of the worker charges nothing during the test.
    const [anna, bo] = [await shop.subscriber('pm_card_visa', 10), await shop.subscriber('pm_card_visa')];
    await renew(shop, bo);
    const { read, post, list } = await shop.login(anna.email);
    const detail = async () => (await (await read(anna.subscriptionId)).json()) as CustomerSubscriptionDetail;
    const { afterSkip, afterResume } = await detail();
    expect(afterResume).toBeNull();
    await post(`${anna.subscriptionId}/skip`, { cycle: 1 });
    expect((await list())[0]!.nextDeliveryDate).toBe(afterSkip);
    await post(`${anna.subscriptionId}/pause`);
    const paused = await detail();
    expect(paused).toEqual({ afterSkip: null, afterResume: afterSkip, deliveries: [] });
    await post(`${anna.subscriptionId}/cancel`);
    expect(await detail()).toEqual({ afterSkip: null, afterResume: null, deliveries: [] });
  });

  it('sees the deliveries and their payment methods', async () => {
    const [anna, bo] = [await shop.subscriber('4242424242424242'), await shop.subscriber('5555555555554444')];
    for (const one of [anna, bo]) await renew(shop, one);
    const { read } = await shop.login(anna.email);
    const { deliveries } = (await (await read(anna.subscriptionId)).json()) as CustomerSubscriptionDetail;
    expect(deliveries).toMatchObject([{ status: 'processing', totalAmount: '43.71' }]);
    expect(await (await read(`${anna.subscriptionId}/payment-method`)).json()).toEqual({ type: 'card', last4: '4242' });
    for (const path of [bo.subscriptionId, `${bo.subscriptionId}/payment-method`])
      expect(await codeOf(await read(path))).toBe('subscription-not-found');
    const none = await shop.subscriber(null);
    const response = await (await shop.login(none.email)).read(`${none.subscriptionId}/payment-method`);
    expect(await response.json()).toEqual({ type: 'none', last4: null });
  });
});
