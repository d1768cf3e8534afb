import { useState } from 'react';
import type { ReturnedParcel } from '../../../../../contracts/admin/returns.js';
import { CompleteDialog } from './complete-dialog';
import { RejectDialog } from './reject-dialog';
import { StatusCell } from './status-cell';

export interface AskedStatus {
  item: ReturnedParcel;
  status: 'completed' | 'rejected';
}

/** Asks for the refund of a first completion, or for the reason of a rejection. */
export function StatusDialogs({ asked, onClose }: { asked: AskedStatus | null; onClose: () => void }) {
  if (asked?.status === 'completed') return <CompleteDialog item={asked.item} onClose={onClose} />;
  return asked && <RejectDialog item={asked.item} onClose={onClose} />;
}

/** Changes the status of one return, with the dialogs that it needs. */
export function ChangeStatus({ item }: { item: ReturnedParcel }) {
  const [asked, ask] = useState<AskedStatus | null>(null);
  return (
    <>
      <StatusCell item={item} onAsk={(of, status) => ask({ item: of, status })} />
      <StatusDialogs asked={asked} onClose={() => ask(null)} />
    </>
  );
}
