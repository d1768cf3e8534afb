import { queryOptions } from '@tanstack/react-query';
import type { Customer, SavedAddress } from '../../../contracts/customers.js';
import { read } from './read';

const fiveMinutes = 5 * 60_000;

/** Who is logged in, or null. Asked again when it was asked more than five minutes ago. */
export const customerQuery = queryOptions({
  ...read<Customer | null>('/api', 'auth', 'me'),
  staleTime: fiveMinutes,
});

/** The addresses that the customer keeps here, the default first. Only for somebody who is logged in. */
export const savedAddressesQuery = read<SavedAddress[]>('/api', 'customer', 'shipping-addresses');
