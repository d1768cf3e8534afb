import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { cancelPieces } from '../../../../../contracts/orders/cancelled-pieces.js';
import type { AdminOrderDetail, ParcelDetail } from '../../../../../contracts/orders.js';
import { InlineButton } from '../../../ui/admin/form/fields';
import { linesCopy } from '../lines-copy';
import { usePiecesHere } from '../use-pieces-here';
import { CancelPiecesDialog } from './cancel-pieces-dialog';

type Order = AdminOrderDetail | ParcelDetail;

/** Cancels pieces of one line while they are here. Renders nothing once all have left, and for the last piece of an order. */
export function CancelPieces({ order, item }: { order: Order; item: Order['items'][number] }) {
  const isHere = usePiecesHere(order, item, cancelPieces);
  const [isOpen, setOpen] = useState(false);
  if (!isHere && !isOpen) return null;
  return (
    <chakra.span data-screen-only>
      <InlineButton aria-label={linesCopy.openOf(item.productName)} onClick={() => setOpen(true)}>
        {linesCopy.open}
      </InlineButton>
      {isOpen && <CancelPiecesDialog order={order} item={item} onClose={() => setOpen(false)} />}
    </chakra.span>
  );
}
