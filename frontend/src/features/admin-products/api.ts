import { queryOptions, type QueryKey } from '@tanstack/react-query';
import type {
  AddProductImage,
  AdminProduct,
  ChangeProductImage,
  ProductFormInput,
  ProductPatchInput,
  ReorderProductImages,
} from '../../../../contracts/admin/products.js';
import type { Category, ProductImage } from '../../../../contracts/catalog.js';
import { call } from '../../lib/http/api';
import { productsQuery } from '../../lib/shop/catalog';
import { read } from '../../lib/http/read';
import { useChange } from '../../lib/http/use-change';

export const adminProductsQuery = read<AdminProduct[]>('/api', 'admin', 'products');
export const adminCategoriesQuery = read<Category[]>('/api', 'admin', 'categories');
export const productImagesQuery = (id: number) => read<ProductImage[]>('/api', 'admin', 'products', `${id}`, 'images');

/** The current product. Each opening of its form refetches it. */
export const adminProductQuery = (id: string, opening: number) =>
  queryOptions({
    queryKey: [...adminProductsQuery.queryKey, id, { opening }] as QueryKey,
    queryFn: () => findProduct(id),
    gcTime: 0,
  });

/** Fetches one product without any cache. */
export async function findProduct(id: string): Promise<AdminProduct> {
  return (await call<AdminProduct>('GET', `/api/admin/products/${encodeURIComponent(id)}`)).data;
}

const inventoryKey = ['/api', 'admin', 'inventory'];
const reads = [adminProductsQuery.queryKey, productsQuery.queryKey, inventoryKey];

export function useSaveProduct() {
  return useChange(
    (change: { id: null; body: ProductFormInput } | { id: number; body: ProductPatchInput }) =>
      change.id === null
        ? call<AdminProduct>('POST', '/api/admin/products', change.body)
        : call<AdminProduct>('PATCH', `/api/admin/products/${change.id}`, change.body),
    reads,
  );
}

export function useDeleteProduct() {
  return useChange((id: number) => call('DELETE', `/api/admin/products/${id}`), reads);
}

export function useAddImage(productId: number) {
  return useChange(
    (image: AddProductImage) => call<ProductImage>('POST', `/api/admin/products/${productId}/images`, image),
    reads,
  );
}

/** Makes a picture the primary one, or changes its alternative text. */
export function useChangeImage(productId: number) {
  return useChange(
    ({ id, patch }: { id: number; patch: ChangeProductImage }) =>
      call<ProductImage>('PATCH', `/api/admin/products/${productId}/images/${id}`, patch),
    reads,
  );
}

export function useReorderImages(productId: number) {
  return useChange(
    (order: ReorderProductImages) =>
      call<ProductImage[]>('PATCH', `/api/admin/products/${productId}/images/reorder`, order),
    reads,
  );
}

export function useDeleteImage(productId: number) {
  return useChange((id: number) => call('DELETE', `/api/admin/products/${productId}/images/${id}`), reads);
}
