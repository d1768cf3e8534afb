import { useLacksMethod, useSkipDelivery } from '../api';
import { decisionCopy } from '../copy';
import { DecisionDialog, type SubscriptionDialogProps } from './decision-dialog';

const copy = decisionCopy.skip;

export function SkipDeliveryDialog({ detail, ...props }: SubscriptionDialogProps) {
  const { id, nextDeliveryDate } = props.subscription;
  const lacksMethod = useLacksMethod(id);
  const afterSkip = detail?.afterSkip ?? null;
  return (
    <DecisionDialog
      {...props}
      copy={copy}
      consequences={copy.consequences(nextDeliveryDate ?? '', afterSkip, lacksMethod)}
      doneText={afterSkip ? copy.doneText(afterSkip, lacksMethod) : undefined}
      change={useSkipDelivery(props.subscription)}
    />
  );
}
