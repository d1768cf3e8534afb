import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import type { AdminOrderDetail, ParcelDetail } from '../../../../../contracts/orders.js';
import { swapPieces } from '../../../../../contracts/orders/order-swaps.js';
import { InlineButton } from '../../../ui/admin/form/fields';
import { swapCopy } from '../swap-copy';
import { usePiecesHere } from '../use-pieces-here';
import { SwapPiecesDialog } from './swap-pieces-dialog';

type Order = AdminOrderDetail | ParcelDetail;

/** Swaps pieces of one line for another product while the order waits. A line of a subscription changes with its subscription. */
export function SwapPieces({ order, item }: { order: Order; item: Order['items'][number] }) {
  const isHere = usePiecesHere(order, item, swapPieces);
  const [isOpen, setOpen] = useState(false);
  const maySwap = isHere && order.status === 'processing' && !item.subscription;
  if (!maySwap && !isOpen) return null;
  return (
    <chakra.span data-screen-only>
      <InlineButton aria-label={swapCopy.openOf(item.productName)} onClick={() => setOpen(true)}>
        {swapCopy.open}
      </InlineButton>
      {isOpen && <SwapPiecesDialog order={order} item={item} onClose={() => setOpen(false)} />}
    </chakra.span>
  );
}
