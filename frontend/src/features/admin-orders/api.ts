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

/** One order with its items. */
export const adminOrderQuery = (id: string) => readFresh<AdminOrderDetail>('orders', encodeURIComponent(id));

/** Changes an order's status and reads the orders again. */
export function useChangeOrderStatus() {
  return useChange(
    ({ id, ...change }: { id: string } & ChangeOrderStatus) => call('PATCH', `/api/admin/orders/${id}/status`, change),
    [adminOrdersQuery.queryKey],
  );
}

/** Changes the status of several orders; each is answered on its own. */
export function useChangeOrderStatuses() {
  return useChange(
    (change: ChangeOrderStatuses) => call<ChangedOrderStatuses>('POST', '/api/admin/orders/status', change),
    [adminOrdersQuery.queryKey],
  );
}

/** What cancelling these orders would do now. */
export const readCancellations = (ids: readonly string[]) =>
  post<OrderCancellation[]>('/api/admin/orders/cancellations', { ids });

/** What came back of one order. */
export const orderReturnsQuery = (orderId: string) =>
  readFresh<OrderReturn[]>('orders', encodeURIComponent(orderId), 'returns');

/** Registers what comes back of an order, and reads the order, its story and the returns again. */
export function useRequestReturn(orderId: string) {
  return useChange(
    (filed: FileReturn) => call<FiledReturn>('POST', `/api/admin/orders/${encodeURIComponent(orderId)}/returns`, filed),
    [
      ['/api', 'admin', 'orders', encodeURIComponent(orderId)],
      ['/api', 'admin', 'returns'],
    ],
  );
}
