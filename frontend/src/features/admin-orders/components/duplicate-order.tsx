import { startFromOrder } from '../../../../../contracts/orders/phone-orders.js';
import { May } from '../../../lib/staff/may';
import { ButtonLink } from '../../../ui/controls/button';
import { newOrderCopy } from '../new-order/new-order-copy';

/** Opens the form of a new order with the buyer and the products of this one. */
export function DuplicateOrder({ orderId }: { orderId: string }) {
  return (
    <May call={startFromOrder}>
      <ButtonLink look="line" size="sm" to="/admin/orders/new" search={{ order: orderId }}>
        {newOrderCopy.duplicate}
      </ButtonLink>
    </May>
  );
}
