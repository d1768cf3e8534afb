import {
  changeOrderStatus,
  type ChangeOrderStatus,
  type OrderStatus,
  type Parcel,
} from '../../../../../contracts/orders.js';
import { askFirst } from '../../../lib/confirm';
import { useMay } from '../../../lib/staff/may';
import { showFailure } from '../../../ui/admin/form/failure';
import { orderStatusNames, orderStatusTones } from '../../../ui/admin/status/order-status';
import { StatusPill } from '../../../ui/admin/status/status';
import { StatusSelect } from '../../../ui/admin/status/status-select';
import { useChangeOrderStatus } from '../api';
import { askToCancel } from '../cancellation';
import { isTold, ordersCopy, type ToldStatus } from '../copy';
import { statusNamesFor } from '../status-names';
import { useUndoToast } from '../use-undo-toast';

/** Changes the status of an order. A change that sends a mail asks for confirmation. */
export function ChangeStatus({ order }: { order: Parcel }) {
  const change = useChangeOrderStatus();
  const showUndo = useUndoToast();
  const may = useMay();
  const names = statusNamesFor(may(changeOrderStatus, 'refund'));
  const isFixed = !may(changeOrderStatus) || !names[order.status];
  const choose = async (status: OrderStatus) => {
    if (status === 'cancelled') return cancel();
    const leftOut = leaves(order, status) && !order.isWithdrawn ? order.withdrawn : [];
    if (isTold(status) && !order.isWithdrawn && !(await maySet(order, status, leftOut))) return;
    set({ status, ...(leftOut.length > 0 && { leftOut: leftOut.map(({ id, quantity }) => ({ id, quantity })) }) });
  };
  const cancel = async () => {
    const ended = await askToCancel([order.id]).catch((error: unknown) => showFailure(error, ordersCopy.updateFailed));
    if (ended) set({ status: 'cancelled', endedPlans: ended[order.id] });
  };
  const set = (changed: ChangeOrderStatus) =>
    change.mutate(
      { id: order.id, ...changed },
      {
        onSuccess: () =>
          showUndo(
            { title: ordersCopy.updated, text: ordersCopy.updatedText },
            [order.id],
            changed.status,
            order.status,
          ),
        onError: (error) => showFailure(error, ordersCopy.updateFailed),
      },
    );
  if (isFixed) return <StatusPill tone={orderStatusTones[order.status]}>{orderStatusNames[order.status]}</StatusPill>;
  return (
    <StatusSelect
      label={ordersCopy.statusOf(order.orderNumber)}
      value={change.isPending ? change.variables.status : order.status}
      names={names}
      tones={orderStatusTones}
      disabled={change.isPending}
      onChange={(status) => void choose(status)}
    />
  );
}

/** Whether the change ships the parcel. */
function leaves(order: Parcel, status: OrderStatus): boolean {
  return isTold(status) && !isTold(order.status);
}

function maySet({ orderNumber }: Parcel, status: ToldStatus, leftOut: Parcel['withdrawn']): Promise<boolean> {
  const question = ordersCopy.confirmTold(ordersCopy.detail(orderNumber), status);
  const without = leftOut.length > 0 ? [ordersCopy.shipsWithout(ordersCopy.pieces(leftOut))] : [];
  return askFirst({ ...question, text: [...without, question.text].join(' ') });
}
