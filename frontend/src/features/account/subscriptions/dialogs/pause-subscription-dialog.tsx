import { usePauseSubscription } from '../api';
import { decisionCopy } from '../copy';
import { isBeingPaid } from '../subscription-state';
import { DecisionDialog, type SubscriptionDialogProps } from './decision-dialog';

const copy = decisionCopy.pause;

export function PauseSubscriptionDialog(props: SubscriptionDialogProps) {
  const { subscription } = props;
  const consequences = isBeingPaid(subscription)
    ? [decisionCopy.finishes, ...copy.consequences(null)]
    : copy.consequences(subscription.nextDeliveryDate);
  return (
    <DecisionDialog
      {...props}
      copy={copy}
      consequences={consequences}
      doneText={copy.doneText}
      change={usePauseSubscription(subscription.id)}
    />
  );
}
