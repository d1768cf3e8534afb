import type { ListedCategory, Product, ProductDetail, ProductText } from '../../../../contracts/catalog.js';
import { categoryWithSlug } from '../../../../contracts/category-slugs.js';
import { queryOptions, type QueryKey } from '@tanstack/react-query';
import { read, readPath } from '../http/read';

export const productsQuery = read<Product[]>('/api', 'products');
export const productTextsQuery = read<ProductText[]>('/api', 'product-texts');
export const categoriesQuery = read<ListedCategory[]>('/api', 'categories');

/** Returns the category with this present or former slug, or with this id when given a number. */
export function categoryNamed(categories: readonly ListedCategory[] = [], name: number | string) {
  return categories.find(({ id }) => id === name) ?? categoryWithSlug(categories, String(name));
}

/** Returns the highest discount of a subscription on offer, in percent; 0 without one. */
export function highestPlanDiscount(products: readonly Product[]): number {
  return Math.max(0, ...products.map((one) => (one.subscriptionEnabled ? one.subscriptionDiscount : 0)));
}

/** One product with everything on its page, by slug. */
export const productQuery = (slug: string) => read<ProductDetail>('/api', 'products', encodeURIComponent(slug));

/** The products of one category, by its id. */
export const productsOfCategoryQuery = (categoryId: number) =>
  queryOptions({
    queryKey: ['/api', 'products', { category: categoryId }] as QueryKey,
    queryFn: ({ meta }) => readPath<Product[]>(`/api/products?category=${categoryId}`, meta),
  });
