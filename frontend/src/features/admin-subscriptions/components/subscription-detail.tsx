import type { AdminSubscription } from '../../../../../contracts/admin/subscriptions.js';
import { centsOf, formatDay, formatDecimal, formatNumber } from '../../../lib/format';
import { Details } from '../../../ui/admin/layout/details';
import { CustomerLink } from '../../../ui/admin/record/customer-link';
import { RecordLink } from '../../../ui/admin/record/record-link';
import { subscriptionsCopy as copy } from '../copy';
import { SubscriptionStatus } from './subscription-status';

interface SubscriptionDetailProps {
  subscription: AdminSubscription;
  /** The status is beside the title. */
  isInPage?: boolean;
}

/** The facts of a subscription, with links to its customer, product and first order. */
export function SubscriptionDetail({ subscription, isInPage = false }: SubscriptionDetailProps) {
  return <Details rows={rowsOf(subscription, isInPage)} />;
}

const dayOf = (day: string) => formatDay(`${day}T12:00:00Z`);

function rowsOf(subscription: AdminSubscription, isInPage: boolean) {
  const { productId, productName, coming, frequency, jars, quantity, price, shipping } = subscription;
  const { nextDeliveryDate, createdAt, cancelledAt, deliveries, orderId } = subscription;
  const amount = formatDecimal(price);
  return [
    [
      copy.columns.customer,
      <CustomerLink
        key="customer"
        id={subscription.customerId}
        name={subscription.customerName}
        email={subscription.customerEmail}
      />,
    ],
    [
      copy.columns.product,
      <RecordLink key="product" of="products" reference={productId}>
        {productName}
      </RecordLink>,
    ],
    ...(isInPage
      ? []
      : [[copy.columns.status, <SubscriptionStatus key="status" subscription={subscription} />] as const]),
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
