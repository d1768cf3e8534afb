import { typedOrderNumber, typedPhone, typedWords } from '../../../../../contracts/typed-text.js';
import type { Listing } from './listing.js';

type Parameter = (value: unknown) => string;

/** The alternatives in SQL of which a row must match one. */
export function searched(listing: Listing, q: string, parameter: Parameter): string[] {
  const pattern = parameter(containing(q));
  const alternatives = listing.search.map((field) => `${field} ilike ${pattern}`);
  const [words, orderNumber, phone] = [typedWords(q), typedOrderNumber(q), typedPhone(q)];
  if (listing.person && words.length > 0) {
    const person = plain(listing.person);
    const has = (word: string) => `${person} like ${parameter(containing(` ${word}`))}`;
    alternatives.push(`(${words.map(has).join(' and ')})`);
  }
  if (listing.orderNumber && orderNumber) alternatives.push(`${listing.orderNumber} = ${parameter(orderNumber)}`);
  if (listing.phone && phone)
    alternatives.push(`${nationalDigits(listing.phone)} like ${parameter(containing(phone))}`);
  return alternatives;
}

const containing = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

const letters = { from: 'àáâãäåçèéêëìíîïñòóôõöøùúûüýÿ', to: 'aaaaaaceeeeiiiinoooooouuuuyy' };
/** Each is a space in the words that `typedWords` returns. */
const separators = `.,-–—‑()/'’‘"`;

/** The text in lower case, without accents, with a space before it and for each separator. */
function plain(text: string): string {
  const from = `${letters.from}${separators}`.replaceAll("'", "''");
  return `' ' || translate(lower(${text}), '${from}', '${letters.to}${' '.repeat(separators.length)}')`;
}

/** The digits of a stored phone number: of a Dutch one with a leading zero. */
const nationalDigits = (phone: string) => `regexp_replace(regexp_replace(${phone}, '\\D', '', 'g'), '^(00)?310?', '0')`;
