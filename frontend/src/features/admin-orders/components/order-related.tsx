import { chakra } from '@chakra-ui/react';
import type { AdminOrderDetail, ParcelDetail } from '../../../../../contracts/orders.js';
import { RecordLink } from '../../../ui/admin/record/record-link';
import { returnStatusNames } from '../../../ui/admin/status/return-status';
import { ordersCopy } from '../copy';
import { DetailPart } from '../../../ui/admin/layout/details';

/** The subscriptions and returns of an order. Renders nothing without any. */
export function OrderRelated({ order }: { order: AdminOrderDetail | ParcelDetail }) {
  const subscriptions = 'subscriptions' in order ? order.subscriptions : [];
  if (subscriptions.length + order.returns.length === 0) return null;
  return (
    <DetailPart title={ordersCopy.related}>
      <chakra.ul display="grid" gap="2">
        {subscriptions.map(({ id, productName }) => (
          <li key={id}>
            <RecordLink of="subscriptions" reference={id}>
              {ordersCopy.subscriptionTo(productName)}
            </RecordLink>
          </li>
        ))}
        {order.returns.map(({ id, status }) => (
          <li key={id}>
            <RecordLink of="returns" reference={id}>
              {ordersCopy.returnThatIs(returnStatusNames[status])}
            </RecordLink>
          </li>
        ))}
      </chakra.ul>
    </DetailPart>
  );
}
