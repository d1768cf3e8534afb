import { useResumeSubscription } from '../api';
import { decisionCopy } from '../copy';
import { isBeingPaid } from '../subscription-state';
import { DecisionDialog, type SubscriptionDialogProps } from './decision-dialog';

const copy = decisionCopy.resume;

export function ResumeSubscriptionDialog({ detail, ...props }: SubscriptionDialogProps) {
  const { id, amount } = props.subscription;
  const isPaying = isBeingPaid(props.subscription);
  const afterResume = detail?.afterResume ?? null;
  const doneText = afterResume ? copy.doneText(afterResume) : undefined;
  return (
    <DecisionDialog
      {...props}
      copy={copy}
      consequences={isPaying ? [decisionCopy.running, decisionCopy.goesOn] : copy.consequences(afterResume, amount)}
      doneText={isPaying ? decisionCopy.running : doneText}
      change={useResumeSubscription(id)}
    />
  );
}
