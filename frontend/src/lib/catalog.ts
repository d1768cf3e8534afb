import type { Category, Product, ProductDetail } from '../../../contracts/catalog.js';
import { queryOptions, type QueryKey } from '@tanstack/react-query';
import { call } from './api';
import { read } from './read';

export const productsQuery = read<Product[]>('/api', 'products');
export const categoriesQuery = read<Category[]>('/api', 'categories');

/** One product with everything on its page, by slug. */
export const productQuery = (slug: string) => read<ProductDetail>('/api', 'products', encodeURIComponent(slug));

/** The products of one category, by its id. */
export const productsOfCategoryQuery = (categoryId: number) =>
  queryOptions({
    queryKey: ['/api', 'products', { category: categoryId }] as QueryKey,
    queryFn: async () => (await call<Product[]>('GET', `/api/products?category=${categoryId}`)).data,
  });
