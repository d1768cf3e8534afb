import { waitsForStaff } from '../../platform/work/waiting-work.js';

export const failedRenewals = waitsForStaff({
  list: 'failed-renewals',
  table: 'due_renewals',
  where: `status <> 'cancelled' and state in ('retrying', 'action-needed', 'postponed')`,
  severity: 'none',
});
