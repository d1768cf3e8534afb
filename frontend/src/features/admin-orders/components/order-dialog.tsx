import { skipToken, useQuery } from '@tanstack/react-query';
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { fileReturn } from '../../../../../contracts/returns.js';
import { listInvoicesOfOrder } from '../../../../../contracts/invoices.js';
import { showOrderTimeline } from '../../../../../contracts/admin/timeline.js';
import { May } from '../../../lib/staff/may';
import { Dialog } from '../../../ui/admin/dialog/dialog';
import { freshQueryOf } from '../../../ui/admin/fresh';
import { Timeline } from '../../../ui/admin/history/timeline';
import { useLast } from '../../../ui/admin/dialog/use-last';
import { Button } from '../../../ui/controls/button';
import { ErrorPage } from '../../../ui/pages/error-page';
import { Skeleton } from '../../../ui/skeleton';
import { adminOrderQuery } from '../api';
import { ordersCopy, returnCopy } from '../copy';
import { OrderDetail } from './order-detail';
import { OrderInvoices } from './order-invoices';
import { OrderLots } from './order-lots';
import { RequestReturnDialog } from './request-return-dialog';

/** One order with its history in a dialog. It keeps its content while it closes. */
export function OrderDialog({ orderId, onClose }: { orderId: string | null; onClose: () => void }) {
  const id = useLast(orderId);
  const order = useQuery(id ? adminOrderQuery(id) : { queryKey: ['no-order'], queryFn: skipToken });
  const [isReturning, setReturning] = useState(false);
  const title = order.data ? ordersCopy.detail(order.data.orderNumber) : ordersCopy.loading;
  return (
    <Dialog isOpen={orderId !== null} onClose={onClose} title={title}>
      {order.isError ? (
        <ErrorPage compact error={order.error} onRetry={() => void order.refetch()} />
      ) : order.data ? (
        <chakra.div display="grid" gap="8">
          <OrderDetail order={order.data} />
          {order.data.status !== 'pending' && order.data.status !== 'cancelled' && (
            <May call={fileReturn}>
              <Button look="line" size="sm" justifySelf="start" onClick={() => setReturning(true)}>
                {returnCopy.open}
              </Button>
            </May>
          )}
          <RequestReturnDialog order={isReturning ? order.data : null} onClose={() => setReturning(false)} />
          <OrderLots orderId={order.data.id} />
          <May call={listInvoicesOfOrder}>
            <OrderInvoices orderId={order.data.id} />
          </May>
          <May call={showOrderTimeline}>
            <Timeline of="orders" query={freshQueryOf(showOrderTimeline, { params: { id: order.data.id } })} />
          </May>
        </chakra.div>
      ) : (
        <Skeleton h="64" />
      )}
    </Dialog>
  );
}
