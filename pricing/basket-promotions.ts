import { combined, type Benefit } from './promotions.js';

/** The provider refuses smaller payments, so discounts always leave this amount to pay. */
export const smallestPaymentCents = 50;

/** A promotion on the whole basket, for everybody. */
export interface BasketPromotion {
  id: number;
  priority: number;
  isExclusive: boolean;
  benefit: Exclude<Benefit, { type: 'buy-get' }>;
  /** It applies from this subtotal on. */
  minSubtotalCents: number;
}

/**
 * What each promotion takes off a basket, in cents: in their order, each off what those before it left. Percentages are
 * rounded down, so that they never take more off the parts of a basket than off the whole.
 */
export function basketDiscounts(
  subtotalCents: number,
  shippingCents: number,
  promotions: readonly BasketPromotion[],
): { id: number; cents: number }[] {
  let left = subtotalCents;
  let most = Math.max(0, subtotalCents + shippingCents - smallestPaymentCents);
  return combined(promotions.filter(({ minSubtotalCents }) => subtotalCents >= minSubtotalCents))
    .map(({ id, benefit }) => {
      const off =
        benefit.type === 'amount' ? benefit.cents : Math.floor((left * Math.round(benefit.percent * 100)) / 1e4);
      const cents = Math.min(off, left, most);
      left -= cents;
      most -= cents;
      return { id, cents };
    })
    .filter(({ cents }) => cents > 0);
}
