import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ShippingAddress } from '../../../../../contracts/customers.js';
import { call } from '../../../lib/http/api';
import { savedAddressesQuery } from '../../../lib/customer/customer';

const path = '/api/customer/shipping-addresses';

/** Adds an address, or changes the one with this id; then the list is read again. */
export function useSaveAddress() {
  return useAddressChange(({ id, address }: { id: number | null; address: ShippingAddress }) =>
    id === null ? call('POST', path, address) : call('PATCH', `${path}/${id}`, address),
  );
}

/** Deletes an address; then the list is read again. */
export function useRemoveAddress() {
  return useAddressChange((id: number) => call('DELETE', `${path}/${id}`));
}

/** Also after a refusal: the address may be gone by another tab. */
function useAddressChange<T>(mutationFn: (change: T) => Promise<unknown>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn,
    onSettled: () => queryClient.invalidateQueries({ queryKey: savedAddressesQuery.queryKey }),
  });
}
