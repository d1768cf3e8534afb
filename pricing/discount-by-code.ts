import type { Benefit } from './promotions.js';

/** A line at its price, with the discounts that everybody gets. */
export interface DiscountedLine {
  quantity: number;
  totalCents: number;
}

/**
 * What a promotion gives a shopper who entered its code, in cents: on each line, rounded down, at most the line. Free pieces
 * are worth the average piece of their line. A basket never becomes cheaper when it is split, because discounts on its
 * parts never add up to more.
 */
export function discountByCode(benefit: Benefit, lines: readonly DiscountedLine[]): number {
  return lines.reduce((sum, line) => sum + discountOf(benefit, line), 0);
}

function discountOf(benefit: Benefit, { quantity, totalCents }: DiscountedLine): number {
  if (benefit.type === 'percentage') return Math.floor((totalCents * Math.round(benefit.percent * 100)) / 10_000);
  if (benefit.type === 'amount') return Math.min(totalCents, benefit.cents * quantity);
  const size = benefit.buy + benefit.free;
  const free = Math.floor(quantity / size) * benefit.free + Math.max(0, (quantity % size) - benefit.buy);
  return Math.floor((free * totalCents) / quantity);
}
