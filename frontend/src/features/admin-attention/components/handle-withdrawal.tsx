import type { AdminWithdrawal } from '../../../../../contracts/withdrawals.js';
import { showToast } from '../../../lib/toast';
import { showFailure } from '../../../ui/admin/failure';
import { RowButton } from '../../../ui/admin/row-button';
import { useHandleWithdrawal } from '../api';
import { withdrawalsCopy as copy } from '../copy';

/** Takes a statement off the list. */
export function HandleWithdrawal({ withdrawal: { id, orderNumber } }: { withdrawal: AdminWithdrawal }) {
  const handle = useHandleWithdrawal();
  const start = () =>
    handle.mutate(id, {
      onSuccess: () => showToast({ title: copy.handled, tone: 'success' }),
      onError: (error) => showFailure(error, copy.handleFailed),
    });
  return (
    <RowButton aria-label={copy.handleOf(orderNumber)} disabled={handle.isPending} onClick={start}>
      {copy.handle}
    </RowButton>
  );
}
