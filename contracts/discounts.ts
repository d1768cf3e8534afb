import { z } from 'zod';
import { emailSchema } from './values/emails.js';
import { DecimalSchema, SumInCentsSchema } from './values/amounts.js';
import { discountRefusals } from './errors.js';
import { endpoint } from './endpoint.js';

export const discountTypes = ['percentage', 'fixed', 'free_shipping'] as const;
export type DiscountType = (typeof discountTypes)[number];

/** A typed code: trimmed, and case-insensitive. */
export const DiscountCodeTextSchema = z
  .string({ error: 'Vul een kortingscode in' })
  .trim()
  .toUpperCase()
  .min(1, 'Vul een kortingscode in')
  .max(40, 'Deze kortingscode is te lang');

/** `POST /api/validate-discount-code`. `subtotal` (euros) is only used before the checkout exists. */
export const ValidateDiscountCodeSchema = z.strictObject({
  code: DiscountCodeTextSchema,
  subtotal: SumInCentsSchema,
  email: emailSchema('Ongeldig e-mailadres').optional(),
});
export type ValidateDiscountCode = z.infer<typeof ValidateDiscountCodeSchema>;

/** `discountAmount` is in euros, on this shopper's basket; 0 for a code for free shipping. */
export const ValidDiscountSchema = z.object({
  discountCode: z.object({ code: z.string(), discountAmount: z.number(), isFreeShipping: z.boolean() }),
});
export type ValidDiscount = z.infer<typeof ValidDiscountSchema>;

/** A row of `GET /api/admin/discount-codes`. `value` is a percentage or euros; `maxUses` null is unlimited. */
export const AdminDiscountCodeSchema = z.object({
  id: z.number().int(),
  code: z.string(),
  type: z.enum(discountTypes),
  value: DecimalSchema,
  minPurchaseAmount: DecimalSchema.nullable(),
  maxUses: z.number().int().nullable(),
  usedCount: z.number().int(),
  expiresAt: z.string().nullable(),
  isActive: z.boolean(),
  firstOrderOnly: z.boolean(),
  version: z.number().int(),
});
export type AdminDiscountCode = z.infer<typeof AdminDiscountCodeSchema>;

export const validateDiscountCode = endpoint('POST /api/validate-discount-code', {
  access: 'shopper',
  summary: "Prices a code on this shopper's basket and remembers it for an hour.",
  body: ValidateDiscountCodeSchema,
  response: ValidDiscountSchema,
  refuses: ['payment-provider-unavailable', ...discountRefusals, 'too-many-attempts'],
});
