import { z } from 'zod';
import { AmountInCentsSchema, DecimalSchema } from '../amounts.js';
import { returnReasons, returnStatuses } from '../returns.js';

/**
 * A row of `GET /api/admin/returns`. `refundAmount`: the proposed amount, or the requested one after `refundRequested`;
 * null when 0. `dueDate`: the last day for the refund.
 */
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
  dueDate: z.string(),
});
export type AdminReturn = z.infer<typeof AdminReturnSchema>;

/** `GET /api/admin/returns/{id}`. `note`: by the sender. `rejection`: the reason of staff; null unless rejected. */
export const AdminReturnDetailSchema = AdminReturnSchema.extend({
  paidAmount: DecimalSchema,
  isFiledByStaff: z.boolean(),
  note: z.string().nullable(),
  rejection: z.string().nullable(),
  items: z.array(
    z.object({ id: z.string(), productName: z.string(), quantity: z.number().int(), subtotal: DecimalSchema }),
  ),
});
export type AdminReturnDetail = z.infer<typeof AdminReturnDetailSchema>;

/** What the parcel that comes back needs, without the permission `sales`. `customerEmail` is empty. */
export const ReturnedParcelSchema = AdminReturnSchema.omit({ refundAmount: true });
export const ReturnedParcelDetailSchema = AdminReturnDetailSchema.omit({ refundAmount: true, paidAmount: true }).extend(
  {
    items: z.array(z.object({ id: z.string(), productName: z.string(), quantity: z.number().int() })),
  },
);
export type ReturnedParcelDetail = z.infer<typeof ReturnedParcelDetailSchema>;

/**
 * `PATCH /api/admin/returns/{id}/status` (204). ext `refundAmount` (euros) applies when the return is completed for the
 * first time. ext `message` applies to a rejection and is in the mail to the customer.
 */
export const ChangeReturnStatusSchema = z.strictObject({
  status: z.enum(returnStatuses, { error: 'Kies een geldige status' }),
  refundAmount: AmountInCentsSchema.optional(),
  message: z.string().trim().max(1000, 'Gebruik hooguit 1000 tekens').optional(),
});
export type ChangeReturnStatus = z.infer<typeof ChangeReturnStatusSchema>;
