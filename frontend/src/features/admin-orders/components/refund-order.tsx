import { useState } from 'react';
import { refundOrder } from '../../../../../contracts/orders/order-refunds.js';
import type { AdminOrderDetail, ParcelDetail } from '../../../../../contracts/orders.js';
import { centsOf } from '../../../lib/format';
import { May } from '../../../lib/staff/may';
import { Button } from '../../../ui/controls/button';
import { refundCopy } from '../copy';
import { RefundOrderDialog } from './refund-order-dialog';

/** Refunds a part of an order without a return, while its payment has something left. */
export function RefundOrder({ order }: { order: AdminOrderDetail | ParcelDetail }) {
  const [isOpen, setOpen] = useState(false);
  if (!('netAmount' in order) || centsOf(order.netAmount) <= 0) return null;
  return (
    <May call={refundOrder}>
      <Button look="line" size="sm" onClick={() => setOpen(true)}>
        {refundCopy.open}
      </Button>
      {isOpen && <RefundOrderDialog order={order} onClose={() => setOpen(false)} />}
    </May>
  );
}
