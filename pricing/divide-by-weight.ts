/**
 * Divides whole cents in proportion of the weights, by largest remainder: the parts sum to `cents`, and no part is more
 * than a cent away from its exact share. Equal remainders go to the earlier part. Without any weight the first part gets
 * all. No part exceeds its weight when `cents` is at most the sum of whole weights.
 */
export function divideByWeight(cents: number, weights: readonly number[]): number[] {
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  if (all <= 0) return weights.map((_, index) => (index === 0 ? cents : 0));
  const exact = weights.map((weight) => (cents * weight) / all);
  const parts = exact.map(Math.floor);
  const left = cents - parts.reduce((sum, part) => sum + part, 0);
  const byRemainder = exact
    .map((share, index) => ({ index, remainder: share - parts[index]! }))
    .sort((one, other) => other.remainder - one.remainder || one.index - other.index);
  for (const { index } of byRemainder.slice(0, left)) parts[index]!++;
  return parts;
}
