import { z } from 'zod';
import { AmountInCentsSchema, DecimalSchema } from '../values/amounts.js';
import {
  damageReasons,
  refundReasons,
  returnedMoney,
  returnReasons,
  returnStatuses,
  withoutMoney,
} from '../returns.js';
import { endpoint, endpoints } from '../endpoint.js';
import { carriers } from '../shipping/carriers.js';
import { CarrierSchema, TrackingCodeSchema } from '../shipping/tracking.js';
import { AdminListQuerySchema, statusIn } from './lists.js';

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
 * Jars of one order line: a piece of a subscription can be several. `quantity`: those of the request. `expected`: those that left the shop. `received`, `restocked`: null until staff recorded them.
 * `damageReason`: why the others do not return to stock; null while none are.
 */
const returnedPieces = {
  id: z.string(),
  productId: z.number().int(),
  productName: z.string(),
  quantity: z.number().int(),
  expected: z.number().int(),
  received: z.number().int().nullable(),
  restocked: z.number().int().nullable(),
  damageReason: z.enum(damageReasons).nullable(),
};

/** How the customer sends the parcel. `url`: where the customer prints the label; null unless staff entered one. */
export const ReturnLabelSchema = z.object({
  carrier: z.enum(carriers).nullable(),
  trackingCode: z.string().nullable(),
  url: z.string().nullable(),
});
export type ReturnLabel = z.infer<typeof ReturnLabelSchema>;

/**
 * `GET /api/admin/returns/{id}`. `leftAmount`: what the payment has left to refund. `ownLeftAmount`: what the pieces and the shipping have left,
 * less than they cost when staff refunded some of it otherwise; a server of an earlier version sends none. `refundReason`: why it is more than
 * the pieces cost. `customerId`: null after an erasure. `note`: by the sender. `rejection`: the reason of staff; null unless rejected.
 * `shippingAmount`: part of the proposed amount. `label`: null while the customer chooses how to send the parcel. `refundable`:
 * the pieces that the proposed amount pays for, and their price after discounts.
 */
export const AdminReturnDetailSchema = AdminReturnSchema.extend({
  customerId: z.number().int().nullable(),
  paidAmount: DecimalSchema,
  leftAmount: DecimalSchema,
  ownLeftAmount: DecimalSchema.optional(),
  shippingAmount: DecimalSchema,
  refundReason: z.enum(refundReasons).nullable(),
  isFiledByStaff: z.boolean(),
  note: z.string().nullable(),
  rejection: z.string().nullable(),
  label: ReturnLabelSchema.nullable(),
  items: z.array(
    z.object({
      ...returnedPieces,
      subtotal: DecimalSchema,
      refundable: z.object({ quantity: z.number().int(), amount: DecimalSchema }),
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
  ownLeftAmount: true,
  shippingAmount: true,
  refundReason: true,
}).extend({ items: z.array(z.object(returnedPieces)) });
export type ReturnedParcelDetail = z.infer<typeof ReturnedParcelDetailSchema>;

/**
 * `PATCH /api/admin/returns/{id}/status` (204). ext `refundAmount` (euros) applies when the return is completed for the
 * first time: at most what the payment has left, and above the price of the pieces only with `refundReason`. ext
 * `message` applies to a rejection and is in the mail to the customer. ext `label` applies to an approval, also to one of an
 * approved return: the new label replaces the former and is mailed. Without it the customer sends the parcel as they like.
 */
export const ChangeReturnStatusSchema = z.strictObject({
  status: z.enum(returnStatuses, { error: 'Kies een geldige status' }),
  refundAmount: AmountInCentsSchema.optional(),
  refundReason: z.enum(refundReasons, { error: 'Kies een reden' }).optional(),
  message: z.string().trim().max(1000, 'Gebruik hoogstens 1000 tekens').optional(),
  label: z
    .strictObject({
      carrier: CarrierSchema.nullable(),
      trackingCode: TrackingCodeSchema.nullable(),
      url: z
        .url({ protocol: /^https$/, hostname: z.regexes.domain, error: 'Vul een link in die met https:// begint' })
        .max(500, 'Gebruik hoogstens 500 tekens')
        .meta({ examples: ['https://retour.example/label'] })
        .nullable(),
    })
    .optional(),
});
export type ChangeReturnStatus = z.infer<typeof ChangeReturnStatusSchema>;

/** The query of the list of returns. */
export const ReturnListQuerySchema = AdminListQuerySchema.extend({ status: statusIn(returnStatuses) });

const orders = endpoints({ access: 'staff', permission: 'orders' });

export const listReturns = orders('GET /api/admin/returns', {
  summary: 'Returns, newest first. Search: order number, customer name, e-mail (with the permission `sales`).',
  query: ReturnListQuerySchema,
  response: z.array(AdminReturnSchema.or(ReturnedParcelSchema)),
});

export const exportReturns = endpoint('GET /api/admin/returns/export.csv', {
  access: 'staff',
  permission: ['orders', 'export'],
  summary: 'The same as a file for a spreadsheet.',
  query: ReturnListQuerySchema,
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
    'Sets any status. The first completion requests the refund, is final and needs the permission `refund`. A rejection may carry a message, an approval a label.',
  body: ChangeReturnStatusSchema,
  refuses: [
    'factor-needed',
    'return-not-found',
    'return-settled',
    'return-restocked',
    'return-completed-otherwise',
    'refund-reason-missing',
    'refund-too-high',
  ],
});
