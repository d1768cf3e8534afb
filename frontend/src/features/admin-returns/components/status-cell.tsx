import { changeReturnStatus, type ReturnedParcel } from '../../../../../contracts/admin/returns.js';
import type { ReturnStatus } from '../../../../../contracts/returns.js';
import { useMay } from '../../../lib/staff/may';
import { showToast } from '../../../lib/toast';
import { showFailure } from '../../../ui/admin/form/failure';
import { StatusPill } from '../../../ui/admin/status/status';
import { StatusSelect } from '../../../ui/admin/status/status-select';
import { returnStatusNames, returnStatusTones } from '../../../ui/admin/status/return-status';
import { useChangeReturnStatus } from '../api';
import { returnsCopy } from '../copy';
import { choosableStatuses } from '../return-statuses';
import type { AskedStatus } from './asked-status';

interface StatusCellProps {
  item: ReturnedParcel;
  /** Asks for the refund of a first completion, the reason of a rejection, or the label of an approval. */
  onAsk: (item: ReturnedParcel, status: AskedStatus['status']) => void;
}

/** The status of a return, editable until its refund is requested. */
export function StatusCell({ item, onAsk }: StatusCellProps) {
  const change = useChangeReturnStatus();
  const may = useMay();
  const names = choosableStatuses(item, may(changeReturnStatus, 'refund'));
  const choose = (status: ReturnStatus) => {
    if (status === 'rejected' || status === 'approved' || (status === 'completed' && !item.refundRequested))
      return onAsk(item, status);
    change.mutate(
      { id: item.id, status },
      {
        onSuccess: () => showToast({ title: returnsCopy.updated, text: returnsCopy.updatedText, tone: 'success' }),
        onError: (error) => showFailure(error, returnsCopy.updateFailed),
      },
    );
  };
  const isSettled = item.refundRequested && item.status === 'completed';
  if (isSettled || !may(changeReturnStatus) || !names[item.status])
    return <StatusPill tone={returnStatusTones[item.status]}>{returnStatusNames[item.status]}</StatusPill>;
  return (
    <StatusSelect
      label={returnsCopy.statusOf(item.orderNumber)}
      value={change.isPending ? change.variables.status : item.status}
      names={names}
      tones={returnStatusTones}
      disabled={change.isPending}
      onChange={choose}
    />
  );
}
