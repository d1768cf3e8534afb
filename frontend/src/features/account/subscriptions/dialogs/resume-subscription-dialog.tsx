import { useResumeSubscription } from '../api';
import { decisionCopy } from '../copy';
import { DecisionDialog, type SubscriptionDialogProps } from './decision-dialog';

const copy = decisionCopy.resume;

export function ResumeSubscriptionDialog({ detail, ...props }: SubscriptionDialogProps) {
  const { id, amount } = props.subscription;
  const afterResume = detail?.afterResume ?? null;
  return (
    <DecisionDialog
      {...props}
      copy={copy}
      consequences={copy.consequences(afterResume, amount)}
      doneText={afterResume ? copy.doneText(afterResume) : undefined}
      change={useResumeSubscription(id)}
    />
  );
}
