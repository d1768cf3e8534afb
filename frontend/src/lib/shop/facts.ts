import type { ShippingSettings, ShopInfo } from '../../../../contracts/settings.js';
import type { FaqPlaceholder } from '../../../../contracts/shop-texts/placeholders.js';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { Product } from '../../../../contracts/catalog.js';
import { formatAmount, formatCents, formatDecimal } from '../format';
import { highestPlanDiscount, productsQuery } from './catalog';
import { returnPolicy } from './policies';
import { cutOffIn, shippingQuery, useShop } from './shop';

/** Formatted facts of this shop for the service texts. Shipping amounts come from the settings. */
export interface Facts {
  brand: string;
  email: string;
  hours: string;
  payments: readonly string[];
  /** The hour until which an order leaves the same day, as `17.00 uur`. */
  cutOff: string;
  freeFrom: string;
  shippingCost: string;
  returnCost: string;
  notCollectedCost: string;
  /** The highest discount of a subscription in percent; 0 while the products are unknown. */
  planDiscount: number;
}

/** Returns the facts of this shop. The route must have loaded the shipping settings. */
export function useFacts(): Facts {
  // The footer reads the products. A second reader that mounts after a failure would read them again, and again.
  const products = useQuery({ ...productsQuery, enabled: false }).data;
  return factsOf(useShop(), useSuspenseQuery(shippingQuery).data, products);
}

/** Derives the facts from the data of the shop. */
export function factsOf(
  shop: ShopInfo,
  { freeShippingThreshold, shippingCost }: ShippingSettings,
  products: readonly Product[] = [],
): Facts {
  const { brand, email, supportHours, payments = [] } = shop;
  return {
    brand,
    email,
    hours: supportHours,
    payments,
    cutOff: cutOffIn(shop),
    freeFrom: formatAmount(freeShippingThreshold),
    shippingCost: formatDecimal(shippingCost),
    returnCost: formatCents(returnPolicy.ownChoiceCents),
    notCollectedCost: formatCents(returnPolicy.notCollectedCents),
    planDiscount: highestPlanDiscount(products),
  };
}

/** `a, b of c`. */
const oneOf = (names: readonly string[]) => names.join(', ').replace(/, ([^,]*)$/, ' of $1');

/** Returns what the placeholders of answers stand for. Empty where the fact is unknown. */
export const answerValues = (facts: Facts): Record<FaqPlaceholder, string> => ({
  abonnementskorting: facts.planDiscount > 0 ? `${facts.planDiscount}%` : '',
  betaalmethoden: oneOf(facts.payments),
  'e-mailadres': facts.email,
  'gratis-vanaf': facts.freeFrom,
  openingstijden: facts.hours,
  retourkosten: facts.returnCost,
  verwerkingskosten: facts.notCollectedCost,
  verzendkosten: facts.shippingCost,
  verzenduur: facts.cutOff,
});
