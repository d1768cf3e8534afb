import type { CheckoutDetails } from '../../../../../contracts/checkout.js';
import { readStored, store } from '../../../lib/storage/device-storage';

const key = 'checkout-details';
const keptFor = 30 * 24 * 60 * 60 * 1000;

/** Who fills in: a guest's details stay on the device, a customer's only as long as the tab. */
export type Shopper = 'guest' | 'customer';

const areaOf = (shopper: Shopper) => (shopper === 'guest' ? 'device' : 'tab');

/** What was filled in before, at most 30 days ago; nothing when it cannot be read. */
export function loadDetails(shopper: Shopper = 'guest', now = Date.now()): Partial<CheckoutDetails> {
  try {
    const stored = JSON.parse(readStored(areaOf(shopper), key) ?? '{}') as {
      savedAt?: number;
      details?: Partial<CheckoutDetails>;
    };
    if (typeof stored.savedAt !== 'number' || now - stored.savedAt > keptFor) {
      forgetDetails();
      return {};
    }
    return stored.details ?? {};
  } catch {
    return {};
  }
}

/** Keeps what was filled in, so that a reload or a failed payment does not cost it. */
export function saveDetails(details: Partial<CheckoutDetails>, shopper: Shopper = 'guest', now = Date.now()): void {
  store(areaOf(shopper), key, JSON.stringify({ savedAt: now, details }));
}

/** Forgets it, whoever it was: the order has been paid. */
export function forgetDetails(): void {
  store('device', key, null);
  store('tab', key, null);
}
