import { useLacksMethod, useResumeSubscription } from '../api';
import { decisionCopy } from '../copy';
import { isBeingPaid } from '../subscription-state';
import { DecisionDialog, type SubscriptionDialogProps } from './decision-dialog';

const copy = decisionCopy.resume;

export function ResumeSubscriptionDialog({ detail, ...props }: SubscriptionDialogProps) {
  const { id, amount } = props.subscription;
  const lacksMethod = useLacksMethod(id);
  const isPaying = isBeingPaid(props.subscription);
  const afterResume = detail?.afterResume ?? null;
  const doneText = afterResume ? copy.doneText(afterResume, lacksMethod) : undefined;
  const consequences = lacksMethod && afterResume ? copy.unpaid(afterResume) : copy.consequences(afterResume, amount);
  return (
    <DecisionDialog
      {...props}
      copy={copy}
      consequences={isPaying ? [decisionCopy.running, decisionCopy.goesOn] : consequences}
      doneText={isPaying ? decisionCopy.running : doneText}
      change={useResumeSubscription(id)}
    />
  );
}
