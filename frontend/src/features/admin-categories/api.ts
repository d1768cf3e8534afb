import type { z } from 'zod';
import {
  changeCategory,
  createCategory,
  deleteCategory,
  listCategories,
  type AdminCategory,
  type CategoryFormSchema,
} from '../../../../contracts/admin/categories.js';
import { listProducts } from '../../../../contracts/admin/products.js';
import { keyOf, request } from '../../lib/http/endpoints';
import { categoriesQuery } from '../../lib/shop/catalog';
import { useChange } from '../../lib/http/use-change';
import { freshQueryOf } from '../../ui/admin/fresh';

export type CategoryFormInput = z.input<typeof CategoryFormSchema>;

export const adminCategoriesQuery = freshQueryOf(listCategories, {});

// Products contain the name of their category.
const reads = [adminCategoriesQuery.queryKey, keyOf(listProducts, {}), categoriesQuery.queryKey];

export function useSaveCategory() {
  return useChange(
    ({ category, body }: { category: Pick<AdminCategory, 'id' | 'version'> | null; body: CategoryFormInput }) => {
      if (category === null) return request(createCategory, { body });
      const { id, version } = category;
      return request(changeCategory, { params: { id }, body: { ...body, version } });
    },
    reads,
  );
}

export const useDeleteCategory = () => useChange((id: number) => request(deleteCategory, { params: { id } }), reads);
