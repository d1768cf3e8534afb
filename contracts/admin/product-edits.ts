import { z } from 'zod';
import { endpoints } from '../endpoint.js';
import { PlannedMomentSchema } from '../values/planned-moment.js';
import { cardText } from './product-fields.js';
import { AdminProductListQuerySchema, ProductPatchSchema } from './products.js';

/** The most products that one edit changes. */
export const mostEdited = 500;

/** The most products that the box for all of them ticks. */
export const mostChosen = 5000;

const mostCents = 1_000_000;

/** What an edit can change of a product. An absent field stays as it is. `priceCents`: the regular price. */
export const ProductEditValuesSchema = ProductPatchSchema.pick({
  categoryId: true,
  isActive: true,
  publishFrom: true,
  isArchived: true,
  purpose: true,
  flavour: true,
}).extend({ priceCents: z.number().int().min(1).max(mostCents).optional() });
export type ProductEditValues = z.output<typeof ProductEditValuesSchema>;

export const priceEdits = ['percentage', 'amount', 'set'] as const;
const amountOf = (most: number) =>
  z
    .number({ error: 'Vul een getal in' })
    .min(-most, 'Dit is te laag')
    .max(most, 'Dit is te hoog')
    .refine((value) => Number.isInteger(Math.round(value * 100_000) / 1000), 'Gebruik hoogstens twee decimalen');

/** The status that an edit gives. `active`: at once, or from `publishFrom` on. */
export const editedStatuses = ['active', 'inactive', 'archived'] as const;

/** What staff asks of the chosen products. */
export const ProductEditSchema = z
  .strictObject({
    /** `value`: in percent, or in euros. `isRounded`: to 5 cents. */
    price: z
      .strictObject({ by: z.enum(priceEdits), value: amountOf(10_000), isRounded: z.boolean() })
      .refine(({ by, value }) => by !== 'set' || value > 0, { message: 'Vul een prijs in', path: ['value'] })
      .optional(),
    categoryId: z
      .number()
      .int()
      .positive()
      .max(2 ** 31 - 1)
      .optional(),
    status: z.enum(editedStatuses).optional(),
    publishFrom: PlannedMomentSchema.optional(),
    /** An empty text, or null, takes the text away. */
    purpose: cardText.optional(),
    flavour: cardText.optional(),
  })
  .refine(({ publishFrom, status }) => publishFrom === undefined || status === 'active', {
    message: 'Alleen een actief product kan later live gaan',
    path: ['publishFrom'],
  });
export type ProductEdit = z.output<typeof ProductEditSchema>;

const productIds = z
  .array(
    z
      .number()
      .int()
      .positive()
      .max(2 ** 31 - 1),
  )
  .min(1, 'Kies een product')
  .max(mostEdited, `Kies hoogstens ${mostEdited} producten`);

export const PreviewProductEditSchema = z.strictObject({ productIds, edit: ProductEditSchema });
export type PreviewProductEdit = z.input<typeof PreviewProductEditSchema>;

/** What an edit does to one product. `before` and `after` have the fields that change; none when it stays as it is. */
export const PreviewedProductSchema = z.object({
  productId: z.number().int(),
  name: z.string(),
  before: ProductEditValuesSchema,
  after: ProductEditValuesSchema,
  /** Dutch sentences. */
  warnings: z.array(z.string()),
});
export type PreviewedProduct = z.output<typeof PreviewedProductSchema>;

/** The lines of a preview. A product that differs from its `before` by now is refused. */
export const StartProductEditSchema = z.strictObject({
  /** Drawn once: an edit starts once, however often it is sent. */
  id: z.uuid(),
  lines: z
    .array(
      z.strictObject({
        productId: z
          .number()
          .int()
          .positive()
          .max(2 ** 31 - 1),
        before: ProductEditValuesSchema,
        after: ProductEditValuesSchema,
      }),
    )
    .min(1, 'Er verandert niets')
    .max(mostEdited, `Kies hoogstens ${mostEdited} producten`)
    .refine(
      (lines) => new Set(lines.map(({ productId }) => productId)).size === lines.length,
      'Een product staat er twee keer in',
    ),
});
export type StartProductEdit = z.input<typeof StartProductEditSchema>;

/** How far an edit is. `refusal`: the Dutch sentence that says why a product did not change. */
export const ProductEditProgressSchema = z.object({
  id: z.string(),
  kind: z.enum(['edit', 'undo', 'import']),
  isRunning: z.boolean(),
  total: z.number().int(),
  done: z.number().int(),
  /** The edit that takes this one back; null when none does. */
  undoneBy: z.string().nullable(),
  /** The first 500. */
  refused: z.array(z.object({ name: z.string(), refusal: z.string() })),
});
export type ProductEditProgress = z.output<typeof ProductEditProgressSchema>;

const editCatalog = endpoints({ access: 'staff', permission: ['catalog', 'edit-catalog'] });

export const listProductIds = editCatalog('GET /api/admin/products/ids', {
  summary: 'The ids of the products that the filter finds, in the order of the list, at most 5,000.',
  query: AdminProductListQuerySchema,
  response: z.array(z.number().int()),
});

export const previewEdit = editCatalog('POST /api/admin/product-edits/preview', {
  summary: 'What an edit does to each product. Changes nothing.',
  body: PreviewProductEditSchema,
  response: z.array(PreviewedProductSchema),
});

export const startEdit = editCatalog('POST /api/admin/product-edits', {
  summary: 'Changes several products, with a result for each. An equal id starts it once.',
  body: StartProductEditSchema,
});

export const findEdit = editCatalog('GET /api/admin/product-edits/:id', {
  summary: 'How far an edit is.',
  params: { id: 'uuid' },
  response: ProductEditProgressSchema,
});

export const undoEdit = editCatalog('POST /api/admin/product-edits/:id/undo', {
  summary: 'Gives the products of a finished edit their former values, except those that changed since.',
  params: { id: 'uuid' },
  body: z.strictObject({ id: z.uuid() }),
  refuses: ['edit-running', 'edit-undone'],
});
