import { nextPriceChange, priceAt, type PriceHistory } from '../../../../pricing/price-history.js';
import { referencePrice } from '../../../../pricing/reference-price.js';

/** In cents. `referenceCents`: what may be struck through beside the price of a piece; null when nothing may. */
export interface ShownPrice {
  priceCents: number;
  referenceCents: number | null;
}

/** The price at a moment. The clock of the database may be ahead, so a product has its first price from the start. */
export function shownPrice(history: PriceHistory, at: Date): ShownPrice {
  const moment = Math.max(at.getTime(), Math.min(...history.prices.map(({ from }) => from)));
  const price = priceAt(history.prices, moment);
  if (!price) throw new Error('A product has no price');
  return { priceCents: price.cents, referenceCents: referencePrice(history, moment) };
}

/** The first moment at which a shown price can differ, in milliseconds. The reference may change as days pass. */
export function nextShownChange({ prices }: PriceHistory, at: Date, endOfDay: string): number {
  return Math.min(nextPriceChange(prices, at.getTime()) ?? Infinity, Date.parse(endOfDay));
}
