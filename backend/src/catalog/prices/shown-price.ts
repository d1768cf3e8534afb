import { nextPriceChange, priceAt } from '../../../../pricing/price-history.js';
import {
  freePiecesOf,
  promotionsAt,
  withPromotions,
  type FreePieces,
  type Promotion,
} from '../../../../pricing/promotions.js';
import { referencePrice } from '../../../../pricing/reference-price.js';
import type { PriceHistoryRow } from './prices.sql.js';

/** In cents. `referenceCents`: what may be struck through beside the price of a piece; null when nothing may. */
export interface ShownPrice {
  priceCents: number;
  referenceCents: number | null;
  freePieces: FreePieces | null;
  /** What a piece costs without promotions. */
  fullCents: number;
  /** The promotions that make the price, in their order. */
  promotions: Pick<Promotion, 'id' | 'benefit'>[];
}

/** The promotions of one checkout: those it has claimed apply although their budget is used up, and `without` do not. */
export interface PromotionChoice {
  claimed: readonly number[];
  without: readonly number[];
}

/** The price at a moment. The clock of the database may be ahead, so a product has its first price from the start. */
export function shownPrice(
  { promotions: all, ...history }: PriceHistoryRow,
  at: Date,
  choice: PromotionChoice = { claimed: [], without: [] },
): ShownPrice {
  const promotions = all
    .filter(({ id }) => !choice.without.includes(id))
    .map((one) => (choice.claimed.includes(one.id) ? { ...one, until: one.plannedUntil } : one));
  const moment = Math.max(at.getTime(), Math.min(...history.prices.map(({ from }) => from)));
  const promoted = withPromotions(history, promotions);
  const price = priceAt(promoted.prices, moment);
  const applied = promotionsAt(promotions, moment);
  if (!price) throw new Error('A product has no price');
  return {
    priceCents: price.cents,
    referenceCents: referencePrice(promoted, moment),
    freePieces: freePiecesOf(applied),
    fullCents: priceAt(history.prices, moment)!.cents,
    promotions: applied.map(({ id, benefit }) => ({ id, benefit })),
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
