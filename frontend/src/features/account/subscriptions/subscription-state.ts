import type { CustomerSubscription } from '../../../../../contracts/subscriptions.js';

export type Decision = 'skip' | 'pause' | 'resume' | 'cancel';

type Standing = Pick<CustomerSubscription, 'status' | 'pauseReason' | 'payment'>;

/** Whether a payment is in progress. Its delivery is shipped whatever the customer decides. */
export const isBeingPaid = ({ payment }: Standing) => payment === 'under-way' || payment === 'processing';

/** Whether a payment failed that the customer can make. */
export function isPayable({ status, payment }: Standing): boolean {
  return status !== 'cancelled' && (payment === 'retrying' || payment === 'action-needed');
}

/** What follows on another payment method: a failed payment is tried again, but not while the subscription is paused. */
export function followUpOf(subscription: Standing): 'none' | 'retry' | 'resume' {
  if (!isPayable(subscription)) return 'none';
  return subscription.status === 'paused' ? 'resume' : 'retry';
}

export function decisionsOf(subscription: Standing): Decision[] {
  if (subscription.status === 'cancelled') return [];
  if (subscription.status === 'paused') return ['resume', 'cancel'];
  return isBeingPaid(subscription) ? ['pause', 'cancel'] : ['skip', 'pause', 'cancel'];
}

/** Returns the state to show for a subscription. A failed payment takes precedence over an active status. */
export function standingOf(subscription: Standing) {
  const { status, payment } = subscription;
  if (status === 'cancelled') return 'cancelled';
  if (isPayable(subscription) && (status === 'active' || subscription.pauseReason === 'payment-failed'))
    return 'failed';
  if (status === 'paused') return 'paused';
  if (isBeingPaid(subscription)) return 'processing';
  return payment === 'postponed' ? 'postponed' : 'active';
}

/** Whether a delivery is due on this day and has not been handled yet. */
export function isDue({ status, payment, nextDeliveryDate }: CustomerSubscription, today: string): boolean {
  const isWaiting = payment === 'planned' || payment === 'under-way';
  return status === 'active' && isWaiting && nextDeliveryDate !== null && nextDeliveryDate <= today;
}
