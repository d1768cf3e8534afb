import type { Quote } from '../../../contracts/checkout.js';
import { priceBasket, type ShippingRates } from '../../../pricing/price-basket.js';
import { pricingLine, type CheckoutLine } from './basket.js';

/** What the server will charge for these lines, by the one price function. */
export function quoteFor(lines: readonly CheckoutLine[], shipping: ShippingRates): Quote {
  const price = priceBasket(lines.map(pricingLine), shipping);
  return {
    lines: lines.map(({ id, product, quantity, subscription }, index) => {
      const { unitCents, totalCents, listTotalCents } = price.lines[index]!;
      const { id: productId, slug, name } = product;
      return { id, productId, slug, name, quantity, unitCents, totalCents, listTotalCents, subscription };
    }),
    subtotalCents: price.subtotalCents,
    savingsCents: price.savingsCents,
    shippingCents: price.shippingCents,
    discountCents: price.discountCents,
    totalCents: price.totalCents,
    discountCode: null,
  };
}
