import { useState } from 'react';
import type { AdminOrderDetail, ParcelDetail } from '../../../../../contracts/orders.js';
import { fileReturn } from '../../../../../contracts/returns.js';
import { May } from '../../../lib/staff/may';
import { Button } from '../../../ui/controls/button';
import { returnCopy } from '../copy';
import { RequestReturnDialog } from './request-return-dialog';

/** Requests a return of an order that was paid and not cancelled. */
export function RequestReturn({ order }: { order: AdminOrderDetail | ParcelDetail }) {
  const [isReturning, setReturning] = useState(false);
  if (order.status === 'pending' || order.status === 'cancelled') return null;
  return (
    <May call={fileReturn}>
      <Button look="line" size="sm" justifySelf="start" onClick={() => setReturning(true)}>
        {returnCopy.open}
      </Button>
      <RequestReturnDialog order={isReturning ? order : null} onClose={() => setReturning(false)} />
    </May>
  );
}
