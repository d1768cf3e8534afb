import { priceLine, type BasketLine } from './price-line.js';
import { freePiecesOf, lessBenefit, type Promotion } from './promotions.js';

/** What a promotion takes off the price of a line, in cents. */
export interface GivenAway {
  id: number;
  pieces: number;
  cents: number;
}

/**
 * Divides what promotions take off a line among them: each counts what it takes off after those before it. `fullCents` is
 * the price of a piece without promotions. Leaves out those that give nothing.
 */
export function givenAway(
  line: BasketLine,
  fullCents: number,
  promotions: readonly Pick<Promotion, 'id' | 'benefit'>[],
): GivenAway[] {
  const pieces = line.kind === 'subscription' ? line.quantity * line.jars : line.quantity;
  const totalWith = (applied: typeof promotions) => {
    const listCents = applied.reduce((cents, { benefit }) => lessBenefit(cents, benefit), fullCents);
    const freePieces = freePiecesOf(applied);
    return priceLine(line.kind === 'one-off' ? { ...line, listCents, freePieces } : { ...line, listCents }).totalCents;
  };
  const totals = [[], ...promotions].map((_, index) => totalWith(promotions.slice(0, index)));
  return promotions
    .map(({ id }, index) => ({ id, pieces, cents: totals[index]! - totals[index + 1]! }))
    .filter(({ cents }) => cents > 0);
}

/** Adds up what each promotion gives on several lines, in the order of ids. */
export function sumOfGiven(given: readonly GivenAway[]): GivenAway[] {
  const ids = [...new Set(given.map(({ id }) => id))].sort((one, other) => one - other);
  return ids.map((id) => {
    const own = given.filter((one) => one.id === id);
    const sum = (amount: (one: GivenAway) => number) => own.reduce((total, one) => total + amount(one), 0);
    return { id, pieces: sum(({ pieces }) => pieces), cents: sum(({ cents }) => cents) };
  });
}
