import { attentionLists } from '../../../../contracts/admin/attention-lists.js';
import { waitsForStaff } from '../../platform/work/waiting-work.js';

/** Payments without an order about which nobody has decided. */
export const openPayments = waitsForStaff({
  list: 'unmatched-payments',
  table: 'unmatched_payments',
  where: 'resolved_at is null',
  severity: 'page',
  doctor: {
    name: 'unmatched payments',
    mend: `See npm run shop -- payments unmatched, then the back office, ${attentionLists['unmatched-payments']}.`,
  },
});
