import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { Customer, SavedAddress } from '../../../../contracts/customers.js';
import { noticeAccount } from './account-change';
import { call } from '../http/api';
import { read } from '../http/read';

const fiveMinutes = 5 * 60_000;

const key = ['/api', 'auth', 'me'];

/** Who is logged in, or null; read again after five minutes. Another account than before clears everything personal. */
export const customerQuery = queryOptions({
  queryKey: key,
  queryFn: async ({ client }): Promise<Customer | null> => {
    const { data: customer } = await call<Customer | null>('GET', key.join('/'));
    noticeAccount(client, customer, client.getQueryData<Customer | null>(key));
    return customer;
  },
  staleTime: fiveMinutes,
});

/** Takes over who is logged in from an answer of the server. */
export function setCustomer(client: QueryClient, customer: Customer | null): void {
  noticeAccount(client, customer, client.getQueryData(customerQuery.queryKey));
  client.setQueryData(customerQuery.queryKey, customer);
}

/** The addresses that the customer keeps here, the default first. Only for somebody who is logged in. */
export const savedAddressesQuery = read<SavedAddress[]>('/api', 'customer', 'shipping-addresses');
