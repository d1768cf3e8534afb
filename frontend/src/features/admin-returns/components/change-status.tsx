import { useState } from 'react';
import { changeReturnStatus, type ReturnedParcel } from '../../../../../contracts/admin/returns.js';
import { May } from '../../../lib/staff/may';
import { Button } from '../../../ui/controls/button';
import { labelCopy } from '../copy';
import { ApproveDialog } from './approve-dialog';
import type { AskedStatus } from './asked-status';
import { CompleteDialog } from './complete-dialog';
import { RejectDialog } from './reject-dialog';
import { StatusCell } from './status-cell';

/** Asks for the refund of a first completion, the reason of a rejection, or the label of an approval. */
export function StatusDialogs({ asked, onClose }: { asked: AskedStatus | null; onClose: () => void }) {
  if (asked?.status === 'completed') return <CompleteDialog item={asked.item} onClose={onClose} />;
  if (asked?.status === 'approved') return <ApproveDialog item={asked.item} onClose={onClose} />;
  return asked && <RejectDialog item={asked.item} onClose={onClose} />;
}

/** Changes the status of one return, with the dialogs that it needs. */
export function ChangeStatus({ item }: { item: ReturnedParcel }) {
  const [asked, ask] = useState<AskedStatus | null>(null);
  return (
    <>
      <StatusCell item={item} onAsk={(of, status) => ask({ item: of, status })} />
      {isApprovable(item) && (
        <May call={changeReturnStatus}>
          <Button look="line" size="sm" onClick={() => ask({ item, status: 'approved' })}>
            {item.status === 'approved' ? labelCopy.change : labelCopy.approve}
          </Button>
        </May>
      )}
      <StatusDialogs asked={asked} onClose={() => ask(null)} />
    </>
  );
}

/** A return of pieces that never left needs no label. */
const isApprovable = ({ status, refundRequested, isUnshipped }: ReturnedParcel) =>
  !refundRequested && (status === 'requested' || (status === 'approved' && !isUnshipped));
