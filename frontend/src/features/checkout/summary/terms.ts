import type { Quote } from '../../../../../contracts/checkout.js';
import type { ShippingRates } from '../../../../../pricing/price-basket.js';
import { shippingFor } from './amounts';

/** The terms beside today's payment. `shippingCents` applies to a later delivery on its own. */
export interface PlanTerms {
  id: string;
  name: string;
  jars: number;
  frequency: number;
  priceCents: number;
  shippingCents: number;
}

/** Returns the terms of every plan in the quote. */
export function planTerms(quote: Pick<Quote, 'lines'>, rates: ShippingRates): PlanTerms[] {
  return quote.lines.flatMap(({ id, name, quantity, totalCents, subscription }) =>
    subscription
      ? {
          id,
          name,
          jars: quantity * subscription.jars,
          frequency: subscription.frequency,
          priceCents: totalCents,
          shippingCents: shippingFor(totalCents, rates),
        }
      : [],
  );
}
