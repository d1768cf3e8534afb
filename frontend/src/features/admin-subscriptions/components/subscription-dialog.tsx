import { chakra } from '@chakra-ui/react';
import { showSubscriptionTimeline } from '../../../../../contracts/admin/timeline.js';
import type { AdminSubscription } from '../../../../../contracts/admin/subscriptions.js';
import { centsOf, formatDay, formatDecimal, formatNumber } from '../../../lib/format';
import { Details } from '../../../ui/admin/layout/details';
import { Dialog } from '../../../ui/admin/dialog/dialog';
import { StatusPill } from '../../../ui/admin/status/status';
import { freshQueryOf } from '../../../ui/admin/fresh';
import { Timeline } from '../../../ui/admin/history/timeline';
import { useLast } from '../../../ui/admin/dialog/use-last';
import { RecordLink } from '../../../ui/admin/record/record-link';
import { Skeleton } from '../../../ui/skeleton';
import { subscriptionStatusNames, subscriptionStatusTones } from '../../../ui/admin/status/subscription-status';
import { subscriptionsCopy as copy } from '../copy';
import { SubscriptionActions } from './subscription-actions';

interface SubscriptionDialogProps {
  /** Null while closed. */
  subscriptionId: string | null;
  /** Undefined while loading. */
  subscriptions: readonly AdminSubscription[] | undefined;
  onClose: () => void;
}

export function SubscriptionDialog({ subscriptionId, subscriptions, onClose }: SubscriptionDialogProps) {
  const shownId = useLast(subscriptionId);
  const subscription = subscriptions?.find(({ id }) => id === shownId);
  const title = subscription?.productName ?? (subscriptions ? copy.missing : copy.loading);
  return (
    <Dialog isOpen={subscriptionId !== null} onClose={onClose} title={title}>
      {subscription ? (
        <chakra.div display="grid" gap="8">
          <Details rows={rowsOf(subscription)} />
          {subscription.status !== 'cancelled' && (
            <chakra.div display="flex" gap="2">
              <SubscriptionActions subscription={subscription} />
            </chakra.div>
          )}
          <Timeline
            of="subscriptions"
            query={freshQueryOf(showSubscriptionTimeline, { params: { id: subscription.id } })}
          />
        </chakra.div>
      ) : (
        !subscriptions && <Skeleton h="64" />
      )}
    </Dialog>
  );
}

function rowsOf(subscription: AdminSubscription) {
  const { customerName, customerEmail, status, pauseReason, frequency, jars, quantity, price, shipping } = subscription;
  const { nextDeliveryDate, createdAt, cancelledAt, deliveries, orderId } = subscription;
  const amount = formatDecimal(price);
  return [
    [copy.columns.customer, `${customerName}, ${customerEmail}`],
    [
      copy.columns.status,
      <chakra.span key="status" display="inline-flex" gap="2" alignItems="center" flexWrap="wrap">
        <StatusPill tone={subscriptionStatusTones[status]}>{subscriptionStatusNames[status]}</StatusPill>
        {pauseReason === 'payment-failed' && <span>{copy.paymentFailed}</span>}
      </chakra.span>,
    ],
    [copy.columns.frequency, copy.rhythm(frequency)],
    [copy.jars, copy.jarsOf(jars * quantity)],
    [copy.price, centsOf(shipping) === 0 ? amount : copy.withShipping(amount, formatDecimal(shipping))],
    [copy.columns.next, nextDeliveryDate ? formatDay(`${nextDeliveryDate}T12:00:00Z`) : copy.notPlanned],
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
