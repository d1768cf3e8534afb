import { queryOptions, useQueryClient } from '@tanstack/react-query';
import {
  isBareNumber,
  isPostalCode,
  spacedPostalCode,
  lookUpAddress,
  type AddressLookup,
  type FoundAddress,
} from '../../../../contracts/values/postal-addresses.js';
import { keyOf, responseOf } from '../http/endpoints';

/** The fields that the address register can complete. */
export interface AddressFields {
  address: string;
  postalCode: string;
  city: string;
}

/** Returns the lookup: a complete postcode and the first number after the street; null while either is missing. */
export function lookupOf({ address, postalCode }: AddressFields): AddressLookup | null {
  const line = address.trim();
  const [, houseNumber] = /\p{L}\D*?(\d{1,5})(?!\d)/u.exec(line) ?? /^(\d{1,5})(?!\d)/.exec(line) ?? [];
  const code = spacedPostalCode(postalCode);
  return houseNumber && isPostalCode(code) ? { postalCode: code, houseNumber } : null;
}

/** Adds the street to a bare house number, and the town when it is empty. Never replaces typed text. */
export function completion({ address, city }: AddressFields, found: FoundAddress): Partial<AddressFields> {
  return {
    ...(isBareNumber(address) && { address: `${found.street} ${address.trim()}` }),
    ...(city.trim() === '' && { city: found.city }),
  };
}

const addressQuery = (lookup: AddressLookup) =>
  queryOptions({
    queryKey: [...keyOf(lookUpAddress, { body: lookup }), lookup],
    // oxlint-disable-next-line eslint-js/no-restricted-syntax -- a read: the address travels in a body to stay out of logged URLs
    queryFn: async () => (await responseOf(lookUpAddress, { body: lookup })).address,
  });

/**
 * Completes an address as soon as it has a postcode and a house number. `read` and `write` access the form. It does
 * nothing when the lookup fails or finds nothing, and never writes to the focused field.
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
