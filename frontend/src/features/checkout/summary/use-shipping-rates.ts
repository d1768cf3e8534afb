import { useSuspenseQuery } from '@tanstack/react-query';
import type { ShippingRates } from '../../../../../pricing/price-basket.js';
import { centsOf } from '../../../lib/format';
import { shippingQuery } from '../../../lib/shop/shop';

/** Returns the shipping rates in cents, which the route loaded before render. */
export function useShippingRates(): ShippingRates {
  const { freeShippingThreshold, shippingCost } = useSuspenseQuery(shippingQuery).data;
  return { freeFromCents: centsOf(freeShippingThreshold), costCents: centsOf(shippingCost) };
}
