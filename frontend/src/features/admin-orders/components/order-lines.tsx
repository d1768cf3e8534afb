import { chakra } from '@chakra-ui/react';
import { quantityIn, type AdminOrderDetail, type ParcelDetail } from '../../../../../contracts/orders.js';
import { formatDecimal, formatNumber } from '../../../lib/format';
import { RecordLink } from '../../../ui/admin/record/record-link';
import { Table } from '../../../ui/table';
import { ordersCopy } from '../copy';
import { linesCopy } from '../lines-copy';
import { CancelPieces } from './cancel-pieces';
import { SwapPieces } from './swap-pieces';

/** The lines of an order, with their amounts when the response has them. */
export function OrderLines({ order }: { order: AdminOrderDetail | ParcelDetail }) {
  const hasAmounts = 'totalAmount' in order;
  return (
    <Table aria-label={ordersCopy.items}>
      <thead>
        <tr>
          <th scope="col">{ordersCopy.product}</th>
          <th scope="col" data-numeric>
            {ordersCopy.quantity}
          </th>
          {hasAmounts && (
            <>
              <th scope="col" data-numeric>
                {ordersCopy.price}
              </th>
              <th scope="col" data-numeric>
                {ordersCopy.subtotal}
              </th>
            </>
          )}
        </tr>
      </thead>
      <tbody>
        {order.items.map((item) => (
          <tr key={item.id}>
            <td>
              <RecordLink of="products" reference={item.productId}>
                {item.productName}
              </RecordLink>
              {item.subscription && (
                <chakra.p fontSize="sm" color="muted">
                  {ordersCopy.plan(item.subscription)}
                </chakra.p>
              )}
              <chakra.div display="flex" flexWrap="wrap" columnGap="4">
                <CancelPieces order={order} item={item} />
                <SwapPieces order={order} item={item} />
              </chakra.div>
            </td>
            <td data-numeric>
              <span>{item.quantity}</span>
              {quantityIn(order.cancelled, item.id) > 0 && (
                <chakra.p fontSize="sm" color="muted">
                  {linesCopy.cancelled(formatNumber(quantityIn(order.cancelled, item.id)))}
                </chakra.p>
              )}
            </td>
            {'price' in item && (
              <>
                <td data-numeric>{formatDecimal(item.price)}</td>
                <td data-numeric>{formatDecimal(item.subtotal)}</td>
              </>
            )}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
