import { markWithdrawalHandled, type AdminWithdrawal } from '../../../../../contracts/withdrawals.js';
import { May } from '../../../lib/staff/may';
import { RowAction } from '../../../ui/admin/table/row-action';
import { useAcceptWithdrawal, useHandleWithdrawal, useRejectWithdrawal } from '../api';
import { isStuck, withdrawalsCopy as copy } from '../copy/withdrawals';

/** Accept and reject for a statement that its mailbox has not confirmed; for an unmatched one, mark as handled. */
export function WithdrawalActions({ withdrawal }: { withdrawal: AdminWithdrawal }) {
  if (isStuck(withdrawal.state)) return null;
  return (
    <May call={markWithdrawalHandled}>
      {withdrawal.state === 'unconfirmed' ? <Decide {...withdrawal} /> : <Handle {...withdrawal} />}
    </May>
  );
}

function Decide({ id, orderNumber }: AdminWithdrawal) {
  return (
    <>
      <RowAction
        text={copy.accept}
        label={copy.acceptOf(orderNumber)}
        change={useAcceptWithdrawal()}
        input={id}
        question={copy.acceptQuestion(orderNumber)}
        done={copy.accepted}
        failed={copy.acceptFailed}
      />
      <RowAction
        text={copy.reject}
        label={copy.rejectOf(orderNumber)}
        change={useRejectWithdrawal()}
        input={id}
        question={copy.rejectQuestion(orderNumber)}
        done={copy.rejected}
        failed={copy.rejectFailed}
      />
    </>
  );
}

function Handle({ id, orderNumber }: AdminWithdrawal) {
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
