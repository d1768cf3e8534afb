import { useState } from 'react';
import { replaceOrder } from '../../../../../contracts/orders/order-replacements.js';
import type { AdminOrderDetail, ParcelDetail } from '../../../../../contracts/orders.js';
import { May } from '../../../lib/staff/may';
import { Button } from '../../../ui/controls/button';
import { replacementCopy } from '../replacements-copy';
import { ReplaceOrderDialog } from './replace-order-dialog';

/** Replaces pieces of an order for free, once it is paid. */
export function ReplaceOrder({ order }: { order: AdminOrderDetail | ParcelDetail }) {
  const [isOpen, setOpen] = useState(false);
  if (order.status === 'pending' || order.status === 'cancelled') return null;
  return (
    <May call={replaceOrder}>
      <Button look="line" size="sm" onClick={() => setOpen(true)}>
        {replacementCopy.open}
      </Button>
      {isOpen && <ReplaceOrderDialog order={order} onClose={() => setOpen(false)} />}
    </May>
  );
}
