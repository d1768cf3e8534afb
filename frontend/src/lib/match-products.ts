import type { Category, Product } from '../../../contracts/catalog.js';
import { plain } from './format';

/** The products that carry every typed word in name, slug or category; accents, capitals and hyphens do not matter. */
export function matchingProducts(
  products: readonly Product[],
  categories: readonly Category[],
  typed: string,
): Product[] {
  const words = plain(typed)
    .split(/[\s-]+/)
    .filter(Boolean);
  if (words.length === 0) return [...products];
  const categoryNames = new Map(categories.map((category) => [category.id, category.name]));
  return products.filter((product) => {
    const text = plain(`${product.name} ${product.slug} ${categoryNames.get(product.categoryId) ?? ''}`);
    return words.every((word) => text.includes(word));
  });
}
