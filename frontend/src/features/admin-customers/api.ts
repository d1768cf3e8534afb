import type { AdminCustomer } from '../../../../contracts/admin/customers.js';
import type { AdminOrder } from '../../../../contracts/orders.js';
import { readFresh } from '../../ui/admin/fresh';
import { readLong } from '../../ui/admin/list/long-list';

export const adminCustomersQuery = readLong<AdminCustomer>('customers');

/** The customer's orders, newest first. The server finds them by the id, so no mailbox is in the URL. */
export const customerOrdersQuery = (id: string) =>
  readFresh<AdminOrder[]>('customers', encodeURIComponent(id), 'orders');
