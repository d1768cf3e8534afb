import { basketDiscounts, smallestPaymentCents, type BasketPromotion } from './basket-promotions.js';
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

/**
 * The one price function: the front end shows its result and the server charges it. It applies volume and subscription
 * discounts first, decides shipping on that subtotal, and then applies promotions on the basket, and the coupon last, never to
 * shipping.
 */
export function priceBasket(
  basket: readonly BasketLine[],
  shipping: ShippingRates,
  coupon: Coupon | null = null,
  promotions: readonly BasketPromotion[] = [],
): BasketPrice {
  const lines = basket.map(priceLine);
  const { subtotalCents, shippingCents } = totalsOf(lines, shipping);
  const promoted = basketDiscounts(subtotalCents, shippingCents, promotions).map(({ cents }) => cents);
  return totalsOf(lines, shipping, coupon, sum(promoted));
}

/** The amounts of lines that are priced already, such as those of an offer, less what promotions take off the basket. */
export function totalsOf(
  lines: readonly PricedLine[],
  shipping: ShippingRates,
  coupon: Coupon | null = null,
  promotedCents = 0,
): BasketPrice {
  const subtotalCents = sum(lines.map((line) => line.totalCents));
  const shipsFree = subtotalCents >= shipping.freeFromCents || coupon?.type === 'free_shipping';
  const shippingCents = lines.length === 0 ? 0 : shippingOf(subtotalCents, shipping, coupon?.type === 'free_shipping');
  const most = Math.max(0, subtotalCents + shippingCents - smallestPaymentCents);
  const promoted = Math.min(promotedCents, most);
  const discountCents = promoted + Math.min(couponDiscount(coupon, subtotalCents - promoted), most - promoted);
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

function couponDiscount(coupon: Coupon | null, subtotalCents: number): number {
  if (!coupon || coupon.type === 'free_shipping') return 0;
  if (coupon.type === 'fixed') return Math.max(0, Math.min(coupon.cents, subtotalCents));
  return percentOf(Math.max(0, subtotalCents), Math.min(coupon.percent, 100));
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
