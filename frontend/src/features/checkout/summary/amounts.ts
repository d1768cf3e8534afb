import type { BasketItem, Quote } from '../../../../../contracts/checkout.js';
import { shippingOf, type ShippingRates } from '../../../../../pricing/price-basket.js';

/** The discount of a code: cents off the subtotal, or free shipping. */
export interface Discount {
  cents: number;
  isFreeShipping: boolean;
}

/** Returns the shipping cost for a subtotal in cents: free at or above the threshold. */
export function shippingFor(subtotalCents: number, rates: ShippingRates): number {
  return shippingOf(subtotalCents, rates, false);
}

/** Returns what promotions take off the whole basket, in cents. The rest of its discount is that of the code. */
export function promotedIn({ promotions = [] }: Pick<Quote, 'promotions'>): number {
  return promotions.reduce((sum, { cents, ofBasket }) => sum + (ofBasket ? cents : 0), 0);
}

/** Returns the total of the quote with this discount instead of its own. The server verifies it. */
export function totalWith(
  quote: Pick<Quote, 'subtotalCents' | 'promotions'>,
  rates: ShippingRates,
  discount: Discount | null,
): number {
  const shipping = shippingOf(quote.subtotalCents, rates, discount?.isFreeShipping ?? false);
  return quote.subtotalCents + shipping - promotedIn(quote) - (discount?.cents ?? 0);
}

type Line = Pick<BasketItem, 'id' | 'quantity'>;

/** Returns a text that is the same for the same lines and quantities, in any order. */
export const basketText = (lines: readonly Line[]): string =>
  lines
    .map(({ id, quantity }) => `${quantity}x ${id}`)
    .sort()
    .join();

/** Whether two lists have the same lines and quantities, in any order. */
export const isSameBasket = (one: readonly Line[], other: readonly Line[]): boolean =>
  basketText(one) === basketText(other);
