import type { AdminOrder, OrderStatus } from '../../../../../contracts/orders.js';
import { askFirst } from '../../../lib/confirm';
import { showToast } from '../../../lib/toast';
import { showFailure } from '../../../ui/admin/failure';
import { orderStatusNames, orderStatusTones } from '../../../ui/admin/order-status';
import { StatusSelect } from '../../../ui/admin/status-select';
import { useChangeOrderStatus } from '../api';
import { askToCancel } from '../cancellation';
import { isTold, ordersCopy } from '../copy';

/** The status of an order, changed in its place. Asks before a change that the customer notices. */
export function StatusCell({ order }: { order: AdminOrder }) {
  const change = useChangeOrderStatus();
  const choose = async (status: OrderStatus) => {
    if (status === 'cancelled') return cancel();
    if (isTold(status) && !(await askFirst(ordersCopy.confirmTold(ordersCopy.detail(order.orderNumber), status))))
      return;
    set(status);
  };
  const cancel = async () => {
    const ended = await askToCancel([order.id]).catch((error: unknown) => showFailure(error, ordersCopy.updateFailed));
    if (ended) set('cancelled', ended[order.id]);
  };
  const set = (status: OrderStatus, endedPlans?: readonly string[]) =>
    change.mutate(
      { id: order.id, status, endedPlans },
      {
        onSuccess: () => showToast({ title: ordersCopy.updated, text: ordersCopy.updatedText, tone: 'success' }),
        onError: (error) => showFailure(error, ordersCopy.updateFailed),
      },
    );
  return (
    <StatusSelect
      label={ordersCopy.statusOf(order.orderNumber)}
      value={change.isPending ? change.variables.status : order.status}
      names={orderStatusNames}
      tones={orderStatusTones}
      disabled={change.isPending}
      onChange={(status) => void choose(status)}
    />
  );
}
