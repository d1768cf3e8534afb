import type { CheckoutDetails } from '../../../../../contracts/checkout.js';
import { readStored, store } from '../../../lib/storage/device-storage';

const key = 'checkout-details';
const area = 'tab';

/** A customer's details are never shown to a guest of the same tab, nor the reverse. */
export type Shopper = 'guest' | 'customer';

/** Returns the details that were typed in this tab; empty when there are none or they cannot be read. */
export function loadDetails(shopper: Shopper = 'guest'): Partial<CheckoutDetails> {
  store('device', key, null); // of former versions
  try {
    const stored = JSON.parse(readStored(area, key) ?? '{}') as {
      shopper?: Shopper;
      details?: Partial<CheckoutDetails>;
    };
    return (stored.shopper === shopper && stored.details) || {};
  } catch {
    return {};
  }
}

/** Stores the details, so that a reload or a failed payment does not lose them. They end with the tab. */
export function saveDetails(details: Partial<CheckoutDetails>, shopper: Shopper = 'guest'): void {
  store(area, key, JSON.stringify({ shopper, details }));
}

/** Removes the details after payment. */
export function forgetDetails(): void {
  store('device', key, null);
  store('tab', key, null);
}
