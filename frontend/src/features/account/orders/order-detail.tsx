import { chakra } from '@chakra-ui/react';
import { amsterdamDay } from '../../../../../contracts/values/calendar.js';
import type { CustomerOrder } from '../../../../../contracts/customers.js';
import { hasLeft, quantityIn } from '../../../../../contracts/orders.js';
import { formatDayOfWeek } from '../../../lib/format-day-of-week';
import { formatDecimal } from '../../../lib/format';
import { townOf } from '../../../lib/format-town';
import { Picture } from '../../../ui/picture';
import { ordersCopy } from '../copy';
import { Card } from '../components/card';
import { isChargedBack } from './charged-back';
import { OrderInvoices } from './order-invoices';
import { OrderParcels } from './order-parcels';
import { OrderReturns } from './order-returns';
import { OrderTotals } from './order-totals';
import { withdrawnLine } from './withdrawn-line';
import { StatusBadge } from './status-badge';

export function OrderDetail({ order }: { order: CustomerOrder }) {
  return (
    <chakra.div
      display="grid"
      gap={{ base: '5', lg: '6' }}
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 24rem' }}
      alignItems="start"
    >
      <Card aria-labelledby="items">
        <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="3" rowGap="2" mb="6">
          <StatusBadge status={order.status} />
          <span>
            {isUnsentAndChargedBack(order) ? ordersCopy.chargedBackText : (withdrawnLine(order) ?? statusWords(order))}
          </span>
        </chakra.div>
        {order.status !== 'cancelled' && <OrderParcels order={order} />}
        <chakra.h2 id="items" fontSize="xl" pt="6" borderTop="1.5px solid" borderColor="line">
          {ordersCopy.items}
        </chakra.h2>
        <chakra.ul mt="3">
          {order.items.map((item) => (
            <chakra.li
              key={item.id}
              display="grid"
              gridTemplateColumns="4rem minmax(0, 1fr) auto"
              columnGap="4"
              alignContent="center"
              py="4"
              borderBottom="1.5px solid"
              borderColor="line"
              lineHeight="1.4"
            >
              <chakra.div gridRow="1 / span 4">
                <Picture src={item.imageUrl} alt="" sizes="64px" rounded="input" />
              </chakra.div>
              <chakra.span fontWeight="semibold" overflowWrap="anywhere">
                {ordersCopy.item(item.quantity, item.productName)}
              </chakra.span>
              <chakra.span fontVariantNumeric="tabular-nums">{formatDecimal(item.subtotal)}</chakra.span>
              {item.subscription && (
                <chakra.span gridColumn="2" fontSize="sm" color="muted">
                  {ordersCopy.plan(item.subscription)}
                </chakra.span>
              )}
              {quantityIn(order.cancelled, item.id) > 0 && (
                <chakra.span gridColumn="2" fontSize="sm" fontWeight="medium">
                  {ordersCopy.cancelledPieces(quantityIn(order.cancelled, item.id))}
                </chakra.span>
              )}
              {item.quantity > 1 && (
                <chakra.span gridColumn="2" fontSize="sm" color="muted">
                  {`${formatDecimal(item.price)} ${ordersCopy.each}`}
                </chakra.span>
              )}
            </chakra.li>
          ))}
        </chakra.ul>
        <OrderTotals order={order} />
      </Card>
      <chakra.div
        display="grid"
        gap={{ base: '5', lg: '6' }}
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))', lg: 'minmax(0, 1fr)' }}
        alignItems="start"
      >
        <Card aria-labelledby="delivered-to">
          <chakra.h2 id="delivered-to" fontSize="lg" mb="2">
            {ordersCopy.deliveredTo}
          </chakra.h2>
          <chakra.address fontStyle="normal" overflowWrap="anywhere">
            <span>{order.customerName}</span>
            <br />
            <span>{order.shippingAddress}</span>
            <br />
            <span>{townOf({ postalCode: order.shippingPostalCode, city: order.shippingCity })}</span>
          </chakra.address>
        </Card>
        <OrderInvoices orderId={order.id} />
        <OrderReturns order={order} />
      </chakra.div>
    </chakra.div>
  );
}

const isUnsentAndChargedBack = (order: CustomerOrder): boolean =>
  !hasLeft(order.status) && order.status !== 'cancelled' && isChargedBack(order);

/** Names the day of dispatch until it has passed. */
function statusWords({ status, dispatchOn: day, parcels }: CustomerOrder): string {
  if (status === 'processing' && parcels.length > 0) return ordersCopy.partlySent;
  const isAhead = status === 'processing' && day !== null && day >= amsterdamDay(new Date().toISOString());
  return [ordersCopy.statusText[status], isAhead && ordersCopy.sentOn(formatDayOfWeek(day))].filter(Boolean).join(' ');
}
