import type { Category, Product } from '../../../../contracts/catalog.js';
import { plain } from '../format';

/**
 * Returns the products whose name, slug or category has a word that starts with each typed word. Accents, capitals and
 * hyphens do not matter.
 * Products that contain several words as one phrase exclude all others: 'vitamine c' matches no other vitamin with a c.
 * Without any match, it searches the category descriptions: 'huid' finds the beauty products.
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

/** Whether a word of the text starts with `start`. */
function has(text: string, start: string): boolean {
  return ` ${wordsOf(text).join(' ')}`.includes(` ${start}`);
}
