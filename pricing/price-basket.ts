import { priceLine, type BasketLine, type PricedLine } from './price-line.js';
import { percentOf } from './rounding.js';

/** Shipping rates in cents; baskets at or above the threshold ship free. */
export interface ShippingRates {
  freeFromCents: number;
  costCents: number;
}

export type Coupon =
  | { type: 'percentage'; percent: number }
  | { type: 'fixed'; cents: number }
  | { type: 'free_shipping' };

/** All amounts in cents. `totalCents = subtotalCents + shippingCents - discountCents`. */
export interface BasketPrice {
  lines: PricedLine[];
  subtotalCents: number;
  savingsCents: number;
  shippingCents: number;
  discountCents: number;
  totalCents: number;
  missingForFreeShippingCents: number;
}

/** The provider refuses smaller payments, so a coupon always leaves this amount to pay. */
export const smallestPaymentCents = 50;

/**
 * The one price function: the front end shows its result and the server charges it. It applies volume and subscription
 * discounts first, decides shipping on that subtotal, and applies the coupon last, never to shipping.
 */
export function priceBasket(
  basket: readonly BasketLine[],
  shipping: ShippingRates,
  coupon: Coupon | null = null,
): BasketPrice {
  return totalsOf(basket.map(priceLine), shipping, coupon);
}

/** The amounts of lines that are priced already, such as those of an offer. */
export function totalsOf(
  lines: readonly PricedLine[],
  shipping: ShippingRates,
  coupon: Coupon | null = null,
): BasketPrice {
  const subtotalCents = sum(lines.map((line) => line.totalCents));
  const shipsFree = subtotalCents >= shipping.freeFromCents || coupon?.type === 'free_shipping';
  const shippingCents = lines.length === 0 ? 0 : shippingOf(subtotalCents, shipping, coupon?.type === 'free_shipping');
  const discountCents = couponDiscount(coupon, subtotalCents, shippingCents);
  return {
    lines: [...lines],
    subtotalCents,
    savingsCents: sum(lines.map((line) => line.savingsCents)),
    shippingCents,
    discountCents,
    totalCents: subtotalCents + shippingCents - discountCents,
    missingForFreeShippingCents: shipsFree ? 0 : shipping.freeFromCents - subtotalCents,
  };
}

/** Shipping in cents. A free-shipping code leaves only the part that the smallest payment requires. */
export function shippingOf(subtotalCents: number, shipping: ShippingRates, isFreeByCode: boolean): number {
  if (subtotalCents >= shipping.freeFromCents) return 0;
  if (!isFreeByCode) return shipping.costCents;
  return Math.min(shipping.costCents, Math.max(0, smallestPaymentCents - subtotalCents));
}

function couponDiscount(coupon: Coupon | null, subtotalCents: number, shippingCents: number): number {
  if (!coupon || coupon.type === 'free_shipping') return 0;
  const requested =
    coupon.type === 'fixed'
      ? Math.min(coupon.cents, subtotalCents)
      : percentOf(subtotalCents, Math.min(coupon.percent, 100));
  const most = Math.max(0, subtotalCents + shippingCents - smallestPaymentCents);
  return Math.min(requested, most);
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
