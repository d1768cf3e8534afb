import { chakra } from '@chakra-ui/react';
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

/** Cancels pieces of one line while they are here. Renders nothing once all have left, and for the last piece of an order. */
export function CancelPieces({ order, item }: { order: Order; item: Order['items'][number] }) {
  const may = useMay();
  const isOpenOrder = order.status !== 'pending' && order.status !== 'cancelled';
  const mayCancel = may(cancelPieces) && isOpenOrder && piecesOf(order.items) - piecesOf(order.cancelled) > 1;
  const { data } = useQuery({ ...parcelsQuery(order.id), enabled: mayCancel });
  const [isOpen, setOpen] = useState(false);
  const isHere = mayCancel && quantityIn(data?.toShip ?? [], item.id) > 0;
  if (!isHere && !isOpen) return null;
  return (
    <chakra.div data-screen-only>
      <InlineButton aria-label={linesCopy.openOf(item.productName)} onClick={() => setOpen(true)}>
        {linesCopy.open}
      </InlineButton>
      {isOpen && <CancelPiecesDialog order={order} item={item} onClose={() => setOpen(false)} />}
    </chakra.div>
  );
}

const piecesOf = (pieces: readonly { quantity: number }[]) => pieces.reduce((sum, { quantity }) => sum + quantity, 0);
