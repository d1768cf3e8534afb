import type { OrderStatus } from '../../../../contracts/orders.js';
import { formatNumber } from '../../lib/format';
import { showError, showToast, type NewToast } from '../../lib/toast';
import { adminCopy } from '../../ui/admin/copy';
import { showFailure } from '../../ui/admin/form/failure';
import { useUndoOrderStatuses } from './api';
import { ordersCopy as copy } from './copy';

const undoableMs = 10_000;

/** Returns what shows that orders have a status, with ten seconds to take it back. A cancellation refunds at once and stays. */
export function useUndoToast() {
  const { mutate } = useUndoOrderStatuses();
  const undo = (ids: readonly string[], status: OrderStatus) =>
    mutate(
      { ids: [...ids], status },
      {
        onSuccess: ({ data: { changed, refused } }) => {
          const [count, left] = [formatNumber(changed.length), formatNumber(refused.length)];
          if (refused.length === 0) {
            const text = ids.length === 1 ? copy.undoneText : copy.undoneBulk(count);
            showToast({ title: copy.undone, text, tone: 'success' });
          } else if (ids.length === 1) showError(adminCopy.error, refused[0]!.message);
          else showError(copy.undonePartly(count, left), refused[0]!.message);
        },
        onError: (error) => showFailure(error, copy.undoFailed),
      },
    );
  return (toast: NewToast, ids: readonly string[], status: OrderStatus, former?: OrderStatus) => {
    const mayUndo = status !== 'cancelled' && former !== 'cancelled';
    const action = { text: copy.undo, onClick: () => undo(ids, status) };
    showToast({ ...toast, tone: 'success', ...(mayUndo && { action, duration: undoableMs }) });
  };
}
