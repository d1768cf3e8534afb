import type { z } from 'zod';
import {
  changeCategory,
  createCategory,
  deleteCategory,
  listCategories,
  type CategoryFormSchema,
} from '../../../../contracts/admin/categories.js';
import { listProducts } from '../../../../contracts/admin/products.js';
import { keyOf, queryOf, request } from '../../lib/http/endpoints';
import { categoriesQuery } from '../../lib/shop/catalog';
import { useChange } from '../../lib/http/use-change';

export type CategoryFormInput = z.input<typeof CategoryFormSchema>;

export const adminCategoriesQuery = queryOf(listCategories, {});

// Products contain the name of their category.
const reads = [adminCategoriesQuery.queryKey, keyOf(listProducts, {}), categoriesQuery.queryKey];

export function useSaveCategory() {
  return useChange(
    ({ id, body }: { id: number | null; body: CategoryFormInput }) =>
      id === null ? request(createCategory, { body }) : request(changeCategory, { params: { id }, body }),
    reads,
  );
}

export const useDeleteCategory = () => useChange((id: number) => request(deleteCategory, { params: { id } }), reads);
