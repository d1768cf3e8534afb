import {
  findProduct,
  listCategories,
  listProducts,
  listTexts,
  type ListedCategory,
  type Product,
} from '../../../../contracts/catalog.js';
import { categoryWithSlug } from '../../../../contracts/values/category-slugs.js';
import { queryOf } from '../http/endpoints';

export const productsQuery = queryOf(listProducts, {});
export const productTextsQuery = queryOf(listTexts, {});
export const categoriesQuery = queryOf(listCategories, {});

/** Returns the category with this present or former slug, or with this id when given a number. */
export function categoryNamed(categories: readonly ListedCategory[] = [], name: number | string) {
  return categories.find(({ id }) => id === name) ?? categoryWithSlug(categories, String(name));
}

/** Returns the highest discount of a subscription on offer, in percent; 0 without one. */
export function highestPlanDiscount(products: readonly Product[]): number {
  return Math.max(0, ...products.map((one) => (one.subscriptionEnabled ? one.subscriptionDiscount : 0)));
}

/** One product with everything on its page, by slug. */
export const productQuery = (slug: string) => queryOf(findProduct, { params: { slug } });

/** The products of one category, by its id. */
export const productsOfCategoryQuery = (category: number) => queryOf(listProducts, { query: { category } });
