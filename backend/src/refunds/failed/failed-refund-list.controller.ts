import { FailedRefundSchema, listFailedRefunds, type FailedRefund } from '../../../../contracts/admin/attention.js';
import { Handles } from '../../platform/endpoints/handles.js';
import { Controller } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { euros, iso } from '../../platform/http/listing/listing.js';
import { failedExternalRefunds } from '../external/failed-external-refunds.js';
import { troubled } from '../requested/make-refund.work.js';
import { orders } from '../../projections/admin-order-list/orders.view.js';
import { rowsOf } from '../../platform/database/rows.js';

/** Failed, or tried more than once without success. A refund in the dashboard dates from its failure. */
const refundsSql = `
  select "refundId", order_id as "orderId", o.order_number as "orderNumber", ${euros('cents')} as amount, origin,
    troubled.status, attempts, "lastError", ${iso('since')} as "createdAt" from (
    select refund_id as "refundId", order_id, amount_cents as cents, 'shop' as origin,
      status, attempts, last_error as "lastError", created_at as since
    from refunds where ${troubled}
    union all
    select external_id, order_id, amount_cents, 'dashboard', 'failed', 1, 'failed-in-dashboard', failed_at
    from external_refunds where ${failedExternalRefunds.where}) troubled
  left join ${orders} o using (order_id)
  order by since desc, "refundId" limit 500`;

/** Lists failed refunds for those who may see payments; decisions need the permission `refund`. */
@Controller()
export class FailedRefundListController {
  constructor(private readonly dataSource: DataSource) {}

  @Handles(listFailedRefunds)
  listFailedRefunds(): Promise<FailedRefund[]> {
    return rowsOf(this.dataSource, FailedRefundSchema, refundsSql);
  }
}
