import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { cancelPieces } from '../../../../../contracts/cancelled-pieces.js';
import { quantityIn, type AdminOrderDetail, type ParcelDetail } from '../../../../../contracts/orders.js';
import { useMay } from '../../../lib/staff/may';
import { InlineButton } from '../../../ui/admin/form/fields';
import { linesCopy } from '../lines-copy';
import { parcelsQuery } from '../parcels-api';
import { CancelPiecesDialog } from './cancel-pieces-dialog';

type Order = AdminOrderDetail | ParcelDetail;

/** Cancels pieces of one line while they are here. Renders nothing once all have left. */
export function CancelPieces({ order, item }: { order: Order; item: Order['items'][number] }) {
  const may = useMay();
  const mayCancel = may(cancelPieces) && order.status !== 'pending' && order.status !== 'cancelled';
  const { data } = useQuery({ ...parcelsQuery(order.id), enabled: mayCancel });
  const [isOpen, setOpen] = useState(false);
  if (!mayCancel || (!isOpen && quantityIn(data?.toShip ?? [], item.id) === 0)) return null;
  return (
    <>
      <InlineButton aria-label={linesCopy.openOf(item.productName)} onClick={() => setOpen(true)} data-screen-only>
        {linesCopy.open}
      </InlineButton>
      {isOpen && <CancelPiecesDialog order={order} item={item} onClose={() => setOpen(false)} />}
    </>
  );
}
