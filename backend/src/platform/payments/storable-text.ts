/** Control characters, which Postgres partly refuses, and lone surrogates, which are no text in UTF-8. */
const unstorable = /[\p{Cc}\p{Cs}]+/gu;

/** Replaces what cannot be stored with spaces, in every text of a response or webhook event of the provider. */
export function storable<T>(value: T): T {
  if (typeof value === 'string') return value.replace(unstorable, ' ') as T;
  if (Array.isArray(value)) return value.map(storable) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, storable(one as unknown)])) as T;
}

/** Trims a text and cuts it after `most` characters, so that it fits indexes, labels and mails. */
export function shortened(text: string, most: number): string {
  return [...text.trim()].slice(0, most).join('').trim();
}
