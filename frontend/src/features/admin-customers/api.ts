import type { AdminCustomer } from '../../../../contracts/admin/customers.js';
import type { AdminOrder } from '../../../../contracts/orders.js';
import { readFresh } from '../../ui/admin/fresh';
import { readLong } from '../../ui/admin/list/long-list';

export const adminCustomersQuery = readLong<AdminCustomer>('customers');

/** The customer's orders, newest first. The request uses the id, which keeps the e-mail address out of the URL. */
export const customerOrdersQuery = (id: string) =>
  readFresh<AdminOrder[]>('customers', encodeURIComponent(id), 'orders');
