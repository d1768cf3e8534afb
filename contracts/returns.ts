import { z } from 'zod';
import { DecimalSchema } from './values/amounts.js';
import { endpoint, endpoints } from './endpoint.js';

export const returnStatuses = ['requested', 'approved', 'rejected', 'completed'] as const;
export type ReturnStatus = (typeof returnStatuses)[number];

/** Reasons of a return. A fixed list, because free text would put personal data into events. */
export const returnReasons = [
  'changed-mind',
  'damaged',
  'wrong-product',
  'disappointing',
  'too-late',
  'other',
] as const;
export type ReturnReason = (typeof returnReasons)[number];

/** Why a piece that came back does not return to stock. `opened`: by the customer, who gets no money back for it. */
export const damageReasons = ['opened', 'transit', 'faulty', 'other'] as const;
export type DamageReason = (typeof damageReasons)[number];

/** Why staff refunds more than the returned pieces cost. */
export const refundReasons = ['shipping', 'damage', 'late', 'goodwill', 'mistake'] as const;
export type RefundReason = (typeof refundReasons)[number];

/** Whether staff chose this reason, rather than a cancellation or a return. */
export const isStaffsReason = (reason: string | null): reason is RefundReason =>
  (refundReasons as readonly (string | null)[]).includes(reason);

/**
 * The money of a return: four facts, each null while it does not hold. `proposedAmount`: what the returned pieces cost.
 * `requestedAmount`: what staff had refunded, limited to what the payment had left. `refundedAmount`: what went back.
 * `failedAmount`: refused or returned by the bank; it waits for staff. `refundAmount` sums them up: what went back, before
 * that what was requested, before that what is proposed; null when nothing goes back.
 */
export const returnedMoney = {
  refundAmount: DecimalSchema.nullable(),
  proposedAmount: DecimalSchema,
  requestedAmount: DecimalSchema.nullable(),
  refundedAmount: DecimalSchema.nullable(),
  failedAmount: DecimalSchema.nullable(),
};
export const withoutMoney = {
  refundAmount: true,
  proposedAmount: true,
  requestedAmount: true,
  refundedAmount: true,
  failedAmount: true,
} as const;

/**
 * `POST /api/customer/orders/{id}/returns` and `POST /api/admin/orders/{id}/returns` (201, `{id}`). The caller
 * chooses `id`, which makes the call idempotent. `items` name order lines. 404 `order-not-found`, 409
 * `return-exceeds-order`, `nothing-to-return`, `order-not-paid`, `order-cancelled`. The lists show it within a second.
 */
export const FileReturnSchema = z.strictObject({
  id: z.uuid('Ongeldig kenmerk'),
  reason: z.enum(returnReasons, { error: 'Kies een reden' }),
  items: z
    .array(
      z.strictObject({
        id: z.string().max(200),
        quantity: z.int('Kies een heel aantal').min(1, 'Kies minstens 1').max(100, 'Kies hoogstens 100'),
      }),
    )
    .min(1, 'Kies wat er terugkomt')
    .max(100, 'Kies hoogstens 100 producten')
    .refine((items) => new Set(items.map(({ id }) => id)).size === items.length, 'Noem elk product één keer'),
  note: z.string().trim().max(1000, 'Gebruik hoogstens 1000 tekens').optional(),
});
export type FileReturn = z.infer<typeof FileReturnSchema>;
export const FiledReturnSchema = z.object({ id: z.uuid() });
export type FiledReturn = z.infer<typeof FiledReturnSchema>;

/** A row of `GET /api/{customer,admin}/orders/{id}/returns`, newest first. `items`: order lines; `dueDate`: a day. */
export const OrderReturnSchema = z.object({
  id: z.string(),
  status: z.enum(returnStatuses),
  reason: z.enum(returnReasons),
  ...returnedMoney,
  createdAt: z.string(),
  dueDate: z.string(),
  items: z.array(z.object({ id: z.string(), productName: z.string(), quantity: z.number().int() })),
});
export type OrderReturn = z.infer<typeof OrderReturnSchema>;

/** To a member of staff without the permission `sales`. */
export const OrderReturnParcelSchema = OrderReturnSchema.omit(withoutMoney);
export type OrderReturnParcel = z.infer<typeof OrderReturnParcelSchema>;

const customer = endpoints({ access: 'customer' });

export const listOwnReturns = customer('GET /api/customer/orders/:id/returns', {
  summary: 'Empty for an order of another customer.',
  response: z.array(OrderReturnSchema),
});

export const listReturnsOfOrder = endpoint('GET /api/admin/orders/:id/returns', {
  access: 'staff',
  permission: 'orders',
  summary: 'The returns of an order.',
  response: z.array(OrderReturnSchema.or(OrderReturnParcelSchema)),
  refuses: ['order-not-found'],
});

const filing = {
  body: FileReturnSchema,
  response: FiledReturnSchema,
  status: 201,
  refuses: [
    'order-not-paid',
    'order-cancelled',
    'order-not-found',
    'return-exceeds-order',
    'nothing-to-return',
    'done-otherwise',
  ],
} as const;

export const fileReturn = endpoint('POST /api/admin/orders/:id/returns', {
  access: 'staff',
  permission: 'receive',
  summary: '"Retour aanmelden" by staff.',
  ...filing,
});

export const fileOwnReturn = customer('POST /api/customer/orders/:id/returns', {
  summary: "Files a return of the customer's own order.",
  ...filing,
});
