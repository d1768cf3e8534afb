import { z } from 'zod';
import { endpoints } from '../endpoint.js';

const PackedOrderSchema = z.object({ id: z.string(), orderNumber: z.string() });

/** `GET /api/admin/orders/{id}/additions`. `addsTo`: null for an order of its own. */
export const OrderAdditionsSchema = z.object({
  addsTo: PackedOrderSchema.nullable(),
  additions: z.array(PackedOrderSchema.extend({ placedAt: z.string() })),
});
export type OrderAdditions = z.infer<typeof OrderAdditionsSchema>;

const orders = endpoints({ access: 'staff', permission: 'orders' });

export const listAdditions = orders('GET /api/admin/orders/:id/additions', {
  summary: 'The order that an order is packed with, and the orders that were added to it, oldest first.',
  response: OrderAdditionsSchema,
  refuses: ['order-not-found'],
});
