import type { AdminOrder, OrderStatus } from '../../../../../contracts/orders.js';
import { orderStatuses } from '../../../../../contracts/orders.js';
import { sentenceOf } from '../../../lib/api-error';
import { formatDecimal } from '../../../lib/format';
import { showError, showToast } from '../../../lib/toast';
import { Select } from '../../../ui/field';
import { useChangeOrderStatus } from '../api';
import { ordersCopy, statusNames } from '../copy';

/** State is the only colour of the back office. */
const tones: Record<OrderStatus, string> = {
  pending: 'fruit.mango.tint',
  processing: 'fruit.mandarin.tint',
  shipped: 'fruit.blueberry.tint',
  delivered: 'fruit.lime.tint',
  cancelled: 'stone',
};

/** The status of an order, changed in its place. Cancelling gives money back, so that is asked first. */
export function StatusSelect({ order }: { order: AdminOrder }) {
  const change = useChangeOrderStatus();
  const choose = (status: OrderStatus) => {
    if (status === 'cancelled' && !window.confirm(ordersCopy.confirmCancel(formatDecimal(order.totalAmount)))) return;
    change.mutate(
      { id: order.id, status },
      {
        onSuccess: () => showToast({ title: ordersCopy.updated, text: ordersCopy.updatedText, tone: 'success' }),
        onError: (error) => showError(ordersCopy.error, sentenceOf(error, ordersCopy.updateFailed)),
      },
    );
  };
  const shown = change.isPending ? change.variables.status : order.status;
  return (
    <Select
      size="sm"
      w="10.5rem"
      minH="9"
      rounded="full"
      fontWeight="semibold"
      borderColor="transparent"
      bg={tones[shown]}
      aria-label={ordersCopy.statusOf(order.orderNumber)}
      disabled={change.isPending}
      value={shown}
      onChange={(event) => choose(event.target.value as OrderStatus)}
    >
      {orderStatuses.map((status) => (
        <option key={status} value={status}>
          {statusNames[status]}
        </option>
      ))}
    </Select>
  );
}
