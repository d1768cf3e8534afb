import { sell } from '../shop/test-products.js';
import { startTestShop, type TestShop } from '../shop/test-shop.js';
import { logInAs } from './subscriber-login.js';
import { subscribe, type Subscriber } from './subscribers.js';
import { withoutRenewalSweep } from './without-renewal-sweep.js';

export interface SubscriberShop extends TestShop {
  /** Subscribes a new customer to `sleep-well`; see `subscribe` for the card and the days. */
  subscriber(card: string | null, daysAgo?: number): Promise<Subscriber>;
  login(email: string): ReturnType<typeof logInAs>;
}

/** Starts a shop with a movable clock that sells `sleep-well`. Its worker sweeps no renewals. */
export async function startSubscriberShop(): Promise<SubscriberShop> {
  const shop = await startTestShop({ DEMO: '1' });
  withoutRenewalSweep(shop);
  const slug = 'sleep-well';
  const productId = (await sell(shop, { [slug]: { priceCents: 2295, stock: null } })).get(slug)!;
  return {
    ...shop,
    subscriber: (card, daysAgo) => subscribe(shop, card, { productId, slug }, daysAgo),
    login: (email) => logInAs(shop, email),
  };
}
