import { useQuery } from '@tanstack/react-query';
import type { Customer } from '../../../../../contracts/customers.js';
import type { SavedAddress } from '../../../../../contracts/saved-addresses.js';
import { customerQuery, savedAddressesQuery } from '../../../lib/customer/customer';

export interface KnownShopper {
  customer: Customer | null;
  savedAddresses: SavedAddress[];
}

const none: SavedAddress[] = [];

/** Returns the customer and saved addresses. The checkout continues without them when they cannot be read. */
export function useKnownShopper(): KnownShopper {
  const customer = useQuery(customerQuery).data ?? null;
  const savedAddresses = useQuery({ ...savedAddressesQuery, enabled: customer !== null }).data ?? none;
  return { customer, savedAddresses };
}
