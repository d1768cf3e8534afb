import { placePhoneOrder } from '../../../../../contracts/orders/phone-orders.js';
import type { AdminOrderDetail, ParcelDetail } from '../../../../../contracts/orders.js';
import { May } from '../../../lib/staff/may';
import { ButtonLink } from '../../../ui/controls/button';
import { newOrderCopy } from '../new-order/new-order-copy';

/** Opens the form for what the customer adds to an order that has not left. */
export function AddToOrder({ order }: { order: AdminOrderDetail | ParcelDetail }) {
  if (order.status !== 'processing') return null;
  return (
    <May call={placePhoneOrder}>
      <ButtonLink look="line" size="sm" to="/admin/orders/new" search={{ addsTo: order.id }}>
        {newOrderCopy.add}
      </ButtonLink>
    </May>
  );
}
