import { z } from 'zod';
import { DecimalSchema } from '../amounts.js';
import { subscriptionStatuses } from '../subscriptions.js';

/**
 * A row of `GET /api/admin/subscriptions`, and the response of `GET …/{id}`. `PATCH …/{id}/pause`, `/resume` and
 * `/cancel` take no body and respond with 204; 409 `subscription-cancelled` or `subscription-not-active`.
 */
export const AdminSubscriptionSchema = z.object({
  id: z.string(),
  customerId: z.number().int().nullable(),
  customerName: z.string(),
  customerEmail: z.string(),
  productId: z.number().int(),
  productName: z.string(),
  orderId: z.string(),
  /** Months between deliveries. */
  frequency: z.number().int(),
  quantity: z.number().int(),
  jars: z.number().int(),
  /** Euros for one delivery, without shipping. */
  price: DecimalSchema,
  shipping: DecimalSchema,
  status: z.enum(subscriptionStatuses),
  pauseReason: z.enum(['requested', 'payment-failed']).nullable(),
  /** A calendar day; null when no delivery is planned. */
  nextDeliveryDate: z.string().nullable(),
  deliveries: z.number().int(),
  createdAt: z.string(),
  cancelledAt: z.string().nullable(),
});
export type AdminSubscription = z.infer<typeof AdminSubscriptionSchema>;
