import { useQuery } from '@tanstack/react-query';
import { chakra } from '@chakra-ui/react';
import { formatDay } from '../../../lib/format';
import { DetailPart } from '../../../ui/admin/layout/details';
import { OrderAmount } from '../../../ui/admin/layout/order-amount';
import { OrderMarks } from '../../../ui/admin/status/order-marks';
import { orderStatusNames, orderStatusTones } from '../../../ui/admin/status/order-status';
import { StatusMark } from '../../../ui/admin/status/status-mark';
import { RecordLink } from '../../../ui/admin/record/record-link';
import { ErrorPage } from '../../../ui/pages/error-page';
import { Skeleton } from '../../../ui/skeleton';
import { Table } from '../../../ui/table';
import { customerOrdersQuery } from '../api';
import { customersCopy } from '../copy';

/** The orders of one customer with what remains of each payment. Each number links to its order. */
export function CustomerOrders({ customerId }: { customerId: number }) {
  const orders = useQuery(customerOrdersQuery(customerId));
  return (
    <DetailPart title={customersCopy.ordersOf}>
      {orders.isError ? (
        <ErrorPage compact error={orders.error} onRetry={() => void orders.refetch()} />
      ) : !orders.data ? (
        <Skeleton h="24" />
      ) : orders.data.length === 0 ? (
        <chakra.p color="muted">{customersCopy.noOrders}</chakra.p>
      ) : (
        <Table aria-label={customersCopy.ordersOf}>
          <thead>
            <tr>
              <th scope="col">{customersCopy.number}</th>
              <th scope="col">{customersCopy.dateAndStatus}</th>
              <th scope="col" data-numeric>
                {customersCopy.orderTotal}
              </th>
            </tr>
          </thead>
          <tbody>
            {orders.data.map((order) => (
              <tr key={order.id}>
                <td data-nowrap>
                  <RecordLink of="orders" reference={order.orderNumber}>
                    {order.orderNumber}
                  </RecordLink>
                </td>
                <td>
                  <chakra.span display="flex" flexWrap="wrap" alignItems="center" columnGap="5">
                    <span>{formatDay(order.createdAt)}</span>
                    <StatusMark tone={orderStatusTones[order.status]}>{orderStatusNames[order.status]}</StatusMark>
                    <OrderMarks order={order} />
                  </chakra.span>
                </td>
                <td data-numeric>
                  <OrderAmount order={order} amount={order.netAmount} />
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </DetailPart>
  );
}
