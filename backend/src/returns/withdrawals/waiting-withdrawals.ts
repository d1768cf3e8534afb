import { attentionLists } from '../../../../contracts/admin/attention-lists.js';
import { waitsForStaff } from '../../platform/work/waiting-work.js';

/** SQL: the shop has to look up, confirm by mail or register this statement. */
export const openWithdrawal = `(state in ('received', 'stated', 'confirmed')
  or (confirmed_at is not null and sealed_confirmation is not null))`;

/** The states in which staff decides about a statement. */
export const waitingWithdrawals = waitsForStaff({
  list: 'unmatched-withdrawals',
  table: 'withdrawals',
  where: `state in ('unconfirmed', 'unmatched')`,
  severity: 'none',
});

/** Has failed eight times, in about a quarter of an hour. The shop goes on trying, and staff can help the customer. */
export const stuckWithdrawals = waitsForStaff({
  list: 'unmatched-withdrawals',
  table: 'withdrawals',
  where: `(${openWithdrawal} and last_error is not null and attempts > 8)`,
  severity: 'none',
  doctor: {
    name: 'withdrawals that fail',
    mend: `See npm run shop -- jobs failed, then run jobs retry with the id. The back office shows them in ${attentionLists['unmatched-withdrawals']}.`,
  },
  failures: {
    ...{ kind: 'withdrawal', id: 'id::text', what: 'state', attempts: 'attempts', error: 'last_error' },
    since: 'stated_at',
  },
});
