import { priceAt, momentsOf, type PriceHistory, type RecordedPrice } from './price-history.js';
import { lessPercent } from './rounding.js';

/** Pieces that cost nothing: of every `buy + free` pieces of one product, `free` cost nothing. */
export interface FreePieces {
  buy: number;
  free: number;
}

/** What a promotion gives. `percentage` and `amount` are off each piece. */
export type Benefit =
  | ({ type: 'buy-get' } & FreePieces)
  | { type: 'percentage'; percent: number }
  | { type: 'amount'; cents: number };

/** `priority`: lower goes first. An exclusive promotion applies to a product without any other. */
interface Ranked {
  id: number;
  priority: number;
  isExclusive: boolean;
}

/** A promotion on the pieces of a product. Times in milliseconds; `until` is exclusive, null for one without an end. */
export interface Promotion extends Ranked {
  benefit: Benefit;
  from: number;
  until: number | null;
}

/** Returns which promotions apply together, in their order. The first one decides whether others may join it. */
export function combined<P extends Ranked>(promotions: readonly P[]): P[] {
  const ranked = [...promotions].sort((one, other) => one.priority - other.priority || one.id - other.id);
  return ranked.filter((one, index) => index === 0 || !(one.isExclusive || ranked[0]!.isExclusive));
}

/** Returns which promotions apply at a moment, in their order. */
export function promotionsAt<P extends Promotion>(promotions: readonly P[], moment: number): P[] {
  return combined(promotions.filter(({ from, until }) => from <= moment && (until === null || moment < until)));
}

/** The price of a piece in cents after a promotion, rounded for each piece and never below zero. */
export function lessBenefit(cents: number, benefit: Benefit): number {
  if (benefit.type === 'percentage') return lessPercent(cents, benefit.percent);
  return benefit.type === 'amount' ? Math.max(0, cents - benefit.cents) : cents;
}

/** The free pieces among promotions that apply together: the first such promotion counts. */
export function freePiecesOf(promotions: readonly Pick<Promotion, 'benefit'>[]): FreePieces | null {
  const found = promotions.map(({ benefit }) => benefit).find(({ type }) => type === 'buy-get');
  return found?.type === 'buy-get' ? { buy: found.buy, free: found.free } : null;
}

/**
 * Adds the prices that promotions make to a history. A percentage or amount off each piece lowers the price for
 * everybody, so it is a sale: it has a reference price, and counts in the reference of later ones.
 */
export function withPromotions(history: PriceHistory, promotions: readonly Promotion[]): PriceHistory {
  const moments = momentsOf([...history.prices, ...promotions]);
  const sales = moments.flatMap((from, index): RecordedPrice[] => {
    const price = priceAt(history.prices, from);
    if (!price) return [];
    const cents = promotionsAt(promotions, from).reduce((left, { benefit }) => lessBenefit(left, benefit), price.cents);
    return cents < price.cents ? [{ kind: 'sale', cents, from, until: moments[index + 1] ?? null }] : [];
  });
  return { ...history, prices: [...history.prices, ...sales] };
}
