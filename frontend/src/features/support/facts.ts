import { useSuspenseQuery } from '@tanstack/react-query';
import { formatCents, formatDecimal } from '../../lib/format';
import { returnPolicy } from '../../lib/policies';
import { shippingQuery, useShop } from '../../lib/shop';

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
  const { brand, email, supportHours } = useShop();
  const { freeShippingThreshold, shippingCost } = useSuspenseQuery(shippingQuery).data;
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
