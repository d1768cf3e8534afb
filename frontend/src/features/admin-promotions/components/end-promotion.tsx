import type { AdminPromotion } from '../../../../../contracts/admin/promotions.js';
import { askFirst } from '../../../lib/confirm';
import { showToast } from '../../../lib/toast';
import { showFailure } from '../../../ui/admin/form/failure';
import { IconButton } from '../../../ui/admin/icon-button';
import { TrashIcon } from '../../../ui/icons';
import { useEndPromotion } from '../api';
import { promotionsCopy as copy } from '../copy';

/** Ends a promotion that runs or is planned. */
export function EndPromotion({ promotion: { id, name, state } }: { promotion: AdminPromotion }) {
  const ending = useEndPromotion();
  if (state === 'over') return null;
  const end = async () => {
    const question = { title: copy.confirmEnd(name), text: copy.confirmEndText, action: copy.doEnd };
    if (!(await askFirst({ ...question, cancel: copy.keep }))) return;
    ending.mutate(id, {
      onSuccess: () => showToast({ title: copy.ended, tone: 'success' }),
      onError: (error) => showFailure(error, copy.endFailed),
    });
  };
  return (
    <IconButton label={copy.end(name)} isOff={ending.isPending} onClick={() => void end()}>
      <TrashIcon size="1.25rem" />
    </IconButton>
  );
}
