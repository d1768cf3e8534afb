import { z } from 'zod';
import { AmountInCentsSchema, DecimalSchema } from './amounts.js';
import { returnReasons, returnStatuses } from './returns.js';

/** A row of `GET /api/admin/returns`. `refundAmount`: proposed, and once `refundRequested` what was asked for; null when 0. */
export const AdminReturnSchema = z.object({
  id: z.string(),
  orderId: z.string(),
  orderNumber: z.string(),
  customerName: z.string(),
  customerEmail: z.string(),
  reason: z.enum(returnReasons),
  status: z.enum(returnStatuses),
  refundAmount: DecimalSchema.nullable(),
  refundRequested: z.boolean(),
  createdAt: z.string(),
});
export type AdminReturn = z.infer<typeof AdminReturnSchema>;

/** `GET /api/admin/returns/{id}`. */
export const AdminReturnDetailSchema = AdminReturnSchema.extend({
  paidAmount: DecimalSchema,
  items: z.array(
    z.object({ id: z.string(), productName: z.string(), quantity: z.number().int(), subtotal: DecimalSchema }),
  ),
});
export type AdminReturnDetail = z.infer<typeof AdminReturnDetailSchema>;

/** `PATCH /api/admin/returns/{id}/status` (204). ext `refundAmount` (euros) counts when the return is completed first. */
export const ChangeReturnStatusSchema = z.strictObject({
  status: z.enum(returnStatuses, { error: 'Kies een geldige status' }),
  refundAmount: AmountInCentsSchema.optional(),
});
export type ChangeReturnStatus = z.infer<typeof ChangeReturnStatusSchema>;
