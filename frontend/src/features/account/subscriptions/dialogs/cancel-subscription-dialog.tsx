import { useCancelSubscription } from '../api';
import { decisionCopy } from '../copy';
import { isBeingPaid } from '../subscription-state';
import { DecisionDialog, type SubscriptionDialogProps } from './decision-dialog';

const copy = decisionCopy.cancel;

export function CancelSubscriptionDialog(props: SubscriptionDialogProps) {
  const { subscription } = props;
  const isPaying = isBeingPaid(subscription);
  const consequences = isPaying
    ? [decisionCopy.finishes, ...copy.consequences(null)]
    : copy.consequences(subscription.nextDeliveryDate);
  return (
    <DecisionDialog
      {...props}
      copy={copy}
      look="danger"
      consequences={consequences}
      doneText={isPaying ? decisionCopy.finishes : copy.doneText}
      change={useCancelSubscription(subscription.id)}
    />
  );
}
