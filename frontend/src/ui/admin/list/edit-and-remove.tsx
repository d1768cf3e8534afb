import { askFirst } from '../../../lib/confirm';
import type { Outcome } from '../../../lib/http/use-change';
import { showToast } from '../../../lib/toast';
import { TrashIcon } from '../../icons';
import { showFailure } from '../form/failure';
import { IconButton } from '../icon-button';
import { PencilIcon } from '../icons';

interface EditAndRemoveProps {
  row: { id: number; name: string };
  removal: { mutate: (id: number, outcome: Outcome<null>) => void; isPending: boolean };
  copy: Record<'edit' | 'remove' | 'confirmRemove', (name: string) => string> &
    Record<'confirmRemoveText' | 'doRemove' | 'keep' | 'removed' | 'removeFailed', string>;
  onEdit: () => void;
}

/** The buttons of a row that edit it, or remove it after a question. */
export function EditAndRemove({ row: { id, name }, removal, copy, onEdit }: EditAndRemoveProps) {
  const remove = async () => {
    const question = { title: copy.confirmRemove(name), text: copy.confirmRemoveText, action: copy.doRemove };
    if (!(await askFirst({ ...question, cancel: copy.keep }))) return;
    removal.mutate(id, {
      onSuccess: () => showToast({ title: copy.removed, tone: 'success' }),
      onError: (error) => showFailure(error, copy.removeFailed),
    });
  };
  return (
    <>
      <IconButton label={copy.edit(name)} onClick={onEdit}>
        <PencilIcon size="1.25rem" />
      </IconButton>
      <IconButton label={copy.remove(name)} isOff={removal.isPending} onClick={() => void remove()}>
        <TrashIcon size="1.25rem" />
      </IconButton>
    </>
  );
}
