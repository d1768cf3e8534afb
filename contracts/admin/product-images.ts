import { z } from 'zod';
import { endpoint, endpoints } from '../endpoint.js';
import { ProductImageSchema } from '../catalog.js';

const imageUrl = z
  .string({ error: 'Afbeelding ontbreekt' })
  .max(300)
  .regex(/^\/(files|art)\/[\w./-]+$/, 'Kies een geüploade afbeelding')
  .refine((url) => !url.includes('..'), 'Kies een geüploade afbeelding');
const sortOrder = z.number().int('Ongeldige volgorde').min(0, 'Ongeldige volgorde').max(1000, 'Ongeldige volgorde');

/** `POST /api/admin/products/{id}/images`; `url` as the upload returned it. Returns a ProductImage. */
export const AddProductImageSchema = z.strictObject({
  url: imageUrl,
  altText: z.string().trim().max(300, 'Gebruik hoogstens 300 tekens').nullish(),
  isPrimary: z.boolean().optional(),
  sortOrder: sortOrder.optional(),
});
export type AddProductImage = z.infer<typeof AddProductImageSchema>;

/** `PATCH /api/admin/products/{id}/images/{imageId}`. At most one image is primary; ext `altText`. */
export const ChangeProductImageSchema = z.strictObject({
  isPrimary: z.boolean().optional(),
  altText: z.string().trim().max(300, 'Gebruik hoogstens 300 tekens').optional(),
});
export type ChangeProductImage = z.infer<typeof ChangeProductImageSchema>;

/** `PATCH /api/admin/products/{id}/images/reorder`. */
export const ReorderProductImagesSchema = z.strictObject({
  updates: z
    .array(z.strictObject({ id: z.number().int(), sortOrder }))
    .min(1)
    .max(100),
});
export type ReorderProductImages = z.infer<typeof ReorderProductImagesSchema>;

/** `POST /api/admin/upload/product-image` (multipart, field `image`): at most 5 MB and 40 megapixels. */
export const UploadedImageSchema = z.object({
  url: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  /** Whether the file was an animation, of which only the first frame is stored. */
  isAnimated: z.boolean(),
});
export type UploadedImage = z.infer<typeof UploadedImageSchema>;

export const mostUploadBytes = 5 * 1024 * 1024;
export const mostUploadPixels = 40_000_000;
/** Value for the `accept` attribute of a file input. */
export const uploadTypes = ['image/jpeg', 'image/png', 'image/gif', 'image/webp'] as const;

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
