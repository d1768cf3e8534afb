import { z } from 'zod';
import { DecimalSchema } from '../values/amounts.js';
import { endpoints } from '../endpoint.js';
import { endOfPlanned, PlannedMomentSchema, startOfPlanned } from '../values/planned-moment.js';
import { ProductPriceSchema } from './product-fields.js';

const period = { from: z.number(), until: z.number().nullable() };

/** What prices follow from: a `PriceHistory` of `pricing/`, and the promotions on the product. Times in milliseconds. */
export const PriceHistorySchema = z.object({
  prices: z.array(z.object({ id: z.int(), kind: z.enum(['regular', 'sale']), cents: z.int(), ...period })),
  offered: z.array(z.object(period)),
  promotions: z.array(
    z.object({
      id: z.int(),
      priority: z.int(),
      isExclusive: z.boolean(),
      benefit: z
        .discriminatedUnion('type', [
          z.object({ type: z.literal('buy-get'), buy: z.int(), free: z.int() }),
          z.object({ type: z.literal('percentage'), percent: z.number() }),
          z.object({ type: z.literal('amount'), cents: z.int() }),
        ])
        .meta({ examples: [{ type: 'percentage', percent: 20 }] }),
      ...period,
      /** Its end, whether or not its budget was used up before. */
      plannedUntil: z.number().nullable(),
    }),
  ),
});

/**
 * A recorded price. `from` and `until` are moments; `until` is null for a price without an end. `by` and `endedBy` are
 * members of staff; null for an import, a seed and a record from before they were kept.
 */
export const RecordedPriceSchema = z.object({
  id: z.number().int(),
  kind: z.enum(['regular', 'sale']),
  price: DecimalSchema,
  from: z.string(),
  until: z.string().nullable(),
  /** `over`: it ended, or a later regular price replaced it. `withdrawn`: before it started. */
  state: z.enum(['planned', 'current', 'over', 'withdrawn']),
  by: z.string().nullable(),
  endedBy: z.string().nullable(),
});
export type RecordedPrice = z.infer<typeof RecordedPriceSchema>;

/** The prices of a product, newest first. */
export const ProductPricesSchema = z.object({
  /** The time of the shop. */
  at: z.string(),
  /** What a piece costs now. */
  price: DecimalSchema,
  /** What may be struck through beside it; null when nothing may. */
  referencePrice: DecimalSchema.nullable(),
  prices: z.array(RecordedPriceSchema),
  history: PriceHistorySchema,
});
export type ProductPrices = z.infer<typeof ProductPricesSchema>;

/**
 * `POST /api/admin/products/{id}/prices`. `from`: the first day (today starts now) or minute, or null for now. `until`: the
 * last day of a sale or the minute at which it is over, or null for a sale that staff ends.
 */
export const PricePlanSchema = z
  .strictObject({
    kind: z.enum(['sale', 'regular'], { error: 'Kies prijs of aanbieding' }),
    price: ProductPriceSchema,
    from: PlannedMomentSchema.nullish(),
    until: PlannedMomentSchema.meta({ examples: ['2099-12-31T18:00'] }).nullish(),
  })
  .superRefine(({ kind, from, until }, context) => {
    const refuse = (message: string) => context.addIssue({ code: 'custom', path: ['until'], message });
    if (until && kind === 'regular') refuse('Een gewone prijs geldt tot de volgende prijs');
    if (until && from && endOfPlanned(until) <= startOfPlanned(from))
      refuse(until.length === 10 ? 'Kies een dag vanaf de eerste dag' : 'Kies een moment na het begin');
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
