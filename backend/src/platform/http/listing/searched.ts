import { typedOrderNumber, typedPhone, typedWords } from '../../../../../contracts/values/typed-text.js';

type Parameter = (value: unknown) => string;

/** Something that `q` may be. `if` limits a reading to some rows. */
export type Searched =
  /** A part of the text of this SQL expression. */
  | string
  /** The number of an order or document in this column, in any notation, or a part of it. */
  | { number: string }
  /** Words or a part of a name or mailbox in this column of words; `of` is the text that must have them, if not all of it. */
  | { names: string; of?: string; if?: string }
  /** The phone number `of` somebody or a part of it; this column of words has it too. */
  | { phone: string; of: string; if?: string };

/** An index of trigrams finds no shorter text within words. */
const shortest = 3;
/** `F2026-000123` is an invoice, not order 2026-000123. */
const isOfDocument = /^\p{L}\d/u;

/** The conditions in SQL of which a row that matches `q` meets one. Each reads few columns, so that an index can serve it. */
export function readingsOf(search: readonly Searched[], q: string, parameter: Parameter): string[] {
  const fields = search.filter((one) => typeof one === 'string');
  const others = search.filter((one) => typeof one !== 'string');
  const readings = others.map((one) => readingOf(one, q, parameter));
  if (fields.length > 0)
    readings.push(fields.map((field) => `${field} ilike ${parameter(containing(q))}`).join(' or '));
  return readings.filter((reading) => reading !== null).map((reading) => `(${reading})`);
}

function readingOf(searched: Exclude<Searched, string>, q: string, parameter: Parameter): string | null {
  if ('number' in searched) return numberReading(searched.number, q, parameter);
  const condition = searched.if ? ` and ${searched.if}` : '';
  if ('phone' in searched) {
    const phone = typedPhone(q);
    if (!phone) return null;
    const has = (text: string) => `${text} like ${parameter(containing(phone))}`;
    return `${has(searched.phone)} and ${has(`shop_phone(${searched.of})`)}${condition}`;
  }
  const words = typedWords(q);
  if (words.length === 0) return null;
  const has = (text: string) => hasWords(text, words, parameter);
  return `${has(searched.names)}${searched.of ? ` and ${has(`shop_words(${searched.of})`)}` : ''}${condition}`;
}

function numberReading(field: string, q: string, parameter: Parameter): string | null {
  if (q.length < shortest ? !/^\d+$/.test(q) : !/\d/.test(q)) return null;
  const number = isOfDocument.test(q) ? null : typedOrderNumber(q);
  const has = `${field} ilike ${parameter(containing(q))}`;
  return number ? `${has} or ${field} = ${parameter(number)}` : has;
}

function hasWords(text: string, words: readonly string[], parameter: Parameter): string {
  const like = (pattern: string) => `${text} like ${parameter(containing(pattern))}`;
  const begin = words.map((word) => like(` ${word}`)).join(' and ');
  const whole = words.join(' ');
  return whole.length < shortest ? `(${begin})` : `(${like(whole)} or (${begin}))`;
}

export const containing = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`;
