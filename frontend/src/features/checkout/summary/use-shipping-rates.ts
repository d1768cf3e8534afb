import { useSuspenseQuery } from '@tanstack/react-query';
import type { ShippingRates } from '../../../../../pricing/price-basket.js';
import { centsOf } from '../../../lib/format';
import { shippingQuery } from '../../../lib/shop/shop';

/** What shipping costs, in cents. The route has read it before the page is drawn. */
export function useShippingRates(): ShippingRates {
  const { freeShippingThreshold, shippingCost } = useSuspenseQuery(shippingQuery).data;
  return { freeFromCents: centsOf(freeShippingThreshold), costCents: centsOf(shippingCost) };
}
