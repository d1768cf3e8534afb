import { z } from 'zod';
import { DecimalSchema } from '../values/amounts.js';
import { ShopDaySchema } from '../values/shop-day.js';
import { endpoint, endpoints } from '../endpoint.js';
import { AdminCustomerDeviceSchema, CustomerExportSchema } from '../customers.js';
import { TaggedListQuerySchema, TagsSchema } from './tags.js';
import { AdminOrderSchema } from '../orders.js';
import { returnStatuses } from '../returns.js';
import { subscriptionStatuses } from '../subscriptions.js';

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
  tags: TagsSchema,
});
export type AdminCustomer = z.infer<typeof AdminCustomerSchema>;

/** `GET /api/admin/customers/{id}`. Subscriptions and returns newest first; the neighbours by id. */
export const AdminCustomerDetailSchema = AdminCustomerSchema.extend({
  previousId: z.number().int().nullable(),
  nextId: z.number().int().nullable(),
  subscriptions: z.array(z.object({ id: z.string(), productName: z.string(), status: z.enum(subscriptionStatuses) })),
  returns: z.array(z.object({ id: z.string(), orderNumber: z.string(), status: z.enum(returnStatuses) })),
});
export type AdminCustomerDetail = z.infer<typeof AdminCustomerDetailSchema>;

/** Days after which a customer who bought before counts as lost, as far as staff chooses. */
export const silences = [60, 90, 180, 365] as const;

/**
 * `silent`: bought before, and nothing in so many days. `from` and `to`: the day since which somebody is a customer, both
 * inclusive.
 */
export const CustomerListQuerySchema = TaggedListQuerySchema.extend({
  from: ShopDaySchema.optional(),
  to: ShopDaySchema.optional(),
  silent: z.coerce
    .number({ error: 'Onbekende keuze' })
    .pipe(z.literal([...silences], { error: 'Onbekende keuze' }))
    .optional(),
});
export type CustomerListQuery = z.infer<typeof CustomerListQuerySchema>;

const customers = endpoints({ access: 'staff', permission: 'customers' });

export const listCustomerDevices = customers('GET /api/admin/customers/:id/devices', {
  summary: 'The browsers in which the customer is logged in, the last used first.',
  params: { id: 'integer' },
  response: z.array(AdminCustomerDeviceSchema),
});

export const endCustomerDevices = customers('DELETE /api/admin/customers/:id/devices', {
  summary: 'Logs the customer out everywhere. An unknown customer is not logged in anywhere.',
  params: { id: 'integer' },
});

export const listCustomers = customers('GET /api/admin/customers', {
  summary: 'Customers, newest first; a guest by the contact of the newest order. Search: name, e-mail, phone.',
  query: CustomerListQuerySchema,
  response: z.array(AdminCustomerSchema),
});

export const showCustomer = customers('GET /api/admin/customers/:id', {
  summary: 'A customer, with subscriptions and returns.',
  params: { id: 'integer' },
  response: AdminCustomerDetailSchema,
  refuses: ['not-found'],
});

export const exportCustomers = endpoint('GET /api/admin/customers/export.csv', {
  access: 'staff',
  permission: ['customers', 'export'],
  summary: 'The same as a file for a spreadsheet.',
  query: CustomerListQuerySchema,
  response: { file: 'text/csv' },
});

export const exportCustomer = endpoint('GET /api/admin/customers/:id/export', {
  access: 'staff',
  permission: ['customers', 'export'],
  summary: 'All stored data about one customer as a file, for a customer who asks for it.',
  params: { id: 'integer' },
  response: CustomerExportSchema,
  refuses: ['not-found'],
});

export const listCustomerOrders = customers('GET /api/admin/customers/:id/orders', {
  summary: 'The orders of one customer, newest first. Their net amounts add up to `totalSpent`.',
  params: { id: 'integer' },
  response: z.array(AdminOrderSchema),
});
