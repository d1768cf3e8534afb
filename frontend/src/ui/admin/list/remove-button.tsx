import { askFirst } from '../../../lib/confirm';
import type { Outcome } from '../../../lib/http/use-change';
import { showToast } from '../../../lib/toast';
import { TrashIcon } from '../../icons';
import { showFailure } from '../form/failure';
import { IconButton } from '../icon-button';

export interface RemoveButtonProps {
  row: { id: number; name: string };
  removal: { mutate: (id: number, outcome: Outcome<null>) => void; isPending: boolean };
  copy: Record<'remove' | 'confirmRemove', (name: string) => string> &
    Record<'confirmRemoveText' | 'doRemove' | 'keep' | 'removed' | 'removeFailed', string>;
  onRemoved?: () => void;
}

/** Removes a record after a question. */
export function RemoveButton({ row: { id, name }, removal, copy, onRemoved }: RemoveButtonProps) {
  const remove = async () => {
    const question = { title: copy.confirmRemove(name), text: copy.confirmRemoveText, action: copy.doRemove };
    if (!(await askFirst({ ...question, cancel: copy.keep }))) return;
    removal.mutate(id, {
      onSuccess: () => {
        showToast({ title: copy.removed, tone: 'success' });
        onRemoved?.();
      },
      onError: (error) => showFailure(error, copy.removeFailed),
    });
  };
  return (
    <IconButton label={copy.remove(name)} isOff={removal.isPending} onClick={() => void remove()}>
      <TrashIcon size="1.25rem" />
    </IconButton>
  );
}
