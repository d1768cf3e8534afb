import { typedOrderNumber, typedPhone, typedWords } from '../../../../../contracts/typed-text.js';
import type { Listing } from './listing.js';

/** Matches so many mailboxes that comparing every row is faster than finding each. */
const domain = /^\s*@|^[^\s@]+\.[a-z]{2,}\s*$/i;

type Parameter = (value: unknown) => string;

/** An index of trigrams finds no shorter text. */
const shortest = 3;

/** Whether an index finds the candidates for `q`, so that few rows are compared. */
export const isNarrow = ({ candidates }: Listing, q: string | undefined): boolean =>
  q !== undefined && candidates !== undefined && q.trim().length >= shortest && !domain.test(q);

/** The condition in SQL that a row matches. Where an index finds candidates, only these are compared. */
export function searched(listing: Listing, q: string, parameter: Parameter): string {
  const pattern = parameter(containing(q));
  const [words, orderNumber, phone] = [typedWords(q), typedOrderNumber(q), typedPhone(q)];
  const has = (text: string) => words.map((word) => `${text} like ${parameter(containing(` ${word}`))}`).join(' and ');
  const like = (field: string) => `${field} ilike ${pattern}`;
  const likePhone = (text: string) => `${text} like ${parameter(containing(phone!))}`;
  const alternatives = listing.search.map(like);
  if (listing.person && words.length > 0) alternatives.push(`(${has(`shop_words(${listing.person})`)})`);
  if (listing.orderNumber && orderNumber) alternatives.push(`${listing.orderNumber} = ${parameter(orderNumber)}`);
  if (listing.phone && phone) alternatives.push(likePhone(`shop_phone(${listing.phone})`));
  const matches = `(${alternatives.join(' or ')})`;
  if (!listing.candidates || !isNarrow(listing, q)) return matches;
  const candidates = listing.candidates({
    contains: like,
    isNumber: (field) => (orderNumber ? `(${like(field)} or ${field} = ${parameter(orderNumber)})` : like(field)),
    words: (text) =>
      `(${[
        `${text} like '%' || substr(shop_words(${parameter(escaped(q))}::text), 2) || '%'`,
        ...(words.length > 0 ? [`(${has(text)})`] : []),
        ...(phone ? [likePhone(text)] : []),
      ].join(' or ')})`,
  });
  // an array is found first, so that the rest is looked up for each of its ids
  return `${listing.id ?? listing.key} = any(array(${candidates.join(' union all ')})) and ${matches}`;
}

export const containing = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/** The same for a text whose `_` becomes a space. */
const escaped = (text: string) => text.replace(/[\\%]/g, '\\$&');
