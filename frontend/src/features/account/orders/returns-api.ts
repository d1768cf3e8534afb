import { queryOptions } from '@tanstack/react-query';
import type { FiledReturn, FileReturn, OrderReturn } from '../../../../../contracts/returns.js';
import { call } from '../../../lib/http/api';
import { useChange } from '../../../lib/http/use-change';

const pathOf = (orderId: string) => `/api/customer/orders/${encodeURIComponent(orderId)}/returns`;

export const orderReturnsQuery = (orderId: string) =>
  queryOptions({
    queryKey: ['/api', 'customer', 'order', orderId, 'returns'],
    queryFn: async () => (await call<OrderReturn[]>('GET', pathOf(orderId))).data,
    staleTime: 0,
  });

/** Requests a return. Idempotent: the caller chooses its id. */
export function useRequestReturn(orderId: string) {
  return useChange(
    (filed: FileReturn) => call<FiledReturn>('POST', pathOf(orderId), filed),
    [orderReturnsQuery(orderId).queryKey],
  );
}
