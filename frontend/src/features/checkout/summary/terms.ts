import type { Quote } from '../../../../../contracts/checkout.js';
import type { ShippingRates } from '../../../../../pricing/price-basket.js';
import { shippingFor } from './amounts';

/** What somebody agrees to beside today's payment. `shippingCents`: a later delivery is sent alone. */
export interface PlanTerms {
  id: string;
  name: string;
  jars: number;
  frequency: number;
  priceCents: number;
  shippingCents: number;
}

/** The terms of every plan in the quote. */
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
