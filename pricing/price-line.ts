import { divideHalfUp, lessPercent } from './rounding.js';

/**
 * A basket line with its list price in cents per jar. `referenceCents`: what may be struck through for a piece (see
 * `referencePrice`); null when nothing may, and the list price when absent.
 */
export type BasketLine =
  | { kind: 'one-off' | 'one-plus-one'; listCents: number; quantity: number; referenceCents?: number | null }
  | { kind: 'subscription'; listCents: number; quantity: number; jars: number; discountPercent: number };

/**
 * All amounts in cents. `unitCents` is one piece (of a 1+1 line the rounded average), or one delivery of a subscription.
 * `listTotalCents`: what may be struck through beside the total of a one-off line; never below that total.
 */
export interface PricedLine {
  unitCents: number;
  totalCents: number;
  listTotalCents: number;
  savingsCents: number;
}

/** Percent off each piece: two of a product give 10, three or more give 15. */
export function volumeDiscountPercent(quantity: number): number {
  if (quantity >= 3) return 15;
  return quantity === 2 ? 10 : 0;
}

/** The kind of a one-off line. A badge that says "1+1 gratis" makes every second piece free. */
export function oneOffKind(badge: string | null | undefined): 'one-off' | 'one-plus-one' {
  return /(^|\D)1\s*\+\s*1\s*gratis/i.test(badge ?? '') ? 'one-plus-one' : 'one-off';
}

/** Price of one subscription delivery in cents: list × jars minus the discount, rounded once. */
export function subscriptionPrice(listCents: number, jars: number, discountPercent: number): number {
  return lessPercent(listCents * jars, discountPercent);
}

/**
 * Prices one line. A one-off piece is rounded half up before multiplication. 1+1 lines and subscriptions get no volume
 * discount.
 */
export function priceLine(line: BasketLine): PricedLine {
  const { unitCents, totalCents } = charged(line);
  const pieces = line.kind === 'subscription' ? line.jars * line.quantity : line.quantity;
  const comparedCents = line.kind === 'subscription' ? line.listCents : referenceOf(line);
  const listTotalCents = Math.max(totalCents, comparedCents * pieces);
  return { unitCents, totalCents, listTotalCents, savingsCents: listTotalCents - totalCents };
}

function referenceOf({ listCents, referenceCents = listCents }: Extract<BasketLine, { referenceCents?: unknown }>) {
  return referenceCents ?? 0;
}

function charged(line: BasketLine): Pick<PricedLine, 'unitCents' | 'totalCents'> {
  const { listCents, quantity } = line;
  if (line.kind === 'one-plus-one') {
    const totalCents = listCents * Math.ceil(quantity / 2);
    return { unitCents: divideHalfUp(totalCents, quantity), totalCents };
  }
  const unitCents =
    line.kind === 'subscription'
      ? subscriptionPrice(listCents, line.jars, line.discountPercent)
      : lessPercent(listCents, volumeDiscountPercent(quantity));
  return { unitCents, totalCents: unitCents * quantity };
}
