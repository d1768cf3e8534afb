import type { AdminOrder, Parcel } from '../../../../../contracts/orders.js';
import { OrderMarks } from '../../../ui/admin/status/order-marks';
import { ChangeStatus } from './change-status';

/** The status of an order, changed in place, and what else holds for it. */
export function StatusCell({ order }: { order: AdminOrder | Parcel }) {
  return (
    <>
      <ChangeStatus order={order} />
      <OrderMarks order={order} />
    </>
  );
}
