import { z } from 'zod';
import { VatAmountSchema } from './tax/vat.js';
import { DecimalSchema } from './values/amounts.js';
import { endpoint, endpoints } from './endpoint.js';
import { statusIn } from './admin/lists.js';
import { orderDays, orderKinds, paymentStates, refundStates } from './admin/order-list.js';
import { TaggedListQuerySchema, TagsSchema } from './admin/tags.js';
import { returnStatuses } from './returns.js';
import { ShopDaySchema } from './values/shop-day.js';

export const orderStatuses = ['pending', 'processing', 'shipped', 'delivered', 'cancelled'] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/** Whether the parcel of an order has left the shop. */
export const hasLeft = (status: OrderStatus): boolean => status === 'shipped' || status === 'delivered';

export const OrderItemSchema = z.object({
  id: z.string(),
  productName: z.string(),
  quantity: z.number().int(),
  price: DecimalSchema,
  subtotal: DecimalSchema,
  /** For a subscription line: jars per piece and months between deliveries. */
  subscription: z.object({ jars: z.number().int(), frequency: z.number().int() }).nullable(),
});

/** Pieces of the items of an order, by their id. */
export const ItemPiecesSchema = z.array(
  z.object({ id: z.string(), productName: z.string(), quantity: z.number().int() }),
);

/** The number of pieces of one item. */
export const quantityIn = (pieces: readonly { id: string; quantity: number }[], id: string): number =>
  pieces.reduce((sum, some) => sum + (some.id === id ? some.quantity : 0), 0);

/**
 * A row of `GET /api/admin/orders`. An erased customer is called "Verwijderde klant". `withdrawn`: pieces that the
 * buyer withdrew before shipping and that are not shipped. `isWithdrawn`: no other pieces are left to ship.
 */
export const AdminOrderSchema = z.object({
  id: z.string(),
  orderNumber: z.string(),
  customerName: z.string(),
  customerEmail: z.string(),
  createdAt: z.string(),
  totalAmount: DecimalSchema,
  /** Captured, refunded, and the difference. */
  capturedAmount: DecimalSchema,
  refundedAmount: DecimalSchema,
  netAmount: DecimalSchema,
  status: z.enum(orderStatuses),
  shippingAddress: z.string(),
  shippingPostalCode: z.string(),
  shippingCity: z.string(),
  withdrawn: ItemPiecesSchema,
  isWithdrawn: z.boolean(),
  /** `open`: the bank has not decided. `lost`: it took the money back. */
  dispute: z.enum(['open', 'lost']).nullable(),
  tags: TagsSchema,
});
export type AdminOrder = z.infer<typeof AdminOrderSchema>;

/** What the page of an order leads to: the orders before and after it by number, and its returns, newest first. */
const orderLinks = {
  previousNumber: z.string().nullable(),
  nextNumber: z.string().nullable(),
  returns: z.array(z.object({ id: z.string(), status: z.enum(returnStatuses) })),
};

export const AdminOrderDetailSchema = AdminOrderSchema.extend({
  ...orderLinks,
  /** The pieces that staff cancelled before they left. */
  cancelled: ItemPiecesSchema,
  items: z.array(OrderItemSchema.extend({ productId: z.number().int() })),
  /** Null after an erasure. */
  customerId: z.number().int().nullable(),
  /** The subscriptions that it started, and the one that it delivers. */
  subscriptions: z.array(z.object({ id: z.string(), productName: z.string() })),
  /** The Dutch name of what paid; null when unknown. */
  paymentMethod: z.string().nullable(),
  subtotalAmount: DecimalSchema,
  shippingAmount: DecimalSchema,
  discountAmount: DecimalSchema,
  vat: z.array(VatAmountSchema),
  /** The version of the terms that the buyer agreed to; null when none was recorded. */
  termsVersion: z.number().int().nullable(),
});
export type AdminOrderDetail = z.infer<typeof AdminOrderDetailSchema>;

/**
 * What a parcel needs of an order: the responses to a member of staff without the permission `sales`. `customerEmail` and
 * `paymentMethod` are empty.
 */
export const ParcelSchema = AdminOrderSchema.omit({
  totalAmount: true,
  capturedAmount: true,
  refundedAmount: true,
  netAmount: true,
});
export type Parcel = z.infer<typeof ParcelSchema>;
export const ParcelDetailSchema = ParcelSchema.extend({
  ...orderLinks,
  cancelled: ItemPiecesSchema,
  items: z.array(OrderItemSchema.omit({ price: true, subtotal: true }).extend({ productId: z.number().int() })),
  paymentMethod: z.null(),
});
export type ParcelDetail = z.infer<typeof ParcelDetailSchema>;

const PlanLinesSchema = z.array(z.string().max(100)).max(100);

/**
 * `PATCH /api/admin/orders/{id}/status`. `endedPlans` applies to `cancelled` only: the lines whose subscription ends.
 * Without it, every subscription that the order started ends, and a subscription that it delivers continues. `leftOut`:
 * the withdrawn pieces that staff saw and leaves out of the parcel. 409 `order-partly-withdrawn` when the pieces
 * differ, `order-withdrawn` when nothing is left to ship, `order-charged-back` when the bank took the money back.
 */
export const ChangeOrderStatusSchema = z.strictObject({
  status: z.enum(orderStatuses, { error: 'Kies een geldige status' }),
  endedPlans: PlanLinesSchema.optional(),
  leftOut: z
    .array(z.strictObject({ id: z.string().max(200), quantity: z.int().min(1).max(1000) }))
    .max(100)
    .optional(),
});
export type ChangeOrderStatus = z.infer<typeof ChangeOrderStatusSchema>;

const OrderIdsSchema = z
  .array(z.string().max(60))
  .min(1, 'Kies een bestelling')
  .max(200, 'Kies hoogstens 200 bestellingen');

/** `POST /api/admin/orders/status`. `endedPlans`: by order id; an absent order uses the default. */
export const ChangeOrderStatusesSchema = z.strictObject({
  ids: OrderIdsSchema,
  status: z.enum(orderStatuses, { error: 'Kies een geldige status' }),
  endedPlans: z.record(z.string().max(60), PlanLinesSchema).optional(),
});
export type ChangeOrderStatuses = z.infer<typeof ChangeOrderStatusesSchema>;

/** Its response: one result per order. `message` is the Dutch reason of a refusal. */
export const ChangedOrderStatusesSchema = z.object({
  changed: z.array(z.string()),
  refused: z.array(z.object({ id: z.string(), code: z.string(), message: z.string() })),
});
export type ChangedOrderStatuses = z.infer<typeof ChangedOrderStatusesSchema>;

/** `POST /api/admin/orders/status/undo`. `status`: the one that the caller set within the last ten seconds. */
export const UndoOrderStatusesSchema = z.strictObject({
  ids: OrderIdsSchema,
  status: z.enum(orderStatuses, { error: 'Kies een geldige status' }),
});
export type UndoOrderStatuses = z.infer<typeof UndoOrderStatusesSchema>;

/** `POST /api/admin/orders/cancellations`: previews the cancellation of these orders. It changes nothing. */
export const PreviewCancellationsSchema = z.strictObject({ ids: OrderIdsSchema });

/**
 * A row of its response, in the order of the ids; unknown orders are omitted. `refundAmount`: the refund of a
 * cancellation now. `plans`: the running subscriptions of the order; `ends`: the default.
 */
export const OrderCancellationSchema = z.object({
  id: z.string(),
  orderNumber: z.string(),
  refundAmount: DecimalSchema,
  plans: z.array(
    z.object({
      lineId: z.string(),
      subscriptionId: z.string(),
      productName: z.string(),
      /** Jars in each delivery. */
      jars: z.number().int(),
      frequency: z.number().int(),
      ends: z.boolean(),
    }),
  ),
});
export type OrderCancellation = z.infer<typeof OrderCancellationSchema>;

/**
 * The query of the list of orders. `from` and `to`: the day of the order on the shop's calendar, both inclusive; with
 * `day=paid` the day of its payment. `day`, `kind`, `payment` and `refund` need the permission `sales`.
 */
export const OrderListQuerySchema = TaggedListQuerySchema.extend({
  status: statusIn(orderStatuses),
  from: ShopDaySchema.optional(),
  to: ShopDaySchema.optional(),
  day: z.enum(orderDays, { error: 'Onbekende dag' }).optional(),
  kind: z.enum(orderKinds, { error: 'Onbekende soort' }).optional(),
  payment: z.enum(paymentStates, { error: 'Onbekende betaling' }).optional(),
  refund: z.enum(refundStates, { error: 'Onbekende terugbetaling' }).optional(),
});
export type OrderListQuery = z.infer<typeof OrderListQuerySchema>;

const ship = endpoints({ access: 'staff', permission: 'ship' });
const orders = endpoints({ access: 'staff', permission: 'orders' });

export const changeOrderStatus = ship('PATCH /api/admin/orders/:id/status', {
  summary: 'Sets any status; `cancelled` needs the permission `refund`, and `factor-needed` asks for a fresh proof.',
  body: ChangeOrderStatusSchema,
  refuses: [
    'factor-needed',
    'order-not-paid',
    'order-cancelled',
    'order-withdrawn',
    'order-partly-withdrawn',
    'order-charged-back',
    'order-not-found',
  ],
});

export const previewCancellations = endpoint('POST /api/admin/orders/cancellations', {
  access: 'staff',
  permission: ['ship', 'refund'],
  summary: 'Returns the refund and the ended subscriptions of a cancellation. Changes nothing.',
  body: PreviewCancellationsSchema,
  response: z.array(OrderCancellationSchema),
});

export const changeOrderStatuses = ship('POST /api/admin/orders/status', {
  summary:
    'Sets one status on several orders; `cancelled` needs the permission `refund`, and `factor-needed` asks for a fresh proof. Lists the refused orders and changes the others.',
  body: ChangeOrderStatusesSchema,
  response: ChangedOrderStatusesSchema,
  refuses: ['factor-needed'],
});

export const undoOrderStatuses = ship('POST /api/admin/orders/status/undo', {
  summary:
    'Takes back a status that the caller set within ten seconds, before its mail leaves. Lists the orders that somebody has changed since.',
  body: UndoOrderStatusesSchema,
  response: ChangedOrderStatusesSchema,
});

export const listOrders = orders('GET /api/admin/orders', {
  summary: 'Orders, newest first. Search: order number, customer name, e-mail (with the permission `sales`).',
  query: OrderListQuerySchema,
  response: z.array(AdminOrderSchema.or(ParcelSchema)),
});

export const exportOrders = endpoint('GET /api/admin/orders/export.csv', {
  access: 'staff',
  permission: ['orders', 'export'],
  summary: 'The same as a file for a spreadsheet.',
  query: OrderListQuerySchema,
  response: { file: 'text/csv' },
});

export const findOrder = orders('GET /api/admin/orders/:id', {
  summary: 'One order, by its id or its number, with its lines, and with its amounts for the permission `sales`.',
  response: AdminOrderDetailSchema.or(ParcelDetailSchema),
  refuses: ['order-not-found'],
});
