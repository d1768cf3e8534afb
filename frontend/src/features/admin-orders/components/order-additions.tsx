import { chakra } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { listPhoneOrders, type PhoneOrder } from '../../../../../contracts/orders/phone-orders.js';
import { formatDay, formatDecimal } from '../../../lib/format';
import { May } from '../../../lib/staff/may';
import { RecordLink } from '../../../ui/admin/record/record-link';
import { additionsQuery } from '../additions-api';
import { additionsCopy as copy } from '../additions-copy';
import { addedPhoneOrdersQuery } from '../new-order/new-order-api';
import { OpenActions, PhoneOrderStateMark } from '../new-order/phone-order-list';
import { DetailPart } from '../../../ui/admin/layout/details';

/** What was added to an order, or the order that this one is packed with. Renders nothing without any. */
export function OrderAdditions({ orderId }: { orderId: string }) {
  const { data } = useQuery(additionsQuery(orderId));
  return (
    <>
      {data && (data.addsTo !== null || data.additions.length > 0) && (
        <DetailPart title={copy.title}>
          <chakra.ul display="grid" gap="2">
            {data.addsTo && (
              <li>
                <span>{copy.addsTo}</span>
                <RecordLink of="orders" reference={data.addsTo.orderNumber}>
                  {data.addsTo.orderNumber}
                </RecordLink>
              </li>
            )}
            {data.additions.map(({ id, orderNumber, placedAt }) => (
              <li key={id}>
                <span>{copy.added(formatDay(placedAt))}</span>
                <RecordLink of="orders" reference={orderNumber}>
                  {orderNumber}
                </RecordLink>
              </li>
            ))}
          </chakra.ul>
        </DetailPart>
      )}
      <May call={listPhoneOrders}>
        <WaitingLinks orderId={orderId} />
      </May>
    </>
  );
}

function WaitingLinks({ orderId }: { orderId: string }) {
  const { data = [] } = useQuery(addedPhoneOrdersQuery(orderId));
  const unpaid = data.filter(({ orderNumber }) => orderNumber === null);
  if (unpaid.length === 0) return null;
  return (
    <chakra.ul display="grid" gap="3">
      {unpaid.map((order) => (
        <WaitingLink key={order.id} {...order} />
      ))}
    </chakra.ul>
  );
}

function WaitingLink(order: PhoneOrder) {
  return (
    <chakra.li display="flex" flexWrap="wrap" gap="3" alignItems="center">
      <span>{copy.waiting(formatDecimal(order.totalAmount))}</span>
      <span>
        <PhoneOrderStateMark {...order} />
      </span>
      {order.state === 'open' && <OpenActions {...order} />}
    </chakra.li>
  );
}
