import { z } from 'zod';
import { CategorySchema } from '../catalog.js';
import { endpoint, endpoints } from '../endpoint.js';
import { SlugSchema } from './slug.js';

/** A row of `GET /api/admin/categories`. */
export const AdminCategorySchema = CategorySchema.extend({ version: z.number().int() });
export type AdminCategory = z.infer<typeof AdminCategorySchema>;

export const CategoryFormSchema = z.strictObject({
  name: z
    .string({ error: 'Naam is verplicht' })
    .trim()
    .min(1, 'Naam is verplicht')
    .max(120, 'Gebruik hoogstens 120 tekens'),
  slug: SlugSchema,
  description: z
    .string()
    .trim()
    .max(2000, 'Gebruik hoogstens 2000 tekens')
    .nullable()
    .optional()
    .transform((text) => text || null),
});
export type CategoryForm = z.infer<typeof CategoryFormSchema>;

/**
 * An omitted field does not change. `version` is the loaded version: 409 `conflict` when a colleague saved something else
 * since.
 */
export const CategoryPatchSchema = z.strictObject({
  name: CategoryFormSchema.shape.name.optional(),
  slug: SlugSchema.optional(),
  description: z.string().trim().max(2000, 'Gebruik hoogstens 2000 tekens').nullable().optional(),
  version: z.number().int().optional(),
});
export type CategoryPatch = z.infer<typeof CategoryPatchSchema>;

const editCatalog = endpoints({ access: 'staff', permission: ['catalog', 'edit-catalog'] });

export const listCategories = endpoint('GET /api/admin/categories', {
  access: 'staff',
  permission: 'catalog',
  summary: 'Every category that staff did not delete.',
  response: z.array(AdminCategorySchema),
});

export const createCategory = editCatalog('POST /api/admin/categories', {
  summary: 'Creates a category.',
  body: CategoryFormSchema,
  response: AdminCategorySchema,
  status: 201,
  refuses: ['slug-taken'],
});

export const changeCategory = editCatalog('PATCH /api/admin/categories/:id', {
  summary: 'Changes the fields that are given.',
  params: { id: 'integer' },
  body: CategoryPatchSchema,
  response: AdminCategorySchema,
  refuses: ['slug-taken', 'conflict'],
});

export const deleteCategory = editCatalog('DELETE /api/admin/categories/:id', {
  summary: 'Hides the category.',
  params: { id: 'integer' },
  refuses: ['category-in-use'],
});
