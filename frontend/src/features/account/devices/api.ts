import type { CustomerDevice, SessionProof } from '../../../../../contracts/customers.js';
import { call, post } from '../../../lib/http/api';
import { useMutation } from '@tanstack/react-query';
import { read } from '../../../lib/http/read';
import { useChange } from '../../../lib/http/use-change';

export const devicesQuery = { ...read<CustomerDevice[]>('/api', 'customer', 'devices'), staleTime: 0 };

/** Logs one other browser out; without an id all of them. */
export function useEndDevice() {
  const path = devicesQuery.queryKey.join('/');
  return useChange(
    (id: string | null) => call<null>('DELETE', id === null ? path : `${path}/${id}`),
    [devicesQuery.queryKey],
  );
}

/** Proves with a mailed code who uses this session, so that it may end others. */
export function useProveSession() {
  return useMutation({ mutationFn: (body: SessionProof) => post<null>('/api/customer/devices/proof', body) });
}
