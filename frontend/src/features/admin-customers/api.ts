import type { AdminCustomer } from '../../../../contracts/admin/customers.js';
import type { AdminCustomerDevice } from '../../../../contracts/customers.js';
import type { AdminOrder } from '../../../../contracts/orders.js';
import { call } from '../../lib/http/api';
import { useChange } from '../../lib/http/use-change';
import { readFresh } from '../../ui/admin/fresh';
import { readLong } from '../../ui/admin/list/long-list';

export const adminCustomersQuery = readLong<AdminCustomer>('customers');

/** The customer's orders, newest first. The request uses the id, which keeps the e-mail address out of the URL. */
export const customerOrdersQuery = (id: string) =>
  readFresh<AdminOrder[]>('customers', encodeURIComponent(id), 'orders');

export const customerDevicesQuery = (id: string) =>
  readFresh<AdminCustomerDevice[]>('customers', encodeURIComponent(id), 'devices');

export function useLogOutCustomer(id: string) {
  const { queryKey } = customerDevicesQuery(id);
  return useChange(() => call<null>('DELETE', queryKey.join('/')), [queryKey]);
}
