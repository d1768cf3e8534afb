import type { z } from 'zod';
import type { CategoryFormSchema } from '../../../../contracts/admin/categories.js';
import type { Category } from '../../../../contracts/catalog.js';
import { call } from '../../lib/http/api';
import { categoriesQuery } from '../../lib/shop/catalog';
import { read } from '../../lib/http/read';
import { useChange } from '../../lib/http/use-change';

export type CategoryFormInput = z.input<typeof CategoryFormSchema>;

export const adminCategoriesQuery = read<Category[]>('/api', 'admin', 'categories');

// Products contain the name of their category.
const reads = [adminCategoriesQuery.queryKey, ['/api', 'admin', 'products'], categoriesQuery.queryKey];

export function useSaveCategory() {
  return useChange(
    ({ id, body }: { id: number | null; body: CategoryFormInput }) =>
      id === null
        ? call<Category>('POST', '/api/admin/categories', body)
        : call<Category>('PATCH', `/api/admin/categories/${id}`, body),
    reads,
  );
}

export function useDeleteCategory() {
  return useChange((id: number) => call('DELETE', `/api/admin/categories/${id}`), reads);
}
