import type { FreePieces } from './promotions.js';
import { divideHalfUp, lessPercent } from './rounding.js';
import { subscriptionPrice } from './subscription-price.js';

/**
 * A basket line with its list price in cents per jar. `referenceCents`: what may be struck through for a piece (see
 * `referencePrice`); null when nothing may, and the list price when absent. `freePieces`: the promotion of the product.
 */
export type BasketLine =
  | {
      kind: 'one-off';
      listCents: number;
      quantity: number;
      referenceCents?: number | null;
      freePieces?: FreePieces | null;
    }
  | { kind: 'subscription'; listCents: number; quantity: number; jars: number; discountPercent: number };

type OneOffLine = Extract<BasketLine, { kind: 'one-off' }>;

/**
 * All amounts in cents. `unitCents` is one piece (the rounded average with free pieces), or one delivery of a subscription.
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

/** Prices one line. A one-off piece is rounded half up before multiplication. Subscriptions get no volume discount. */
export function priceLine(line: BasketLine): PricedLine {
  const isPlan = line.kind === 'subscription';
  const totalCents = isPlan
    ? subscriptionPrice(line.listCents, line.jars, line.discountPercent) * line.quantity
    : oneOffTotal(line);
  const comparedCents = isPlan ? line.listCents * line.jars : referenceOf(line);
  const listTotalCents = Math.max(totalCents, comparedCents * line.quantity);
  const unitCents = divideHalfUp(totalCents, line.quantity);
  return { unitCents, totalCents, listTotalCents, savingsCents: listTotalCents - totalCents };
}

function referenceOf({ listCents, referenceCents = listCents }: OneOffLine): number {
  return referenceCents ?? 0;
}

/**
 * The lowest total of any number of groups with free pieces and the volume discount on the rest, so that a basket is never
 * cheaper when it is split, and one more piece never lowers its total.
 */
function oneOffTotal({ listCents, quantity, freePieces }: OneOffLine): number {
  const withVolume = (pieces: number) => lessPercent(listCents, volumeDiscountPercent(pieces)) * pieces;
  let lowest = withVolume(quantity);
  if (!freePieces) return lowest;
  const { buy } = freePieces;
  const size = buy + freePieces.free;
  for (let groups = 1; (groups - 1) * size < quantity; groups++) {
    const grouped = Math.min(quantity, groups * size);
    const paid = Math.floor(grouped / size) * buy + Math.min(grouped % size, buy);
    lowest = Math.min(lowest, paid * listCents + withVolume(quantity - grouped));
  }
  return lowest;
}
