import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { AdminOrder, AdminOrderDetail, OrderStatus } from '../../../../contracts/orders.js';
import { call } from '../../lib/api';
import { read } from '../../lib/read';

const pendingMilliseconds = 1000;

export const adminOrdersQuery = read<AdminOrder[]>('/api', 'admin', 'orders');

/** One order with its items. */
export const adminOrderQuery = (id: string) => read<AdminOrderDetail>('/api', 'admin', 'orders', id);

/** Changes an order's status and reads the orders again; once more a second later when the list has to catch up. */
export function useChangeOrderStatus() {
  const queryClient = useQueryClient();
  const readAgain = () => queryClient.invalidateQueries({ queryKey: adminOrdersQuery.queryKey });
  return useMutation({
    mutationFn: ({ id, status }: { id: string; status: OrderStatus }) =>
      call('PATCH', `/api/admin/orders/${id}/status`, { status }),
    onSuccess: ({ projectionPending }) => {
      if (projectionPending) window.setTimeout(() => void readAgain(), pendingMilliseconds);
      return readAgain();
    },
  });
}
