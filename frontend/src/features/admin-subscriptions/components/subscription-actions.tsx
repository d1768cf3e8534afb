import { cancelSubscription, type AdminSubscription } from '../../../../../contracts/admin/subscriptions.js';
import { useMay } from '../../../lib/staff/may';
import { PauseIcon, PlayIcon } from '../../../ui/admin/icons';
import { RowAction } from '../../../ui/admin/table/row-action';
import { CloseIcon } from '../../../ui/icons';
import { useCancelSubscription, usePauseSubscription, useResumeSubscription } from '../api';
import { actionCopy, subscriptionsCopy } from '../copy';

/** Pause when active, resume when paused, cancel unless cancelled. Each asks for confirmation. */
export function SubscriptionActions({ subscription }: { subscription: AdminSubscription }) {
  const { id, status, productName, customerName } = subscription;
  const pause = usePauseSubscription();
  const resume = useResumeSubscription();
  const cancel = useCancelSubscription();
  const name = subscriptionsCopy.nameOf(productName, customerName);
  const may = useMay();
  if (!may(cancelSubscription)) return null;
  const row = { input: id, disabled: pause.isPending || resume.isPending || cancel.isPending };
  return (
    <>
      {status === 'active' && (
        <RowAction
          {...actionCopy.pause}
          label={actionCopy.pause.label(name)}
          icon={<PauseIcon size="1.25rem" />}
          change={pause}
          question={subscriptionsCopy.confirmPause(productName, customerName)}
          {...row}
        />
      )}
      {status === 'paused' && (
        <RowAction
          {...actionCopy.resume}
          label={actionCopy.resume.label(name)}
          icon={<PlayIcon size="1.25rem" />}
          change={resume}
          question={subscriptionsCopy.confirmResume(productName, customerName)}
          {...row}
        />
      )}
      {status !== 'cancelled' && (
        <RowAction
          {...actionCopy.cancel}
          label={actionCopy.cancel.label(name)}
          icon={<CloseIcon size="1.25rem" />}
          change={cancel}
          question={subscriptionsCopy.confirmCancel(productName, customerName)}
          {...row}
        />
      )}
    </>
  );
}
