import type { AdminSubscription } from '../../../../../contracts/admin/subscriptions.js';
import type { SubscriptionStatus } from '../../../../../contracts/subscriptions.js';
import { askFirst } from '../../../lib/confirm';
import { showToast } from '../../../lib/toast';
import { showFailure } from '../../../ui/admin/form/failure';
import { RowButton } from '../../../ui/admin/table/row-button';
import { useChangeSubscription, type SubscriptionAction } from '../api';
import { actionCopy, subscriptionsCopy } from '../copy';

const possible: Record<SubscriptionStatus, readonly SubscriptionAction[]> = {
  active: ['pause', 'cancel'],
  paused: ['resume', 'cancel'],
  cancelled: [],
};

/** Pause when active, resume when paused, cancel unless cancelled. Cancelling asks for confirmation. */
export function SubscriptionActions({ subscription }: { subscription: AdminSubscription }) {
  const change = useChangeSubscription();
  const { id, status, productName, customerName } = subscription;
  const start = async (action: SubscriptionAction) => {
    if (action === 'cancel' && !(await mayCancel(subscription))) return;
    const { done, failed } = actionCopy[action];
    change.mutate(
      { id, action },
      {
        onSuccess: () => showToast({ title: done, tone: 'success' }),
        onError: (error) => showFailure(error, failed),
      },
    );
  };
  return possible[status].map((action) => (
    <RowButton
      key={action}
      aria-label={actionCopy[action].named(subscriptionsCopy.nameOf(productName, customerName))}
      disabled={change.isPending}
      onClick={() => void start(action)}
    >
      {actionCopy[action].name}
    </RowButton>
  ));
}

function mayCancel({ productName, customerName }: AdminSubscription): Promise<boolean> {
  return askFirst({
    title: subscriptionsCopy.confirmCancel(productName, customerName),
    text: subscriptionsCopy.confirmCancelText,
    action: subscriptionsCopy.doCancel,
    cancel: subscriptionsCopy.keep,
  });
}
