import type {
  AdminOrder,
  AdminOrderDetail,
  ChangedOrderStatuses,
  ChangeOrderStatus,
  ChangeOrderStatuses,
  OrderCancellation,
} from '../../../../contracts/orders.js';
import type { FiledReturn, FileReturn, OrderReturn } from '../../../../contracts/returns.js';
import { call, post } from '../../lib/http/api';
import { useChange } from '../../lib/http/use-change';
import { readFresh } from '../../ui/admin/fresh';
import { readLong } from '../../ui/admin/list/long-list';

export const adminOrdersQuery = readLong<AdminOrder>('orders');

export const adminOrderQuery = (id: string) => readFresh<AdminOrderDetail>('orders', encodeURIComponent(id));

export function useChangeOrderStatus() {
  return useChange(
    ({ id, ...change }: { id: string } & ChangeOrderStatus) => call('PATCH', `/api/admin/orders/${id}/status`, change),
    [adminOrdersQuery.queryKey],
  );
}

export function useChangeOrderStatuses() {
  return useChange(
    (change: ChangeOrderStatuses) => call<ChangedOrderStatuses>('POST', '/api/admin/orders/status', change),
    [adminOrdersQuery.queryKey],
  );
}

export const readCancellations = (ids: readonly string[]) =>
  post<OrderCancellation[]>('/api/admin/orders/cancellations', { ids });

export const orderReturnsQuery = (orderId: string) =>
  readFresh<OrderReturn[]>('orders', encodeURIComponent(orderId), 'returns');

/** Requests a return of an order, and refetches the order, its history and the returns. */
export function useRequestReturn(orderId: string) {
  return useChange(
    (filed: FileReturn) => call<FiledReturn>('POST', `/api/admin/orders/${encodeURIComponent(orderId)}/returns`, filed),
    [
      ['/api', 'admin', 'orders', encodeURIComponent(orderId)],
      ['/api', 'admin', 'returns'],
    ],
  );
}
