import { useSkipDelivery } from '../api';
import { decisionCopy } from '../copy';
import { DecisionDialog, type SubscriptionDialogProps } from './decision-dialog';

const copy = decisionCopy.skip;

export function SkipDeliveryDialog({ detail, ...props }: SubscriptionDialogProps) {
  const { nextDeliveryDate } = props.subscription;
  const afterSkip = detail?.afterSkip ?? null;
  return (
    <DecisionDialog
      {...props}
      copy={copy}
      consequences={copy.consequences(nextDeliveryDate ?? '', afterSkip)}
      doneText={afterSkip ? copy.doneText(afterSkip) : undefined}
      change={useSkipDelivery(props.subscription)}
    />
  );
}
