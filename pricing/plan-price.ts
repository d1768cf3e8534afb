import type { ShippingRates } from './price-basket.js';
import { priceLine } from './price-line.js';

interface Plan {
  listCents: number;
  quantity: number;
  jars: number;
  discountPercent: number;
}

/** The price of one later delivery in cents. It is alone in its parcel, so its own total decides about shipping. */
export function planPrice(
  plan: Plan,
  { freeFromCents, costCents }: ShippingRates,
): { priceCents: number; shippingCents: number } {
  const { totalCents: priceCents } = priceLine({ kind: 'subscription', ...plan });
  return { priceCents, shippingCents: priceCents >= freeFromCents ? 0 : costCents };
}
