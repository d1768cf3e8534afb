import { z } from 'zod';
import { AmountInCentsSchema, DecimalSchema } from '../values/amounts.js';
import { endpoints } from '../endpoint.js';
import { refundReasons } from '../returns.js';

/** `GET /api/admin/orders/{id}/refundable`: what was paid for each line and for shipping, and has not been refunded. */
export const RefundableSchema = z.object({
  leftAmount: DecimalSchema,
  shippingAmount: DecimalSchema,
  lines: z.array(z.object({ id: z.string(), productName: z.string(), amount: DecimalSchema })),
});
export type Refundable = z.infer<typeof RefundableSchema>;

/**
 * `POST /api/admin/orders/{id}/refunds` (204), in euros. `id`: drawn by the caller, so that a repeat refunds nothing.
 * Takes back no pieces. 409 `refund-too-high` when a line, the shipping or the payment has less left.
 */
export const RefundOrderSchema = z.strictObject({
  id: z.uuid('Ongeldig kenmerk'),
  reason: z.enum(refundReasons, { error: 'Kies een reden' }),
  shippingAmount: AmountInCentsSchema.default(0),
  lines: z
    .array(z.strictObject({ id: z.string().max(200), amount: AmountInCentsSchema }))
    .max(100)
    .refine((lines) => new Set(lines.map(({ id }) => id)).size === lines.length, 'Noem elk product één keer')
    .default([]),
});
export type RefundOrderBody = z.input<typeof RefundOrderSchema>;

const refund = endpoints({ access: 'staff', permission: 'refund' });

export const findRefundable = refund('GET /api/admin/orders/:id/refundable', {
  summary: 'What can go back of an order, by line and for shipping.',
  response: RefundableSchema,
  refuses: ['order-not-found'],
});

export const refundOrder = refund('POST /api/admin/orders/:id/refunds', {
  summary: 'Refunds shipping or a part of lines without a return, for a reason. Mails the buyer when it is made.',
  body: RefundOrderSchema,
  refuses: ['order-not-found', 'order-not-paid', 'refund-empty', 'refund-too-high', 'done-otherwise', 'factor-needed'],
});
