import { lessPercent } from './rounding.js';

// A module of its own, because cards need it in the first load.

/** Price of one subscription delivery in cents: list × jars minus the discount, rounded once. */
export function subscriptionPrice(listCents: number, jars: number, discountPercent: number): number {
  return lessPercent(listCents * jars, discountPercent);
}
