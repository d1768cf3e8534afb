import { chakra } from '@chakra-ui/react';
import type { AdminSubscription } from '../../../../../contracts/admin/subscriptions.js';
import { formatDay } from '../../../lib/format';
import { StatusMark } from '../../../ui/admin/status/status-mark';
import { subscriptionStatusNames, subscriptionStatusTones } from '../../../ui/admin/status/subscription-status';
import { subscriptionsCopy as copy } from '../copy';

/** The status of a subscription, with the reason and the end of a pause. */
export function SubscriptionStatus({ subscription }: { subscription: AdminSubscription }) {
  const { status, pauseReason, pausedUntil } = subscription;
  return (
    <chakra.span display="inline-flex" columnGap="2" alignItems="center" flexWrap="wrap">
      <StatusMark tone={subscriptionStatusTones[status]}>{subscriptionStatusNames[status]}</StatusMark>
      {pauseReason === 'payment-failed' && <span>{copy.paymentFailed}</span>}
      {pausedUntil && <span>{copy.pausedUntil(formatDay(`${pausedUntil}T12:00:00Z`))}</span>}
    </chakra.span>
  );
}
