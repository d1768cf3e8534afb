import type { Category, Product } from '../../../../contracts/catalog.js';
import { plain } from '../format';

/**
 * The products with every typed word at the start of a word of name, slug or category; accents, capitals and hyphens do
 * not matter. Products that carry several words as one phrase go alone: 'vitamine c' is not any vitamin with a c. When
 * nothing carries the words, those whose category describes itself with them: 'huid' finds what is sold for beauty.
 */
export function matchingProducts(
  products: readonly Product[],
  categories: readonly Category[],
  typed: string,
): Product[] {
  const words = wordsOf(typed);
  if (words.length === 0) return [...products];
  const byId = new Map(categories.map((category) => [category.id, category]));
  const phrase = words.length > 1 ? products.filter(({ name, slug }) => has(`${name} ${slug}`, words.join(' '))) : [];
  if (phrase.length > 0) return phrase;
  const named = products.filter(({ name, slug, categoryId }) =>
    hasAll(`${name} ${slug} ${byId.get(categoryId)?.name ?? ''}`, words),
  );
  if (named.length > 0) return named;
  return products.filter(({ categoryId }) => hasAll(byId.get(categoryId)?.description ?? '', words));
}

function wordsOf(text: string): string[] {
  return plain(text)
    .split(/[\s-]+/)
    .filter(Boolean);
}

const hasAll = (text: string, words: readonly string[]) => words.every((word) => has(text, word));

/** Whether a text has this at the start of one of its words. */
function has(text: string, start: string): boolean {
  return ` ${wordsOf(text).join(' ')}`.includes(` ${start}`);
}
