/** `numerator / denominator` rounded half up, for non-negative whole numbers. */
export function divideHalfUp(numerator: number, denominator: number): number {
  return Math.floor((2 * numerator + denominator) / (2 * denominator));
}

/** `cents` reduced by `percent` (at most two decimals), rounded half up. */
export function lessPercent(cents: number, percent: number): number {
  return divideHalfUp(cents * (10_000 - Math.round(percent * 100)), 10_000);
}

/** `percent` (at most two decimals) of `cents`, rounded half up. */
export function percentOf(cents: number, percent: number): number {
  return divideHalfUp(cents * Math.round(percent * 100), 10_000);
}
