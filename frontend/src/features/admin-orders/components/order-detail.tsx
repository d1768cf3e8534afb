import { chakra } from '@chakra-ui/react';
import type { AdminOrderDetail, ParcelDetail } from '../../../../../contracts/orders.js';
import { ordersCopy } from '../copy';
import { DisputeEvidence } from './dispute-evidence';
import { OrderBuyer } from './order-buyer';
import { OrderLines } from './order-lines';
import { OrderTotals } from './order-totals';

/** An order, with its amounts when the response has them. */
export function OrderDetail({ order }: { order: AdminOrderDetail | ParcelDetail }) {
  return (
    <chakra.div display="grid" gap="6">
      <OrderBuyer order={order} />
      {order.dispute && <DisputeEvidence orderId={order.id} dispute={order.dispute} />}
      {order.withdrawn.length > 0 && (
        <chakra.p role="note" px="4" py="3" rounded="input" bg="fruit.raspberry.tint" fontWeight="medium">
          {order.isWithdrawn ? ordersCopy.withdrawn : ordersCopy.partlyWithdrawn(ordersCopy.pieces(order.withdrawn))}
        </chakra.p>
      )}
      <OrderLines order={order} />
      {'totalAmount' in order && <OrderTotals order={order} />}
    </chakra.div>
  );
}
