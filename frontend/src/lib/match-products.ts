import type { Category, Product } from '../../../contracts/catalog.js';
import { plain } from './format';

const shortWord = 2;

/**
 * The products that carry every typed word in name, slug or category; accents, capitals and hyphens do not matter. When
 * none does, those whose category describes itself with these words: 'huid' finds what is sold for beauty.
 */
export function matchingProducts(
  products: readonly Product[],
  categories: readonly Category[],
  typed: string,
): Product[] {
  const words = wordsOf(typed);
  if (words.length === 0) return [...products];
  const byId = new Map(categories.map((category) => [category.id, category]));
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

/** Whether a text has every word somewhere; one or two letters count only as the start of a word. */
function hasAll(text: string, words: readonly string[]): boolean {
  const whole = ` ${wordsOf(text).join(' ')}`;
  return words.every((word) => whole.includes(word.length > shortWord ? word : ` ${word}`));
}
