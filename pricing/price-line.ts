import { lessPercent } from './rounding.js';

/** A basket line with its list price in cents per jar. */
export type BasketLine =
  | { kind: 'one-off'; listCents: number; quantity: number }
  | { kind: 'subscription'; listCents: number; quantity: number; jars: number; discountPercent: number };

/** All amounts in cents. `unitCents` is one piece, or one delivery of a subscription. */
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

/** Price of one subscription delivery in cents: list × jars minus the discount, rounded once. */
export function subscriptionPrice(listCents: number, jars: number, discountPercent: number): number {
  return lessPercent(listCents * jars, discountPercent);
}

/** Prices one line. A one-off piece is rounded half up before multiplication; subscriptions get no volume discount. */
export function priceLine(line: BasketLine): PricedLine {
  const pieces = line.kind === 'subscription' ? line.jars * line.quantity : line.quantity;
  const unitCents =
    line.kind === 'subscription'
      ? subscriptionPrice(line.listCents, line.jars, line.discountPercent)
      : lessPercent(line.listCents, volumeDiscountPercent(line.quantity));
  const totalCents = unitCents * line.quantity;
  const listTotalCents = line.listCents * pieces;
  return { unitCents, totalCents, listTotalCents, savingsCents: listTotalCents - totalCents };
}
