import type { AdminProduct } from '../../../../../contracts/admin/products.js';
import { askFirst } from '../../../lib/confirm';
import { showToast } from '../../../lib/toast';
import { showFailure } from '../../../ui/admin/form/failure';
import { IconButton } from '../../../ui/admin/icon-button';
import { PencilIcon } from '../../../ui/admin/icons';
import { TrashIcon } from '../../../ui/icons';
import { useDeleteProduct } from '../api';
import { productsCopy as copy } from '../copy';

export function RowActions({ product: { id, name }, onEdit }: { product: AdminProduct; onEdit: () => void }) {
  const removal = useDeleteProduct();
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
