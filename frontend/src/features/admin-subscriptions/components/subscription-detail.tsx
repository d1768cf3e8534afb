import { chakra } from '@chakra-ui/react';
import type { AdminSubscription } from '../../../../../contracts/admin/subscriptions.js';
import { centsOf, formatDay, formatDecimal, formatNumber } from '../../../lib/format';
import { Details } from '../../../ui/admin/layout/details';
import { RecordLink } from '../../../ui/admin/record/record-link';
import { StatusPill } from '../../../ui/admin/status/status';
import { subscriptionStatusNames, subscriptionStatusTones } from '../../../ui/admin/status/subscription-status';
import { subscriptionsCopy as copy } from '../copy';

/** The facts of a subscription, with links to its customer, product and first order. */
export function SubscriptionDetail({ subscription }: { subscription: AdminSubscription }) {
  return <Details rows={rowsOf(subscription)} />;
}

const dayOf = (day: string) => formatDay(`${day}T12:00:00Z`);

function rowsOf(subscription: AdminSubscription) {
  const {
    productId,
    productName,
    status,
    pauseReason,
    pausedUntil,
    coming,
    frequency,
    jars,
    quantity,
    price,
    shipping,
  } = subscription;
  const { nextDeliveryDate, createdAt, cancelledAt, deliveries, orderId } = subscription;
  const amount = formatDecimal(price);
  return [
    [copy.columns.customer, <Customer key="customer" subscription={subscription} />],
    [
      copy.columns.product,
      <RecordLink key="product" of="products" reference={productId}>
        {productName}
      </RecordLink>,
    ],
    [
      copy.columns.status,
      <chakra.span key="status" display="inline-flex" gap="2" alignItems="center" flexWrap="wrap">
        <StatusPill tone={subscriptionStatusTones[status]}>{subscriptionStatusNames[status]}</StatusPill>
        {pauseReason === 'payment-failed' && <span>{copy.paymentFailed}</span>}
        {pausedUntil && <span>{copy.pausedUntil(dayOf(pausedUntil))}</span>}
      </chakra.span>,
    ],
    [copy.columns.frequency, copy.rhythm(frequency)],
    [copy.jars, copy.jarsOf(jars * quantity)],
    [copy.price, centsOf(shipping) === 0 ? amount : copy.withShipping(amount, formatDecimal(shipping))],
    ...(coming ? [[copy.after, copy.comingOf(coming)] as const] : []),
    [copy.columns.next, nextDeliveryDate ? dayOf(nextDeliveryDate) : copy.notPlanned],
    [copy.deliveries, formatNumber(deliveries)],
    [copy.columns.started, formatDay(createdAt)],
    ...(cancelledAt ? [[copy.cancelledOn, formatDay(cancelledAt)] as const] : []),
    [
      copy.firstOrder,
      <RecordLink key="order" of="orders" reference={orderId}>
        {copy.toOrder}
      </RecordLink>,
    ],
  ] as const;
}

function Customer({ subscription: { customerId, customerName, customerEmail } }: { subscription: AdminSubscription }) {
  const text = `${customerName}, ${customerEmail}`;
  if (customerId === null) return <span>{text}</span>;
  return (
    <RecordLink of="customers" reference={customerId}>
      {text}
    </RecordLink>
  );
}
