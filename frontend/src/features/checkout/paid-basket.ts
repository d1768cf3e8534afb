import { basket } from '../../lib/basket/basket-store';
import { readStored, store } from '../../lib/device-storage';
import { forgetDetails } from './details-storage';

const key = 'paid';

/**
 * Empties the basket and forgets the details, once for each payment: whoever comes back to the page of a paid order later
 * keeps what is in the basket then.
 */
export function clearPaid(paymentIntentId: string): void {
  if (isKnown(paymentIntentId)) return;
  basket.clear();
  forgetDetails();
}

function isKnown(paymentIntentId: string): boolean {
  if (readStored('device', key) === paymentIntentId) return true;
  store('device', key, paymentIntentId);
  return false;
}
