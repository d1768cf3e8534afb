/** What stands behind the `?` of a URL before anyone looked at it. */
export type RawSearch = Record<string, unknown>;

/**
 * Readers for search parameters: a value of the wrong kind, or an empty text, is as good as none. By hand, since a schema library in a route
 * lands in the first load of every page, and zod's core alone is 23 kB.
 */
export function textIn(value: unknown): string | undefined {
  return typeof value === 'string' || typeof value === 'number' ? String(value) || undefined : undefined;
}

/** A whole number above zero, or nothing. */
export function wholeNumberIn(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : undefined;
}

/** One of the given words, or nothing. */
export function oneOf<const T extends string>(words: readonly T[], value: unknown): T | undefined {
  return words.find((word) => word === value);
}
