import { z } from 'zod';
import { SlugSchema } from './slug.js';

/** `POST /api/admin/categories` and `PATCH /api/admin/categories/{id}` (then every field is optional). */
export const CategoryFormSchema = z.strictObject({
  name: z
    .string({ error: 'Naam is verplicht' })
    .trim()
    .min(1, 'Naam is verplicht')
    .max(120, 'Gebruik hooguit 120 tekens'),
  slug: SlugSchema,
  description: z
    .string()
    .trim()
    .max(2000, 'Gebruik hooguit 2000 tekens')
    .nullable()
    .optional()
    .transform((text) => text || null),
});
export type CategoryForm = z.infer<typeof CategoryFormSchema>;

/** An omitted field does not change. */
export const CategoryPatchSchema = z.strictObject({
  name: CategoryFormSchema.shape.name.optional(),
  slug: SlugSchema.optional(),
  description: z.string().trim().max(2000, 'Gebruik hooguit 2000 tekens').nullable().optional(),
});
export type CategoryPatch = z.infer<typeof CategoryPatchSchema>;
