import { z } from 'zod';
import { DecimalSchema } from '../amounts.js';

/** A row of `GET /api/admin/customers`: all who registered or ordered. `totalSpent`: captured − refunded. */
export const AdminCustomerSchema = z.object({
  id: z.number().int(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  email: z.string(),
  phone: z.string().nullable(),
  createdAt: z.string(),
  orderCount: z.number().int(),
  totalSpent: DecimalSchema,
});
export type AdminCustomer = z.infer<typeof AdminCustomerSchema>;
