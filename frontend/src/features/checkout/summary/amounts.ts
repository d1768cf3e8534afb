import type { BasketItem, Quote } from '../../../../../contracts/checkout.js';
import { shippingOf, type ShippingRates } from '../../../../../pricing/price-basket.js';

/** What a code takes off: cents of the subtotal, or the shipping. */
export interface Discount {
  cents: number;
  isFreeShipping: boolean;
}

/** Shipping for what costs this much, in cents: free at or above the threshold. */
export function shippingFor(subtotalCents: number, rates: ShippingRates): number {
  return shippingOf(subtotalCents, rates, false);
}

/** What the quote comes to with this discount in the place of its own. The server is told it, and says what is true. */
export function totalWith(
  quote: Pick<Quote, 'subtotalCents'>,
  rates: ShippingRates,
  discount: Discount | null,
): number {
  const shipping = shippingOf(quote.subtotalCents, rates, discount?.isFreeShipping ?? false);
  return quote.subtotalCents + shipping - (discount?.cents ?? 0);
}

type Line = Pick<BasketItem, 'id' | 'quantity'>;

/** Whether two lists hold the same lines with the same quantities, in any order. */
export function isSameBasket(one: readonly Line[], other: readonly Line[]): boolean {
  const textOf = (lines: readonly Line[]) =>
    lines
      .map(({ id, quantity }) => `${quantity}x ${id}`)
      .sort()
      .join();
  return textOf(one) === textOf(other);
}
