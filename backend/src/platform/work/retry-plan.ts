/** The pause doubles from `firstMs` up to `mostMs`. Without `givesUpAfterMs` the work is retried for ever. */
export interface RetryPlan {
  firstMs: number;
  mostMs: number;
  givesUpAfterMs?: number;
}

/** `attempts`: those before the latest one. `ageMs`: since the work was written or restarted. */
export interface Tries {
  attempts: number;
  ageMs: number;
}

/** The pause before the next attempt. Null when the work is given up and waits for staff. */
export function pauseMs({ firstMs, mostMs, givesUpAfterMs = Infinity }: RetryPlan, tries: Tries): number | null {
  if (tries.ageMs > givesUpAfterMs) return null;
  return Math.min(firstMs * 2 ** tries.attempts, mostMs);
}
