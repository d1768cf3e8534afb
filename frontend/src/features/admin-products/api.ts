import { queryOptions } from '@tanstack/react-query';
import { listCategories } from '../../../../contracts/admin/categories.js';
import { endPrice, listPrices, planPrice, type PricePlanInput } from '../../../../contracts/admin/product-prices.js';
import * as images from '../../../../contracts/admin/product-images.js';
import {
  changeProduct,
  createProduct,
  deleteProduct,
  findProduct,
  listProducts,
  type ProductFormInput,
  type ProductPatchInput,
} from '../../../../contracts/admin/products.js';
import {
  type AddProductImage,
  type ChangeProductImage,
  type ReorderProductImages,
} from '../../../../contracts/admin/product-images.js';
import { listMovements } from '../../../../contracts/inventory.js';
import { keyOf, queryOf, request } from '../../lib/http/endpoints';
import { useChange } from '../../lib/http/use-change';
import { productsQuery } from '../../lib/shop/catalog';
import { freshQueryOf } from '../../ui/admin/fresh';

/** Every product that is not archived, for a form that chooses among them all. */
export const adminProductsQuery = queryOf(listProducts, {});
export const adminCategoriesQuery = queryOf(listCategories, {});
export const productImagesQuery = (id: number) => queryOf(images.listImages, { params: { id } });

/** The current product. Each opening of its form refetches it. */
export const adminProductQuery = (id: number, opening: number) =>
  queryOptions({
    ...queryOf(findProduct, { params: { id } }),
    queryKey: [...keyOf(findProduct, { params: { id } }), { opening }],
    gcTime: 0,
  });

export const productPricesQuery = (id: number) => freshQueryOf(listPrices, { params: { id } });

/** What shows products, in the back office and in the shop. */
export const readsOfProducts = [adminProductsQuery.queryKey, productsQuery.queryKey, keyOf(listMovements, {})];

export const useSaveProduct = () =>
  useChange(
    (change: { id: null; body: ProductFormInput } | { id: number; body: ProductPatchInput }) =>
      change.id === null
        ? request(createProduct, { body: change.body })
        : request(changeProduct, { params: { id: change.id }, body: change.body }),
    readsOfProducts,
  );

export const useDeleteProduct = () =>
  useChange((id: number) => request(deleteProduct, { params: { id } }), readsOfProducts);

export const useAddImage = (id: number) =>
  useChange((body: AddProductImage) => request(images.addImage, { params: { id }, body }), readsOfProducts);

/** Makes a picture the primary one, or changes its alternative text. */
export const useChangeImage = (id: number) =>
  useChange(
    ({ id: imageId, patch }: { id: number; patch: ChangeProductImage }) =>
      request(images.changeImage, { params: { id, imageId }, body: patch }),
    readsOfProducts,
  );

export const useReorderImages = (id: number) =>
  useChange((body: ReorderProductImages) => request(images.reorderImages, { params: { id }, body }), readsOfProducts);

export const useDeleteImage = (id: number) =>
  useChange((imageId: number) => request(images.deleteImage, { params: { id, imageId } }), readsOfProducts);

const readsOfPrices = (id: number) => [...readsOfProducts, keyOf(listPrices, { params: { id } })];

export const usePlanPrice = (id: number) =>
  useChange((body: PricePlanInput) => request(planPrice, { params: { id }, body }), readsOfPrices(id));

export const useEndPrice = (id: number) =>
  useChange((priceId: number) => request(endPrice, { params: { id, priceId } }), readsOfPrices(id));
