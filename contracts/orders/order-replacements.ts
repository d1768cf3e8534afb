import { z } from 'zod';
import { endpoints } from '../endpoint.js';

/** Why pieces are replaced for free. */
export const replacementReasons = ['damaged', 'lost', 'wrong'] as const;
export type ReplacementReason = (typeof replacementReasons)[number];

/** `GET /api/admin/orders/{id}/replaceable`: each jar of a subscription is one of `pieces`. */
export const ReplaceableSchema = z.object({
  lines: z.array(
    z.object({ id: z.string(), productName: z.string(), pieces: z.number().int(), replaced: z.number().int() }),
  ),
});
export type Replaceable = z.infer<typeof ReplaceableSchema>;

/**
 * `POST /api/admin/orders/{id}/replacements`. `id`: drawn by the caller, so that a repeat replaces nothing twice. 409
 * `replaced-before` for pieces that were replaced before, unless `again` confirms it, and `out-of-stock`.
 */
export const ReplaceOrderSchema = z.strictObject({
  id: z.uuid('Ongeldig kenmerk'),
  reason: z.enum(replacementReasons, { error: 'Kies een reden' }),
  lines: z
    .array(
      z.strictObject({
        id: z.string().max(200),
        quantity: z.int('Vul een heel getal in').min(1, 'Vul minstens 1 in').max(1000, 'Vul hoogstens 1000 in'),
      }),
    )
    .min(1, 'Kies minstens één product')
    .max(100)
    .refine((lines) => new Set(lines.map(({ id }) => id)).size === lines.length, 'Noem elk product één keer'),
  again: z.boolean().default(false),
});
export type ReplaceOrderBody = z.input<typeof ReplaceOrderSchema>;

export const PlacedReplacementSchema = z.object({ id: z.string(), orderNumber: z.string() });
export type PlacedReplacement = z.infer<typeof PlacedReplacementSchema>;

const LinkedOrderSchema = PlacedReplacementSchema.extend({ reason: z.enum(replacementReasons) });

/** `GET /api/admin/orders/{id}/replacements`. `replaces`: null for an order that somebody paid for. */
export const OrderReplacementsSchema = z.object({
  replaces: LinkedOrderSchema.nullable(),
  replacements: z.array(LinkedOrderSchema.extend({ pieces: z.number().int(), placedAt: z.string() })),
});
export type OrderReplacements = z.infer<typeof OrderReplacementsSchema>;

const refund = endpoints({ access: 'staff', permission: 'refund' });
const orders = endpoints({ access: 'staff', permission: 'orders' });

export const listReplacements = orders('GET /api/admin/orders/:id/replacements', {
  summary:
    'The orders that replace pieces of an order for free, newest first, and the order that it replaces pieces of.',
  response: OrderReplacementsSchema,
  refuses: ['order-not-found'],
});

export const findReplaceable = refund('GET /api/admin/orders/:id/replaceable', {
  summary: 'The pieces of an order, and how many of them were replaced.',
  response: ReplaceableSchema,
  refuses: ['order-not-found'],
});

export const replaceOrder = refund('POST /api/admin/orders/:id/replacements', {
  summary: 'Replaces pieces of an order by a free order, which ships like any other. Mails the buyer.',
  body: ReplaceOrderSchema,
  response: PlacedReplacementSchema,
  refuses: [
    'order-not-found',
    'order-not-paid',
    'order-cancelled',
    'customer-erased',
    'order-charged-back',
    'replacement-exceeds-order',
    'replaced-before',
    'done-otherwise',
    'out-of-stock',
  ],
});
