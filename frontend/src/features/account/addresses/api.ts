import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ShippingAddress } from '../../../../../contracts/customers.js';
import { call } from '../../../lib/http/api';
import { savedAddressesQuery } from '../../../lib/customer/customer';

const path = '/api/customer/shipping-addresses';

export function useSaveAddress() {
  return useAddressChange(({ id, address }: { id: number | null; address: ShippingAddress }) =>
    id === null ? call('POST', path, address) : call('PATCH', `${path}/${id}`, address),
  );
}

export function useRemoveAddress() {
  return useAddressChange((id: number) => call('DELETE', `${path}/${id}`));
}

/** Refetches the list after a refusal too, because another tab may have deleted the address. */
function useAddressChange<T>(mutationFn: (change: T) => Promise<unknown>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn,
    onSettled: () => queryClient.invalidateQueries({ queryKey: savedAddressesQuery.queryKey }),
  });
}
