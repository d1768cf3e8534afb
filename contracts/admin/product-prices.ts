import { z } from 'zod';
import { DecimalSchema } from '../amounts.js';
import { endpoints } from '../endpoint.js';
import { PlannedDaySchema } from '../shop-day.js';
import { ProductPriceSchema } from './products.js';

/** A recorded price. `from` and `until` are moments; `until` is null for a price without an end. */
export const RecordedPriceSchema = z.object({
  id: z.number().int(),
  kind: z.enum(['regular', 'sale']),
  price: DecimalSchema,
  from: z.string(),
  until: z.string().nullable(),
  /** `over`: it ended, or a later regular price replaced it. */
  state: z.enum(['planned', 'current', 'over']),
});
export type RecordedPrice = z.infer<typeof RecordedPriceSchema>;

/** The prices of a product, newest first. */
export const ProductPricesSchema = z.object({
  /** What a piece costs now. */
  price: DecimalSchema,
  /** What may be struck through beside it; null when nothing may. */
  referencePrice: DecimalSchema.nullable(),
  prices: z.array(RecordedPriceSchema),
});
export type ProductPrices = z.infer<typeof ProductPricesSchema>;

/**
 * `POST /api/admin/products/{id}/prices`. `from`: the first day (today starts now), or null for now. `until`: the last
 * day of a sale, or null for a sale that staff ends.
 */
export const PricePlanSchema = z
  .strictObject({
    kind: z.enum(['regular', 'sale'], { error: 'Kies prijs of aanbieding' }),
    price: ProductPriceSchema,
    from: PlannedDaySchema.nullish(),
    until: PlannedDaySchema.nullish(),
  })
  .refine(({ from, until }) => !until || !from || until >= from, {
    path: ['until'],
    message: 'Kies een dag vanaf de eerste dag',
  });
export type PricePlan = z.infer<typeof PricePlanSchema>;
export type PricePlanInput = z.input<typeof PricePlanSchema>;

const catalog = endpoints({ access: 'staff', permission: 'catalog' });
const editCatalog = endpoints({ access: 'staff', permission: ['catalog', 'edit-catalog'] });

export const listPrices = catalog('GET /api/admin/products/:id/prices', {
  summary: 'Every price that the product had, has or will have, newest first.',
  params: { id: 'integer' },
  response: ProductPricesSchema,
});

export const planPrice = editCatalog('POST /api/admin/products/:id/prices', {
  summary: 'Records a price or a sale from a day on. It starts and ends by itself. An equal one is recorded once.',
  params: { id: 'integer' },
  body: PricePlanSchema,
  response: ProductPricesSchema,
  status: 201,
});

export const endPrice = editCatalog('DELETE /api/admin/products/:id/prices/:priceId', {
  summary: 'Ends a sale now, or withdraws a planned price. The record stays. A regular price ends with the next one.',
  params: { id: 'integer', priceId: 'integer' },
  response: ProductPricesSchema,
});
