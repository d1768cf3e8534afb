import type { Category } from '../../../../../contracts/catalog.js';
import { askFirst } from '../../../lib/confirm';
import { showToast } from '../../../lib/toast';
import { showFailure } from '../../../ui/admin/form/failure';
import { IconButton } from '../../../ui/admin/icon-button';
import { PencilIcon } from '../../../ui/admin/icons';
import { TrashIcon } from '../../../ui/icons';
import { useDeleteCategory } from '../api';
import { categoriesCopy as copy } from '../copy';

/** Edits or deletes a category. The server refuses to delete one with products. */
export function RowActions({ category: { id, name }, onEdit }: { category: Category; onEdit: () => void }) {
  const removal = useDeleteCategory();
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
