import { chakra } from '@chakra-ui/react';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { Button } from '../../../ui/button';
import { uiCopy } from '../../../ui/copy';
import { ErrorPage } from '../../../ui/error-page';
import { CloseIcon } from '../../../ui/icons';
import { Modal } from '../../../ui/modal';
import { Skeleton } from '../../../ui/skeleton';
import { adminOrderQuery } from '../api';
import { ordersCopy } from '../copy';
import { OrderDetail } from './order-detail';

/** One order in a window. It keeps showing the last one while it closes. */
export function OrderDialog({ orderId, onClose }: { orderId: string | null; onClose: () => void }) {
  const last = useRef(orderId);
  if (orderId) last.current = orderId;
  const id = last.current;
  const order = useQuery(id ? adminOrderQuery(id) : { queryKey: ['no-order'], queryFn: skipToken });
  const title = order.data ? ordersCopy.detail(order.data.orderNumber) : ordersCopy.loading;
  return (
    <Modal isOpen={orderId !== null} onClose={onClose} label={title} place="middle">
      <chakra.div p={{ base: '5', md: '8' }} fontSize="sm">
        <chakra.div display="flex" justifyContent="space-between" alignItems="center" mb="5">
          <chakra.h2 fontSize="xl">{title}</chakra.h2>
          <Button look="quiet" size="icon" aria-label={uiCopy.close} onClick={onClose}>
            <CloseIcon />
          </Button>
        </chakra.div>
        {order.isError ? (
          <ErrorPage compact error={order.error} onRetry={() => void order.refetch()} />
        ) : order.data ? (
          <OrderDetail order={order.data} />
        ) : (
          <Skeleton h="64" />
        )}
      </chakra.div>
    </Modal>
  );
}
