import { z } from 'zod';
import { AmountInCentsSchema } from '../values/amounts.js';
import { endOfDay } from '../values/calendar.js';
import { AdminDiscountCodeSchema, discountTypes, type DiscountType } from '../discounts.js';
import { endpoints } from '../endpoint.js';
import { ShopDaySchema } from '../values/shop-day.js';

/** The expiry time (ISO 8601) of a code. A day is valid until it ends in Amsterdam. */
export function expiryOf(expiresAt: string): string {
  return expiresAt.includes('T') ? expiresAt : endOfDay(expiresAt);
}

/** A new code: at least three characters, stored in capitals. */
export const NewCodeSchema = z
  .string({ error: 'Code moet minimaal 3 tekens zijn' })
  .trim()
  .toUpperCase()
  .min(3, 'Code moet minimaal 3 tekens zijn')
  .max(40, 'Deze kortingscode is te lang')
  .regex(/^\S*$/, 'Gebruik geen spaties in de code')
  .meta({ examples: ['ZOMER25'] });

const terms = {
  type: z.enum(discountTypes, { error: 'Kies een type' }),
  value: AmountInCentsSchema,
  minPurchaseAmount: AmountInCentsSchema.nullish(),
  maxUses: z
    .number({ error: 'Vul een heel getal in' })
    .int('Vul een heel getal in')
    .min(1, 'Vul minstens 1 in')
    .nullish(),
  /** A day (valid until it ends in Amsterdam) or a time. A past one is refused. */
  expiresAt: z
    .union([ShopDaySchema, z.iso.datetime({ offset: true })], { error: 'Kies een geldige datum' })
    .refine((at) => Date.parse(expiryOf(at)) > Date.now(), 'Kies vandaag of een latere dag')
    .meta({ examples: ['2099-12-31'] })
    .nullish(),
  firstOrderOnly: z.boolean().optional(),
};

function checkValue({ type, value }: { type: DiscountType; value: number }, context: z.RefinementCtx): void {
  const refuse = (message: string) => context.addIssue({ code: 'custom', path: ['value'], message });
  if (type === 'percentage' && (value < 100 || value > 10_000 || value % 100 !== 0))
    refuse('Kies 1 tot en met 100 procent');
  if (type === 'fixed' && value === 0) refuse('Vul een bedrag in');
}

/**
 * The terms of a code, without its text. `value` is a percentage (1–100, whole) or euros; `'0'` for free shipping. The
 * parsed form has amounts in cents, and a percentage × 100 (10 % → 1000). `version` is the loaded version: 409 `conflict`
 * when a colleague saved something else since.
 */
export const DiscountCodeTermsSchema = z
  .strictObject({ ...terms, version: z.number().int().optional() })
  .superRefine(checkValue);
export type DiscountCodeTerms = z.infer<typeof DiscountCodeTermsSchema>;
export type DiscountCodeTermsInput = z.input<typeof DiscountCodeTermsSchema>;

/** A new code with its terms. */
export const DiscountCodeFormSchema = z.strictObject({ code: NewCodeSchema, ...terms }).superRefine(checkValue);
export type DiscountCodeForm = z.infer<typeof DiscountCodeFormSchema>;
export type DiscountCodeFormInput = z.input<typeof DiscountCodeFormSchema>;

const discounts = endpoints({ access: 'staff', permission: 'discounts' });

export const listDiscountCodes = discounts('GET /api/admin/discount-codes', {
  summary: 'Every code that staff did not delete.',
  response: z.array(AdminDiscountCodeSchema),
});

export const showDiscountCode = discounts('GET /api/admin/discount-codes/:id', {
  summary: 'A code that staff did not delete.',
  params: { id: 'integer' },
  response: AdminDiscountCodeSchema,
  refuses: ['not-found'],
});

export const createDiscountCode = discounts('POST /api/admin/discount-codes', {
  summary: 'Creates a code.',
  body: DiscountCodeFormSchema,
  response: AdminDiscountCodeSchema,
  status: 201,
  refuses: ['discount-code-taken'],
});

export const changeDiscountCode = discounts('PUT /api/admin/discount-codes/:id', {
  summary: 'Changes the terms of a code. A checkout that has it keeps the total that the shopper saw.',
  params: { id: 'integer' },
  body: DiscountCodeTermsSchema,
  response: AdminDiscountCodeSchema,
  refuses: ['not-found', 'conflict'],
});

export const switchDiscountCode = discounts('PUT /api/admin/discount-codes/:id/activity', {
  summary: 'Switches a code off or on again. A checkout that has it keeps it.',
  params: { id: 'integer' },
  body: z.strictObject({ isActive: z.boolean() }),
  response: AdminDiscountCodeSchema,
  refuses: ['not-found'],
});

export const deleteDiscountCode = discounts('DELETE /api/admin/discount-codes/:id', {
  summary: 'Hides the code. It can no longer be used.',
  params: { id: 'integer' },
});
