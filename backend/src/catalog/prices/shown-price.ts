import { nextPriceChange, priceAt } from '../../../../pricing/price-history.js';
import { freePiecesOf, promotionsAt, withPromotions, type FreePieces } from '../../../../pricing/promotions.js';
import { referencePrice } from '../../../../pricing/reference-price.js';
import type { PriceHistoryRow } from './prices.sql.js';

/** In cents. `referenceCents`: what may be struck through beside the price of a piece; null when nothing may. */
export interface ShownPrice {
  priceCents: number;
  referenceCents: number | null;
  freePieces: FreePieces | null;
}

/** The price at a moment. The clock of the database may be ahead, so a product has its first price from the start. */
export function shownPrice({ promotions, ...history }: PriceHistoryRow, at: Date): ShownPrice {
  const moment = Math.max(at.getTime(), Math.min(...history.prices.map(({ from }) => from)));
  const promoted = withPromotions(history, promotions);
  const price = priceAt(promoted.prices, moment);
  if (!price) throw new Error('A product has no price');
  return {
    priceCents: price.cents,
    referenceCents: referencePrice(promoted, moment),
    freePieces: freePiecesOf(promotionsAt(promotions, moment)),
  };
}

/** The first moment at which a shown price can differ, in milliseconds. The reference may change as days pass. */
export function nextShownChange({ prices, promotions }: PriceHistoryRow, at: Date, endOfDay: string): number {
  return Math.min(nextPriceChange([...prices, ...promotions], at.getTime()) ?? Infinity, Date.parse(endOfDay));
}

/** The badge of a product with what its promotion gives: `Bundle · 1+1 GRATIS`. */
export function shownBadge(badge: string | null, freePieces: FreePieces | null): string | null {
  const promoted = freePieces && `${freePieces.buy}+${freePieces.free} GRATIS`;
  return [badge, promoted].filter(Boolean).join(' · ') || null;
}
