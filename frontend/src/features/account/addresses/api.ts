import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  addAddress,
  changeAddress,
  removeAddress,
  type ShippingAddress,
} from '../../../../../contracts/saved-addresses.js';
import { savedAddressesQuery } from '../../../lib/customer/customer';
import { request } from '../../../lib/http/endpoints';
import { readAgain } from '../../../lib/http/read-again';

export function useSaveAddress() {
  return useAddressChange(({ id, address: body }: { id: number | null; address: ShippingAddress }) =>
    id === null ? request(addAddress, { body }) : request(changeAddress, { params: { id: String(id) }, body }),
  );
}

export function useRemoveAddress() {
  return useAddressChange((id: number) => request(removeAddress, { params: { id: String(id) } }));
}

/** Refetches the list after a refusal too, because another tab may have deleted the address. */
function useAddressChange<T>(mutationFn: (change: T) => Promise<unknown>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn,
    onSettled: () => readAgain(queryClient, [savedAddressesQuery.queryKey]),
  });
}
