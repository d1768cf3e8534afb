import type { ShippingSettings, ShopInfo } from '../../../../contracts/settings.js';
import { useSuspenseQuery } from '@tanstack/react-query';
import { formatCents, formatDecimal } from '../../lib/format';
import { returnPolicy } from '../../lib/shop/policies';
import { shippingQuery, useShop } from '../../lib/shop/shop';

/** Formatted facts of this shop for the service texts. Shipping amounts come from the settings. */
export interface Facts {
  brand: string;
  email: string;
  hours: string;
  payments: readonly string[];
  freeFrom: string;
  shippingCost: string;
  returnCost: string;
  notCollectedCost: string;
}

/** Returns the facts of this shop. The route must have loaded the shipping settings. */
export function useFacts(): Facts {
  return factsOf(useShop(), useSuspenseQuery(shippingQuery).data);
}

/** Derives the facts from the data of the shop. */
export function factsOf(
  { brand, email, supportHours, payments = [] }: ShopInfo,
  { freeShippingThreshold, shippingCost }: ShippingSettings,
): Facts {
  return {
    brand,
    email,
    hours: supportHours,
    payments,
    freeFrom: formatDecimal(freeShippingThreshold),
    shippingCost: formatDecimal(shippingCost),
    returnCost: formatCents(returnPolicy.ownChoiceCents),
    notCollectedCost: formatCents(returnPolicy.notCollectedCents),
  };
}
