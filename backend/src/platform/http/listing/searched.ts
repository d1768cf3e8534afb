import { typedOrderNumber, typedPhone, typedWords } from '../../../../../contracts/typed-text.js';
import type { Listing } from './listing.js';

type Parameter = (value: unknown) => string;

/** The alternatives in SQL of which a row must match one. */
export function searched(listing: Listing, q: string, parameter: Parameter): string[] {
  const pattern = parameter(containing(q));
  const alternatives = listing.search.map((field) => `${field} ilike ${pattern}`);
  const [words, orderNumber, phone] = [typedWords(q), typedOrderNumber(q), typedPhone(q)];
  if (listing.person && words.length > 0) {
    const person = `shop_words(${listing.person})`;
    const has = (word: string) => `${person} like ${parameter(containing(` ${word}`))}`;
    alternatives.push(`(${words.map(has).join(' and ')})`);
  }
  if (listing.orderNumber && orderNumber) alternatives.push(`${listing.orderNumber} = ${parameter(orderNumber)}`);
  if (listing.phone && phone) alternatives.push(`shop_phone(${listing.phone}) like ${parameter(containing(phone))}`);
  return alternatives;
}

export const containing = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`;
