import type { CustomerDevice } from '../../../../../contracts/customers.js';
import { call } from '../../../lib/http/api';
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
