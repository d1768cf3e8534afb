import { useQuery } from '@tanstack/react-query';
import type { Category, Product } from '../../../../contracts/catalog.js';
import { productTextsQuery } from './catalog';
import { matchingProducts } from './match-products';

/** Returns the products that a search finds; undefined while they, or the texts that may find more, are loading. */
export function useSearchedProducts(
  products: readonly Product[] | undefined,
  categories: readonly Category[],
  typed: string,
): Product[] | undefined {
  const texts = useQuery(productTextsQuery);
  const found = products && matchingProducts(products, categories, typed, texts.data);
  return found?.length === 0 && texts.isPending ? undefined : found;
}
