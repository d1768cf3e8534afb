import { z } from 'zod';
import { AmountInCentsSchema, DecimalSchema } from '../values/amounts.js';
import { endpoints } from '../endpoint.js';
import { NewCodeSchema } from './discount-codes.js';
import { PlannedDaySchema } from '../values/shop-day.js';

export const promotionBenefits = ['buy-get', 'percentage', 'amount'] as const;
export const promotionScopes = ['products', 'categories', 'all', 'basket'] as const;

/**
 * A row of `GET /api/admin/promotions`. `value`: percent, or euros off each piece or the basket; null for free pieces.
 * `code`: it applies to a shopper who entered this code; null for everybody. `perCustomer`: orders. `maxUses` (orders) and
 * `maxAmount` (euros given away) are its budget. Null: no limit.
 */
export const AdminPromotionSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  benefit: z.enum(promotionBenefits),
  buy: z.number().int().nullable(),
  free: z.number().int().nullable(),
  value: DecimalSchema.nullable(),
  scope: z.enum(promotionScopes),
  productIds: z.array(z.number().int()),
  categoryIds: z.array(z.number().int()),
  priority: z.number().int(),
  isExclusive: z.boolean(),
  code: z.string().nullable(),
  minSubtotal: DecimalSchema.nullable(),
  perCustomer: z.number().int().nullable(),
  maxUses: z.number().int().nullable(),
  maxAmount: DecimalSchema.nullable(),
  /** Paid orders with it, their pieces, and the euros that it took off. */
  usage: z.object({ orders: z.number().int(), pieces: z.number().int(), given: DecimalSchema }),
  from: z.string(),
  until: z.string().nullable(),
  state: z.enum(['planned', 'current', 'used-up', 'over']),
  version: z.number().int(),
});
export type AdminPromotion = z.infer<typeof AdminPromotionSchema>;

const whole = (least: number, most: number, message: string) =>
  z.number({ error: message }).int(message).min(least, message).max(most, message);
const ids = z.array(z.number().int().positive()).max(500, 'Kies er hoogstens 500');
const NameSchema = z
  .string({ error: 'Naam is verplicht' })
  .trim()
  .min(1, 'Naam is verplicht')
  .max(80, 'Gebruik hoogstens 80 tekens');
const budget = {
  maxUses: whole(1, 1_000_000, 'Kies 1 tot en met 1.000.000').nullish(),
  maxAmount: AmountInCentsSchema.refine(
    (cents) => cents >= 1 && cents <= 100_000_000,
    'Vul een bedrag in tot € 1.000.000',
  ).nullish(),
};

/**
 * `POST /api/admin/promotions`. `buy-get`: of every `buy + free` pieces of one product, `free` cost nothing. `percentage`
 * and `amount` are off each piece, or off the whole basket in the scope `basket`. `from`: the first day, or null for now.
 * `until`: the last day. `code`: what shoppers enter. `minSubtotal`: the subtotal from which a code, or a promotion on the
 * whole basket, applies.
 * With a code, `priority` and `isExclusive` have no effect.
 */
export const PromotionFormSchema = z
  .strictObject({
    name: NameSchema,
    benefit: z.enum(promotionBenefits, { error: 'Kies een voordeel' }),
    buy: whole(1, 10, 'Kies 1 tot en met 10').nullish(),
    free: whole(1, 10, 'Kies 1 tot en met 10').nullish(),
    value: AmountInCentsSchema.nullish(),
    scope: z.enum(promotionScopes, { error: 'Kies waarvoor de actie geldt' }),
    productIds: ids.optional(),
    categoryIds: ids.optional(),
    priority: whole(1, 100, 'Kies 1 tot en met 100').optional(),
    isExclusive: z.boolean().optional(),
    code: NewCodeSchema.nullish(),
    minSubtotal: AmountInCentsSchema.nullish(),
    perCustomer: whole(1, 100, 'Kies 1 tot en met 100').nullish(),
    ...budget,
    from: PlannedDaySchema.nullish(),
    until: PlannedDaySchema.nullish(),
  })
  .superRefine(({ benefit, buy, free, value, scope, productIds, categoryIds, from, until, ...form }, context) => {
    const { code, minSubtotal } = form;
    const refuse = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message });
    if (benefit === 'buy-get' && !buy) refuse('buy', 'Vul in hoeveel stuks een klant betaalt');
    if (benefit === 'buy-get' && !free) refuse('free', 'Vul in hoeveel stuks gratis zijn');
    if (benefit === 'percentage' && !(value && value >= 100 && value <= 9000))
      refuse('value', 'Kies 1 tot en met 90 procent');
    if (benefit === 'amount' && !value) refuse('value', 'Vul een bedrag in');
    if (scope === 'products' && !productIds?.length) refuse('productIds', 'Kies een product');
    if (scope === 'categories' && !categoryIds?.length) refuse('categoryIds', 'Kies een categorie');
    if (scope === 'basket' && benefit === 'buy-get') refuse('scope', 'Gratis stuks horen bij producten');
    if (minSubtotal && !code && scope !== 'basket')
      refuse('minSubtotal', 'Een minimum hoort bij een code of het hele winkelmandje');
    if (until && from && until < from) refuse('until', 'Kies een dag vanaf de eerste dag');
  })
  .meta({
    examples: [
      {
        name: '1+1 gratis',
        benefit: 'buy-get',
        buy: 1,
        free: 1,
        scope: 'all',
        from: '2099-12-30',
        until: '2099-12-31',
      },
    ],
  });
export type PromotionForm = z.infer<typeof PromotionFormSchema>;
export type PromotionFormInput = z.input<typeof PromotionFormSchema>;

/**
 * What staff may change until a promotion is over. Its other terms are in the price history, or promised with a code.
 * `version` is the loaded version: 409 `conflict` when a colleague saved something else since.
 */
export const ChangePromotionSchema = z.strictObject({
  name: NameSchema,
  until: PlannedDaySchema.nullable(),
  maxUses: budget.maxUses,
  maxAmount: budget.maxAmount,
  version: z.number().int().optional(),
});
export type ChangePromotion = z.infer<typeof ChangePromotionSchema>;
export type ChangePromotionInput = z.input<typeof ChangePromotionSchema>;

const discounts = endpoints({ access: 'staff', permission: 'discounts' });

export const listPromotions = discounts('GET /api/admin/promotions', {
  summary: 'Every promotion, newest first.',
  response: z.array(AdminPromotionSchema),
});

export const createPromotion = discounts('POST /api/admin/promotions', {
  summary: 'Creates a promotion. Its terms do not change afterwards, because the price history follows from them.',
  body: PromotionFormSchema,
  response: AdminPromotionSchema,
  status: 201,
  refuses: ['discount-code-taken'],
});

export const changePromotion = discounts('PUT /api/admin/promotions/:id', {
  summary: 'Changes the name, the end and the budget of a promotion that is not over. Its terms stay as they are.',
  params: { id: 'integer' },
  body: ChangePromotionSchema,
  refuses: ['conflict'],
});

export const endPromotion = discounts('DELETE /api/admin/promotions/:id', {
  summary: 'Ends a promotion now. It stays in the list.',
  params: { id: 'integer' },
});
