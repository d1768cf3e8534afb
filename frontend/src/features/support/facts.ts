import type { ShippingSettings, ShopInfo } from '../../../../contracts/settings.js';
import { useSuspenseQuery } from '@tanstack/react-query';
import { formatCents, formatDecimal } from '../../lib/format';
import { returnPolicy } from '../../lib/shop/policies';
import { shippingQuery, useShop } from '../../lib/shop/shop';

/** What the texts of the service pages say about this shop, ready to read. Amounts of shipping come from the settings. */
export interface Facts {
  brand: string;
  email: string;
  hours: string;
  freeFrom: string;
  shippingCost: string;
  returnCost: string;
  notCollectedCost: string;
}

/** The facts of this shop. The route must have loaded the shipping settings. */
export function useFacts(): Facts {
  return factsOf(useShop(), useSuspenseQuery(shippingQuery).data);
}

/** The facts that follow from the shop's own data. */
export function factsOf(
  { brand, email, supportHours }: ShopInfo,
  { freeShippingThreshold, shippingCost }: ShippingSettings,
): Facts {
  return {
    brand,
    email,
    hours: supportHours,
    freeFrom: formatDecimal(freeShippingThreshold),
    shippingCost: formatDecimal(shippingCost),
    returnCost: formatCents(returnPolicy.ownChoiceCents),
    notCollectedCost: formatCents(returnPolicy.notCollectedCents),
  };
}
