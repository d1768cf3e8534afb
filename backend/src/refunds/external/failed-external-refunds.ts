import { attentionLists } from '../../../../contracts/admin/attention-lists.js';
import { waitsForStaff } from '../../platform/work/waiting-work.js';

/** Made in the provider's dashboard for an order, and failed there. */
export const failedExternalRefunds = waitsForStaff({
  list: 'failed-refunds',
  table: 'external_refunds',
  where: '(order_id is not null and failed_at is not null and handled_at is null)',
  severity: 'ticket',
  doctor: {
    name: 'failed refunds in the dashboard',
    mend: `See the back office, ${attentionLists['failed-refunds']}: refund again, then click Afgehandeld.`,
  },
});
