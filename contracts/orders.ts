import { z } from 'zod';
import { DecimalSchema } from './amounts.js';

export const orderStatuses = ['pending', 'processing', 'shipped', 'delivered', 'cancelled'] as const;
export type OrderStatus = (typeof orderStatuses)[number];

export const OrderItemSchema = z.object({
  id: z.string(),
  productName: z.string(),
  quantity: z.number().int(),
  price: DecimalSchema,
  subtotal: DecimalSchema,
  /** Of a line with a plan: jars per piece and the months between two deliveries. */
  subscription: z.object({ jars: z.number().int(), frequency: z.number().int() }).nullable(),
});

/**
 * A row of `GET /api/admin/orders`. A customer who asked to be erased is called "Verwijderde klant". `withdrawn`: pieces that
 * were withdrawn before the parcel left and stay out of it; `isWithdrawn`: nothing else is left, so nothing may be shipped.
 */
export const AdminOrderSchema = z.object({
  id: z.string(),
  orderNumber: z.string(),
  customerName: z.string(),
  customerEmail: z.string(),
  createdAt: z.string(),
  totalAmount: DecimalSchema,
  /** What was paid, what was paid back, and the difference. */
  capturedAmount: DecimalSchema,
  refundedAmount: DecimalSchema,
  netAmount: DecimalSchema,
  status: z.enum(orderStatuses),
  shippingAddress: z.string(),
  shippingPostalCode: z.string(),
  shippingCity: z.string(),
  withdrawn: z.array(z.object({ id: z.string(), productName: z.string(), quantity: z.number().int() })),
  isWithdrawn: z.boolean(),
});
export type AdminOrder = z.infer<typeof AdminOrderSchema>;

export const AdminOrderDetailSchema = AdminOrderSchema.extend({
  items: z.array(OrderItemSchema),
  subtotalAmount: DecimalSchema,
  shippingAmount: DecimalSchema,
  discountAmount: DecimalSchema,
});
export type AdminOrderDetail = z.infer<typeof AdminOrderDetailSchema>;

const PlanLinesSchema = z.array(z.string().max(100)).max(100);

/**
 * `PATCH /api/admin/orders/{id}/status`. `endedPlans` counts with `cancelled` only: the lines whose subscription ends. Without
 * it every subscription ends that the order started, and the one that it was a delivery of goes on. `leftOut`: the withdrawn
 * pieces that are not in the parcel, as staff saw them. 409 `order-partly-withdrawn` when these are other ones,
 * `order-withdrawn` when nothing is left to ship.
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
  .max(200, 'Kies hooguit 200 bestellingen');

/** `POST /api/admin/orders/status`: several orders at once. `endedPlans`: by order id; an order that is not in it takes the default. */
export const ChangeOrderStatusesSchema = z.strictObject({
  ids: OrderIdsSchema,
  status: z.enum(orderStatuses, { error: 'Kies een geldige status' }),
  endedPlans: z.record(z.string().max(60), PlanLinesSchema).optional(),
});
export type ChangeOrderStatuses = z.infer<typeof ChangeOrderStatusesSchema>;

/** Its answer: each order on its own; `message` is the Dutch reason of a refusal. */
export const ChangedOrderStatusesSchema = z.object({
  changed: z.array(z.string()),
  refused: z.array(z.object({ id: z.string(), code: z.string(), message: z.string() })),
});
export type ChangedOrderStatuses = z.infer<typeof ChangedOrderStatusesSchema>;

/** `POST /api/admin/orders/cancellations`: asks what cancelling these orders would do. It changes nothing. */
export const PreviewCancellationsSchema = z.strictObject({ ids: OrderIdsSchema });
export type PreviewCancellations = z.infer<typeof PreviewCancellationsSchema>;

/**
 * A row of its answer, in the order of the ids; orders that do not exist are left out. `refundAmount`: what cancelling
 * pays back now. `plans`: the running subscriptions of the order; `ends`: the default.
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
      /** Per delivery. */
      jars: z.number().int(),
      frequency: z.number().int(),
      ends: z.boolean(),
    }),
  ),
});
export type OrderCancellation = z.infer<typeof OrderCancellationSchema>;
