import type { OrderStatus } from '../../../../contracts/orders.js';
import { orderStatusNames } from '../../ui/admin/status/order-status';

/** The statuses to choose from. Cancelling refunds the order. */
export function statusNamesFor(mayRefund: boolean): Partial<Record<OrderStatus, string>> {
  const { cancelled: _, ...others } = orderStatusNames;
  return mayRefund ? orderStatusNames : others;
}
