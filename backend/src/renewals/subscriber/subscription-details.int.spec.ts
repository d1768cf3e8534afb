import type { CustomerSubscriptionDetail } from '../../../../contracts/subscriptions.js';
import { sell } from '../../testing/shop/test-products.js';
import { startTestShop, type TestShop } from '../../testing/shop/test-shop.js';
import { codeOf, logInAs } from '../testing/subscriber-login.js';
import { renew, subscribe } from '../testing/subscribers.js';

let shop: TestShop;
let products: Map<string, number>;
beforeAll(async () => {
  shop = await startTestShop({ DEMO: '1' });
  products = await sell(shop, { 'sleep-well': { priceCents: 2295, stock: null } });
});
afterAll(() => shop.close());

const subscriber = (number: string | null) =>
  subscribe(shop, number, { productId: products.get('sleep-well')!, slug: 'sleep-well' });
const login = (email: string) => logInAs(shop, email);

describe('a subscriber', () => {
  it('sees the consequences of a decision before confirmation', async () => {
    const [anna, bo] = [await subscriber('pm_card_visa'), await subscriber('pm_card_visa')];
    await renew(shop, bo);
    const { read, post, list } = await login(anna.email);
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
    const [anna, bo] = [await subscriber('4242424242424242'), await subscriber('5555555555554444')];
    for (const one of [anna, bo]) await renew(shop, one);
    const { read } = await login(anna.email);
    const { deliveries } = (await (await read(anna.subscriptionId)).json()) as CustomerSubscriptionDetail;
    expect(deliveries).toMatchObject([{ status: 'processing', totalAmount: '43.71' }]);
    expect(await (await read(`${anna.subscriptionId}/payment-method`)).json()).toEqual({ type: 'card', last4: '4242' });
    for (const path of [bo.subscriptionId, `${bo.subscriptionId}/payment-method`])
      expect(await codeOf(await read(path))).toBe('subscription-not-found');
    const none = await subscriber(null);
    const answer = await (await login(none.email)).read(`${none.subscriptionId}/payment-method`);
    expect(await answer.json()).toEqual({ type: 'none', last4: null });
  });
});
