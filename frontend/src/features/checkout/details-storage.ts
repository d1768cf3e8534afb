import type { CheckoutDetails } from '../../../../contracts/checkout.js';

const key = 'checkout-details';
const keptFor = 30 * 24 * 60 * 60 * 1000;

/** What a guest filled in before, at most 30 days ago; nothing when it cannot be read. */
export function loadDetails(now = Date.now()): Partial<CheckoutDetails> {
  try {
    const stored = JSON.parse(window.localStorage.getItem(key) ?? '{}') as {
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

/** Keeps what a guest filled in, so that a reload or a failed payment does not cost it. */
export function saveDetails(details: Partial<CheckoutDetails>, now = Date.now()): void {
  try {
    window.localStorage.setItem(key, JSON.stringify({ savedAt: now, details }));
  } catch {
    return;
  }
}

/** Forgets it: the order has been paid. */
export function forgetDetails(): void {
  try {
    window.localStorage.removeItem(key);
  } catch {
    return;
  }
}
