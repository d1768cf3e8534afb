import type { AdminWithdrawal } from '../../../../../contracts/withdrawals.js';
import { RowAction } from '../../../ui/admin/table/row-action';
import { useHandleWithdrawal } from '../api';
import { withdrawalsCopy as copy } from '../copy/withdrawals';

export function HandleWithdrawal({ withdrawal: { id, orderNumber } }: { withdrawal: AdminWithdrawal }) {
  return (
    <RowAction
      text={copy.handle}
      label={copy.handleOf(orderNumber)}
      change={useHandleWithdrawal()}
      input={id}
      done={copy.handled}
      failed={copy.handleFailed}
    />
  );
}
