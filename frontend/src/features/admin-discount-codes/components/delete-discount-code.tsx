import type { AdminDiscountCode } from '../../../../../contracts/discounts.js';
import { askFirst } from '../../../lib/confirm';
import { showToast } from '../../../lib/toast';
import { showFailure } from '../../../ui/admin/form/failure';
import { IconButton } from '../../../ui/admin/icon-button';
import { TrashIcon } from '../../../ui/icons';
import { useDeleteDiscountCode } from '../api';
import { codesCopy as copy } from '../copy';

export function DeleteDiscountCode({ code: { id, code } }: { code: AdminDiscountCode }) {
  const removal = useDeleteDiscountCode();
  const remove = async () => {
    const question = { title: copy.confirmRemove(code), text: copy.confirmRemoveText, action: copy.doRemove };
    if (!(await askFirst({ ...question, cancel: copy.keep }))) return;
    removal.mutate(id, {
      onSuccess: () => showToast({ title: copy.removed, tone: 'success' }),
      onError: (error) => showFailure(error, copy.removeFailed),
    });
  };
  return (
    <IconButton label={copy.remove(code)} isOff={removal.isPending} onClick={() => void remove()}>
      <TrashIcon size="1.25rem" />
    </IconButton>
  );
}
