import { z } from 'zod';
import { AmountInCentsSchema, DecimalSchema } from '../amounts.js';
import { refundReasons, returnedMoney, returnReasons, returnStatuses, withoutMoney } from '../returns.js';
import { endpoint, endpoints } from '../endpoint.js';
import { AdminListQuerySchema } from './lists.js';

/**
 * A row of `GET /api/admin/returns`. `refundRequested`: staff completed it with an amount. `dueDate`: the last day for
 * the refund. `isUnshipped`: its pieces never left.
 */
export const AdminReturnSchema = z.object({
  id: z.string(),
  orderId: z.string(),
  orderNumber: z.string(),
  customerName: z.string(),
  customerEmail: z.string(),
  reason: z.enum(returnReasons),
  status: z.enum(returnStatuses),
  ...returnedMoney,
  refundRequested: z.boolean(),
  isUnshipped: z.boolean(),
  createdAt: z.string(),
  dueDate: z.string(),
});
export type AdminReturn = z.infer<typeof AdminReturnSchema>;

/**
 * `GET /api/admin/returns/{id}`. `leftAmount`: what the payment has left to refund. `refundReason`: why it is more than
 * the pieces cost. `customerId`: null after an erasure. `note`: by the sender. `rejection`: the reason of staff; null unless rejected.
 */
export const AdminReturnDetailSchema = AdminReturnSchema.extend({
  customerId: z.number().int().nullable(),
  paidAmount: DecimalSchema,
  leftAmount: DecimalSchema,
  refundReason: z.enum(refundReasons).nullable(),
  isFiledByStaff: z.boolean(),
  note: z.string().nullable(),
  rejection: z.string().nullable(),
  items: z.array(
    z.object({
      id: z.string(),
      productId: z.number().int(),
      productName: z.string(),
      quantity: z.number().int(),
      subtotal: DecimalSchema,
    }),
  ),
});
export type AdminReturnDetail = z.infer<typeof AdminReturnDetailSchema>;

/** What the parcel that comes back needs, without the permission `sales`. `customerEmail` is empty. */
export const ReturnedParcelSchema = AdminReturnSchema.omit(withoutMoney);
export type ReturnedParcel = z.infer<typeof ReturnedParcelSchema>;
export const ReturnedParcelDetailSchema = AdminReturnDetailSchema.omit({
  ...withoutMoney,
  customerId: true,
  paidAmount: true,
  leftAmount: true,
  refundReason: true,
}).extend({
  items: z.array(
    z.object({ id: z.string(), productId: z.number().int(), productName: z.string(), quantity: z.number().int() }),
  ),
});
export type ReturnedParcelDetail = z.infer<typeof ReturnedParcelDetailSchema>;

/**
 * `PATCH /api/admin/returns/{id}/status` (204). ext `refundAmount` (euros) applies when the return is completed for the
 * first time: at most what the payment has left, and above the price of the pieces only with `refundReason`. ext
 * `message` applies to a rejection and is in the mail to the customer.
 */
export const ChangeReturnStatusSchema = z.strictObject({
  status: z.enum(returnStatuses, { error: 'Kies een geldige status' }),
  refundAmount: AmountInCentsSchema.optional(),
  refundReason: z.enum(refundReasons, { error: 'Kies een reden' }).optional(),
  message: z.string().trim().max(1000, 'Gebruik hoogstens 1000 tekens').optional(),
});
export type ChangeReturnStatus = z.infer<typeof ChangeReturnStatusSchema>;

const orders = endpoints({ access: 'staff', permission: 'orders' });

export const listReturns = orders('GET /api/admin/returns', {
  summary: 'Returns, newest first. Search: order number, customer name, e-mail (with the permission `sales`).',
  query: AdminListQuerySchema,
  response: z.array(AdminReturnSchema.or(ReturnedParcelSchema)),
});

export const exportReturns = endpoint('GET /api/admin/returns/export.csv', {
  access: 'staff',
  permission: ['orders', 'export'],
  summary: 'The same as a file for a spreadsheet.',
  query: AdminListQuerySchema,
  response: { file: 'text/csv' },
});

export const findReturn = orders('GET /api/admin/returns/:id', {
  summary: 'One return, with its amounts for the permission `sales`.',
  response: AdminReturnDetailSchema.or(ReturnedParcelDetailSchema),
  refuses: ['return-not-found'],
});

export const changeReturnStatus = endpoint('PATCH /api/admin/returns/:id/status', {
  access: 'staff',
  permission: 'receive',
  summary:
    'Sets any status. The first completion requests the refund, is final and needs the permission `refund`. A rejection may carry a message.',
  body: ChangeReturnStatusSchema,
  refuses: [
    'factor-needed',
    'return-not-found',
    'return-settled',
    'return-completed-otherwise',
    'refund-reason-missing',
    'refund-too-high',
  ],
});
