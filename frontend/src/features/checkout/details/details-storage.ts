import type { CheckoutDetails } from '../../../../../contracts/checkout.js';
import { readStored, store } from '../../../lib/storage/device-storage';

const key = 'checkout-details';
const keptFor = 30 * 24 * 60 * 60 * 1000;

/** A guest's details stay on the device, a customer's only in the tab. */
export type Shopper = 'guest' | 'customer';

const areaOf = (shopper: Shopper) => (shopper === 'guest' ? 'device' : 'tab');

/** Returns the stored details of at most 30 days ago; empty when they cannot be read. */
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

/** Stores the details, so that a reload or a failed payment does not lose them. */
export function saveDetails(details: Partial<CheckoutDetails>, shopper: Shopper = 'guest', now = Date.now()): void {
  store(areaOf(shopper), key, JSON.stringify({ savedAt: now, details }));
}

/** Removes the details of guest and customer after payment. */
export function forgetDetails(): void {
  store('device', key, null);
  store('tab', key, null);
}
