import { useState } from 'react';
import type { AdminOrderDetail, ParcelDetail } from '../../../../../contracts/orders.js';
import { changeDeliveryAddress } from '../../../../../contracts/shipping/delivery-address.js';
import { May } from '../../../lib/staff/may';
import { InlineButton } from '../../../ui/admin/form/fields';
import { addressCopy } from '../address-copy';
import { ChangeAddressDialog } from './change-address-dialog';

/** Changes where an order goes while something of it is here. Renders nothing for an erased buyer. */
export function ChangeAddress({ order }: { order: AdminOrderDetail | ParcelDetail }) {
  const [isOpen, setOpen] = useState(false);
  const isOpenOrder = order.status === 'pending' || order.status === 'processing';
  if (!isOpenOrder || order.customerEmail === '') return null;
  return (
    <May call={changeDeliveryAddress}>
      <InlineButton onClick={() => setOpen(true)} data-screen-only>
        {addressCopy.open}
      </InlineButton>
      {isOpen && <ChangeAddressDialog order={order} onClose={() => setOpen(false)} />}
    </May>
  );
}
