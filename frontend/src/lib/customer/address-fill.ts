import { queryOptions, useQueryClient } from '@tanstack/react-query';
import {
  isPostalCode,
  spacedPostalCode,
  type AddressLookup,
  type FoundAddress,
} from '../../../../contracts/postal-addresses.js';
import { post } from '../http/api';

/** The fields that the register can complete. */
export interface AddressFields {
  address: string;
  postalCode: string;
  city: string;
}

/** What to look up: a whole postcode and the first number after the street; null while one of them is missing. */
export function lookupOf({ address, postalCode }: AddressFields): AddressLookup | null {
  const line = address.trim();
  const [, houseNumber] = /\p{L}\D*?(\d{1,5})(?!\d)/u.exec(line) ?? /^(\d{1,5})(?!\d)/.exec(line) ?? [];
  const code = spacedPostalCode(postalCode);
  return houseNumber && isPostalCode(code) ? { postalCode: code, houseNumber } : null;
}

/**
 * What the register adds to what was typed: the street before a bare house number, and the town where none is typed.
 * Nothing that was typed is replaced.
 */
export function completion({ address, city }: AddressFields, found: FoundAddress): Partial<AddressFields> {
  const isBareNumber = /^\d{1,5}(?!\d)[^\p{L}]*\p{L}{0,4}[^\p{L}]*$/u.test(address.trim());
  return {
    ...(isBareNumber && { address: `${found.street} ${address.trim()}` }),
    ...(city.trim() === '' && { city: found.city }),
  };
}

const addressQuery = (lookup: AddressLookup) =>
  queryOptions({
    queryKey: ['/api', 'address-lookup', lookup],
    // eslint-disable-next-line no-restricted-syntax -- a read: the address travels in a body to stay out of logged URLs
    queryFn: async () => (await post<{ address: FoundAddress | null }>('/api/address-lookup', lookup)).address,
  });

/**
 * Completes an address once its postcode and house number are there. `read` and `write` are those of the form. Does
 * nothing when the register does not know or answer, and never touches the field that has the focus.
 */
export function useAddressFill(read: () => AddressFields, write: (name: keyof AddressFields, value: string) => void) {
  const queryClient = useQueryClient();
  return async () => {
    const lookup = lookupOf(read());
    const found = lookup && (await queryClient.fetchQuery(addressQuery(lookup)).catch(() => null));
    if (!found) return;
    const focused = document.activeElement?.getAttribute('name');
    for (const [name, value] of Object.entries(completion(read(), found)))
      if (name !== focused) write(name as keyof AddressFields, value);
  };
}
