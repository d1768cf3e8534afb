import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { showCurrentCustomer, type Customer } from '../../../../contracts/customers.js';
import { listAddresses } from '../../../../contracts/saved-addresses.js';
import { noticeAccount } from './account-change';
import { keyOf, queryOf, read } from '../http/endpoints';

const fiveMinutes = 5 * 60_000;

const key = keyOf(showCurrentCustomer, {});

/** The logged-in account, or null; stale after five minutes. Another account than before clears everything personal. */
export const customerQuery = queryOptions({
  queryKey: key,
  queryFn: async ({ client }): Promise<Customer | null> => {
    const customer = await read(showCurrentCustomer, {});
    noticeAccount(client, customer, client.getQueryData<Customer | null>(key));
    return customer;
  },
  staleTime: fiveMinutes,
});

/** Sets the logged-in account from a response of the server. */
export function setCustomer(client: QueryClient, customer: Customer | null): void {
  noticeAccount(client, customer, client.getQueryData(customerQuery.queryKey));
  client.setQueryData(customerQuery.queryKey, customer);
}

/** The saved addresses of the logged-in customer, the default first. */
export const savedAddressesQuery = queryOf(listAddresses, {});
