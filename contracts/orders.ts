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
});

/** A row of `GET /api/admin/orders`. A customer who asked to be erased is called "Verwijderde klant". */
export const AdminOrderSchema = z.object({
  id: z.string(),
  orderNumber: z.string(),
  customerName: z.string(),
  customerEmail: z.string(),
  createdAt: z.string(),
  totalAmount: DecimalSchema,
  status: z.enum(orderStatuses),
  shippingAddress: z.string(),
  shippingPostalCode: z.string(),
  shippingCity: z.string(),
});
export type AdminOrder = z.infer<typeof AdminOrderSchema>;

export const AdminOrderDetailSchema = AdminOrderSchema.extend({
  items: z.array(OrderItemSchema),
  subtotalAmount: DecimalSchema,
  shippingAmount: DecimalSchema,
  discountAmount: DecimalSchema,
  refundedAmount: DecimalSchema,
});
export type AdminOrderDetail = z.infer<typeof AdminOrderDetailSchema>;

/** `PATCH /api/admin/orders/{id}/status`. */
export const ChangeOrderStatusSchema = z.strictObject({
  status: z.enum(orderStatuses, { error: 'Kies een geldige status' }),
});
export type ChangeOrderStatus = z.infer<typeof ChangeOrderStatusSchema>;

/** `POST /api/admin/orders/status`: several orders at once. */
export const ChangeOrderStatusesSchema = z.strictObject({
  ids: z.array(z.string().max(60)).min(1, 'Kies een bestelling').max(200, 'Kies hooguit 200 bestellingen'),
  status: z.enum(orderStatuses, { error: 'Kies een geldige status' }),
});
export type ChangeOrderStatuses = z.infer<typeof ChangeOrderStatusesSchema>;

/** Its answer: each order on its own; `message` is the Dutch reason of a refusal. */
export const ChangedOrderStatusesSchema = z.object({
  changed: z.array(z.string()),
  refused: z.array(z.object({ id: z.string(), code: z.string(), message: z.string() })),
});
export type ChangedOrderStatuses = z.infer<typeof ChangedOrderStatusesSchema>;
