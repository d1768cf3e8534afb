/** The unvalidated search parameters of a URL. */
export type RawSearch = Record<string, unknown>;

/**
 * Reads a text parameter. A value of another type and an empty text count as absent.
 * These readers use no schema library, because zod's core would add 23 kB to the first load of every page.
 */
export function textIn(value: unknown): string | undefined {
  return typeof value === 'string' || typeof value === 'number' ? String(value) || undefined : undefined;
}

/** Reads a whole number above zero; undefined otherwise. */
export function wholeNumberIn(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : undefined;
}

/** Reads one of the given words; undefined otherwise. */
export function oneOf<const T extends string>(words: readonly T[], value: unknown): T | undefined {
  return words.find((word) => word === value);
}
