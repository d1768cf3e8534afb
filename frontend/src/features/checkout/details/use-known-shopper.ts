import { useQuery } from '@tanstack/react-query';
import type { Customer, SavedAddress } from '../../../../../contracts/customers.js';
import { customerQuery, savedAddressesQuery } from '../../../lib/customer/customer';

export interface KnownShopper {
  customer: Customer | null;
  savedAddresses: SavedAddress[];
}

const none: SavedAddress[] = [];

/** Who is here. While it cannot be known, or the addresses cannot be read, the checkout goes on without. */
export function useKnownShopper(): KnownShopper {
  const customer = useQuery(customerQuery).data ?? null;
  const savedAddresses = useQuery({ ...savedAddressesQuery, enabled: customer !== null }).data ?? none;
  return { customer, savedAddresses };
}
