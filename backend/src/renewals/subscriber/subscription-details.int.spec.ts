import * as api from '../../../../contracts/api.js';
import { codeOf } from '../../testing/renewals/subscriber-login.js';
import { startSubscriberShop, type SubscriberShop } from '../../testing/renewals/subscriber-shop.js';
import { renew } from '../../testing/renewals/subscribers.js';

let shop: SubscriberShop;
beforeAll(async () => (shop = await startSubscriberShop()));
afterAll(() => shop.close());

describe('a subscriber', () => {
  it('sees the consequences of a decision before confirmation', async () => {
    const [anna, bo] = [await shop.subscriber('pm_card_visa', 10), await shop.subscriber('pm_card_visa')];
    await renew(shop, bo);
    const customer = await shop.login(anna.email);
    const detail = async () =>
      await customer.json(api.subscriptions.showSubscription, { params: { id: anna.subscriptionId } });
    const { afterSkip, afterResume } = await detail();
    expect(afterResume).toBeNull();
    await customer.call(api.subscriptions.skipDelivery, { params: { id: anna.subscriptionId }, body: { cycle: 1 } });
    expect((await customer.json(api.subscriptions.listSubscriptions))[0]!.nextDeliveryDate).toBe(afterSkip);
    await customer.call(api.subscriptions.pauseSubscription, { params: { id: anna.subscriptionId } });
    const paused = await detail();
    expect(paused).toEqual({ afterSkip: null, afterResume: afterSkip, deliveries: [] });
    await customer.call(api.subscriptions.cancelSubscription, { params: { id: anna.subscriptionId } });
    expect(await detail()).toEqual({ afterSkip: null, afterResume: null, deliveries: [] });
  });

  it('sees the deliveries and their payment methods', async () => {
    const [anna, bo] = [await shop.subscriber('4242424242424242'), await shop.subscriber('5555555555554444')];
    for (const one of [anna, bo]) await renew(shop, one);
    const customer = await shop.login(anna.email);
    const { deliveries } = await customer.json(api.subscriptions.showSubscription, {
      params: { id: anna.subscriptionId },
    });
    expect(deliveries).toMatchObject([{ status: 'processing', totalAmount: '43.71' }]);
    expect(await customer.json(api.subscriptions.showPaymentMethod, { params: { id: anna.subscriptionId } })).toEqual({
      type: 'card',
      last4: '4242',
    });
    for (const endpoint of [api.subscriptions.showSubscription, api.subscriptions.showPaymentMethod])
      expect(await codeOf(await customer.call(endpoint, { params: { id: bo.subscriptionId } }))).toBe(
        'subscription-not-found',
      );
    const none = await shop.subscriber(null);
    const other = await shop.login(none.email);
    expect(await other.json(api.subscriptions.showPaymentMethod, { params: { id: none.subscriptionId } })).toEqual({
      type: 'none',
      last4: null,
    });
  });
});
