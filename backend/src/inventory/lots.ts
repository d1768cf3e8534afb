import type { Map } from 'immutable';
import { isExpired } from '../../../contracts/stock/lots.js';
import type { CalendarDay } from '../../../contracts/values/calendar.js';

/** Pieces of one lot; null for pieces without a lot. */
export interface LotPieces {
  lot: string | null;
  quantity: number;
}

export interface Lot {
  bestBefore: CalendarDay;
  /** Pieces on the shelf, never below zero. */
  quantity: number;
  isRecalled: boolean;
}

/**
 * What lies on the shelf until a parcel leaves, by lot. `unassigned`: pieces without a lot, below zero when more left
 * than was known. While stock is unlimited it counts nothing.
 */
export interface Shelf {
  lots: Map<string, Lot>;
  unassigned: number;
}

/** Chooses the pieces of a parcel: first expired, first out. What no lot can fill has none, so it never refuses. */
export function pickedFrom({ lots }: Shelf, quantity: number, day: CalendarDay): LotPieces[] {
  const mayLeave = inOrder(lots).filter(([, lot]) => !lot.isRecalled && !isExpired(lot.bestBefore, day));
  return filled(mayLeave, quantity);
}

/**
 * Chooses which pieces came back of those that are `away`, because nobody knows. Pieces of a lot that may not be sold come first, so
 * that none of them is sold again. What exceeds them has no lot.
 */
export function cameBackOf(
  away: readonly LotPieces[],
  quantity: number,
  { lots }: Shelf,
  day: CalendarDay,
): LotPieces[] {
  const ofLots = away.flatMap(({ lot, quantity: most }): [string, Lot][] =>
    lot === null ? [] : [[lot, { ...lots.get(lot, unknownLot), quantity: most }]],
  );
  const maySell = ([, lot]: [string, Lot]) => Number(!lot.isRecalled && !isExpired(lot.bestBefore, day));
  return filled(
    inOrder(ofLots).sort((one, other) => maySell(one) - maySell(other)),
    quantity,
  );
}

/** Chooses the pieces of a decrease that names no lot: those without one, then the lots, first expired first. */
export function takenFrom({ lots, unassigned }: Shelf, quantity: number): LotPieces[] {
  const loose = Math.min(Math.max(unassigned, 0), quantity);
  const pieces = filled(inOrder(lots), quantity - loose);
  return sumOf([{ lot: null, quantity: loose }, ...pieces]);
}

/** Adds signed pieces. `isUnlimited`: pieces without a lot are not counted. */
export function withPieces(shelf: Shelf, pieces: readonly LotPieces[], isUnlimited: boolean): Shelf {
  return pieces.reduce<Shelf>(({ lots, unassigned }, { lot, quantity }) => {
    if (lot === null) return { lots, unassigned: isUnlimited ? unassigned : unassigned + quantity };
    const moved = lots.update(lot, unknownLot, (known) => ({ ...known, quantity: known.quantity + quantity }));
    return { lots: moved, unassigned };
  }, shelf);
}

/** Sorts last. An event names every lot before its pieces move. */
export const unknownLot: Lot = { bestBefore: '9999-12-31', quantity: 0, isRecalled: false };

export const negated = (pieces: readonly LotPieces[]): LotPieces[] =>
  pieces.map(({ lot, quantity }) => ({ lot, quantity: -quantity }));

export const countOf = (pieces: readonly LotPieces[], of?: string | null): number =>
  pieces.reduce((sum, { lot, quantity }) => sum + (of === undefined || lot === of ? quantity : 0), 0);

/** Takes pieces of one lot for pieces of another. */
export const exchanged = (from: string | null, to: string | null, quantity: number): LotPieces[] => [
  { lot: from, quantity: -quantity },
  { lot: to, quantity },
];

/** These pieces, but of each lot no more than `most` has. */
export const atMost = (pieces: readonly LotPieces[], most: readonly LotPieces[]): LotPieces[] =>
  pieces.map(({ lot, quantity }) => ({ lot, quantity: Math.min(quantity, countOf(most, lot)) }));

/** These pieces less the others of the same lot, and none below zero. */
export const without = (pieces: readonly LotPieces[], others: readonly LotPieces[]): LotPieces[] =>
  pieces
    .map(({ lot, quantity }) => ({ lot, quantity: quantity - countOf(others, lot) }))
    .filter(({ quantity }) => quantity > 0);

/** Adds up the pieces of each lot, without empty ones. */
export function sumOf(pieces: readonly LotPieces[]): LotPieces[] {
  return [...new Set(pieces.map(({ lot }) => lot))]
    .map((lot) => ({ lot, quantity: countOf(pieces, lot) }))
    .filter(({ quantity }) => quantity !== 0);
}

/** The last `quantity` of these pieces. */
export function lastOf(pieces: readonly LotPieces[], quantity: number): LotPieces[] {
  let left = quantity;
  const taken = [...pieces].reverse().map(({ lot, quantity: most }) => {
    const some = Math.min(most, left);
    left -= some;
    return { lot, quantity: some };
  });
  return sumOf(taken);
}

function inOrder(lots: Iterable<[string, Lot]>): [string, Lot][] {
  const order = ([number, { bestBefore }]: [string, Lot]) => `${bestBefore} ${number}`;
  return [...lots].sort((one, other) => (order(one) < order(other) ? -1 : 1));
}

function filled(lots: readonly [string, Lot][], quantity: number): LotPieces[] {
  let left = quantity;
  const pieces: LotPieces[] = lots.map(([lot, { quantity: most }]) => {
    const some = Math.min(most, left);
    left -= some;
    return { lot, quantity: some };
  });
  return sumOf([...pieces, { lot: null, quantity: left }]);
}
