import {
  endCustomerDevices,
  listCustomerDevices,
  listCustomerOrders,
  showCustomer,
} from '../../../../contracts/admin/customers.js';
import { listCustomerConsents } from '../../../../contracts/consents.js';
import { request } from '../../lib/http/endpoints';
import { useChange } from '../../lib/http/use-change';
import { freshQueryOf } from '../../ui/admin/fresh';

/** `id`: not a number for an address without a customer. */
export const adminCustomerQuery = (id: number) => freshQueryOf(showCustomer, { params: { id } });

/** The customer's orders, newest first. The request uses the id, which keeps the e-mail address out of the URL. */
export const customerOrdersQuery = (id: number) => freshQueryOf(listCustomerOrders, { params: { id } });

export const customerConsentsQuery = (id: number) => freshQueryOf(listCustomerConsents, { params: { id } });

export const customerDevicesQuery = (id: number) => freshQueryOf(listCustomerDevices, { params: { id } });

export const useLogOutCustomer = (id: number) =>
  useChange(() => request(endCustomerDevices, { params: { id } }), [customerDevicesQuery(id).queryKey]);
