import { z } from 'zod';
import { DecimalSchema } from '../amounts.js';
import { endpoint } from '../endpoint.js';
import { AdminCustomerDeviceSchema } from '../customers.js';
import { AdminListQuerySchema } from './lists.js';
import { AdminOrderSchema } from '../orders.js';

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

export const listCustomerDevices = endpoint('GET /api/admin/customers/:id/devices', {
  access: 'staff',
  permission: 'customers',
  summary: 'The browsers in which the customer is logged in, the last used first.',
  params: { id: 'integer' },
  response: z.array(AdminCustomerDeviceSchema),
});

export const endCustomerDevices = endpoint('DELETE /api/admin/customers/:id/devices', {
  access: 'staff',
  permission: 'customers',
  summary: 'Logs the customer out everywhere. An unknown customer is not logged in anywhere.',
  params: { id: 'integer' },
});

export const listCustomers = endpoint('GET /api/admin/customers', {
  access: 'staff',
  permission: 'customers',
  summary: 'Customers, newest first; a guest by the contact of the newest order. Search: name, e-mail, phone.',
  query: AdminListQuerySchema,
  response: z.array(AdminCustomerSchema),
});

export const exportCustomers = endpoint('GET /api/admin/customers/export.csv', {
  access: 'staff',
  permission: ['customers', 'export'],
  summary: 'The same as a file for a spreadsheet.',
  query: AdminListQuerySchema,
  response: { file: 'text/csv' },
});

export const listCustomerOrders = endpoint('GET /api/admin/customers/:id/orders', {
  access: 'staff',
  permission: 'customers',
  summary: 'The orders of one customer, newest first. Their net amounts add up to `totalSpent`.',
  params: { id: 'integer' },
  response: z.array(AdminOrderSchema),
});
