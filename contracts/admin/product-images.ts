import { z } from 'zod';
import { endpoint, endpoints } from '../endpoint.js';
import { ProductImageSchema } from '../catalog.js';
import {
  AddProductImageSchema,
  ChangeProductImageSchema,
  ReorderProductImagesSchema,
  UploadedImageSchema,
} from './products.js';

const editCatalog = endpoints({ access: 'staff', permission: ['catalog', 'edit-catalog'] });

export const listImages = endpoint('GET /api/admin/products/:id/images', {
  access: 'staff',
  permission: 'catalog',
  summary: 'Images in display order.',
  params: { id: 'integer' },
  response: z.array(ProductImageSchema),
});

export const addImage = editCatalog('POST /api/admin/products/:id/images', {
  summary: 'Adds a picture.',
  params: { id: 'integer' },
  body: AddProductImageSchema,
  response: ProductImageSchema,
  status: 201,
});

export const reorderImages = editCatalog('PATCH /api/admin/products/:id/images/reorder', {
  summary: 'Puts the pictures of a product in this order.',
  params: { id: 'integer' },
  body: ReorderProductImagesSchema,
  response: z.array(ProductImageSchema),
});

export const changeImage = editCatalog('PATCH /api/admin/products/:id/images/:imageId', {
  summary: 'Changes a picture.',
  params: { id: 'integer', imageId: 'integer' },
  body: ChangeProductImageSchema,
  response: ProductImageSchema,
});

export const deleteImage = editCatalog('DELETE /api/admin/products/:id/images/:imageId', {
  summary: 'Deletes a picture.',
  params: { id: 'integer', imageId: 'integer' },
});

export const uploadProductImage = endpoint('POST /api/admin/upload/product-image', {
  access: 'staff',
  permission: 'edit-catalog',
  summary: 'Stores a picture, of an animation the first frame, and returns its address; smaller sizes follow by a job.',
  response: UploadedImageSchema,
  refuses: ['upload-missing', 'upload-type', 'upload-too-large', 'upload-too-many-pixels', 'upload-broken'],
});
