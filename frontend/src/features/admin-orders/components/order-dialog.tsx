import { skipToken, useQuery } from '@tanstack/react-query';
import { chakra } from '@chakra-ui/react';
import { Dialog } from '../../../ui/admin/dialog/dialog';
import { useLast } from '../../../ui/admin/dialog/use-last';
import { ErrorPage } from '../../../ui/pages/error-page';
import { Skeleton } from '../../../ui/skeleton';
import { adminOrderQuery } from '../api';
import { ordersCopy } from '../copy';
import { OrderDetail } from './order-detail';
import { OrderInvoices } from './order-invoices';
import { OrderLots } from './order-lots';
import { OrderTimeline } from './order-timeline';
import { RequestReturn } from './request-return';

/** One order with its history in a dialog. It keeps its content while it closes. */
export function OrderDialog({ orderId, onClose }: { orderId: string | null; onClose: () => void }) {
  const id = useLast(orderId);
  const order = useQuery(id ? adminOrderQuery(id) : { queryKey: ['no-order'], queryFn: skipToken });
  const title = order.data ? ordersCopy.detail(order.data.orderNumber) : ordersCopy.loading;
  return (
    <Dialog isOpen={orderId !== null} onClose={onClose} title={title}>
      {order.isError ? (
        <ErrorPage compact error={order.error} onRetry={() => void order.refetch()} />
      ) : order.data ? (
        <chakra.div display="grid" gap="8">
          <OrderDetail order={order.data} />
          <RequestReturn order={order.data} />
          <OrderLots orderId={order.data.id} />
          <OrderInvoices orderId={order.data.id} />
          <OrderTimeline orderId={order.data.id} />
        </chakra.div>
      ) : (
        <Skeleton h="64" />
      )}
    </Dialog>
  );
}
