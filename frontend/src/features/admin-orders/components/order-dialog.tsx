import { chakra } from '@chakra-ui/react';
import { RecordDialog } from '../../../ui/admin/dialog/record-dialog';
import { RecordDay } from '../../../ui/admin/record/record-day';
import { orderStatusNames, orderStatusTones } from '../../../ui/admin/status/order-status';
import { StatusMark } from '../../../ui/admin/status/status-mark';
import { adminOrderQuery } from '../api';
import { ordersCopy } from '../copy';
import { OrderDetail } from './order-detail';
import { OrderInvoices } from './order-invoices';
import { OrderLots } from './order-lots';
import { OrderTimeline } from './order-timeline';
import { RequestReturn } from './request-return';

/** The quick view of an order with its history. */
export function OrderDialog({ orderId, onClose }: { orderId: string | null; onClose: () => void }) {
  return (
    <RecordDialog
      open={orderId}
      onClose={onClose}
      query={adminOrderQuery}
      title={(order) => (order ? ordersCopy.detail(order.orderNumber) : ordersCopy.loading)}
    >
      {(order) => (
        <chakra.div display="grid" gap="8">
          <chakra.p display="flex" flexWrap="wrap" columnGap="4" mb="-3">
            <RecordDay of={order.createdAt} />
            <StatusMark tone={orderStatusTones[order.status]}>{orderStatusNames[order.status]}</StatusMark>
          </chakra.p>
          <OrderDetail order={order} />
          <RequestReturn order={order} />
          <OrderLots orderId={order.id} />
          <OrderInvoices orderId={order.id} />
          <OrderTimeline orderId={order.id} />
        </chakra.div>
      )}
    </RecordDialog>
  );
}
