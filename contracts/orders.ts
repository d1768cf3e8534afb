import { z } from 'zod';
import { DecimalSchema } from './money.js';

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
