import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { RefundReason } from '../../../../contracts/returns.js';
import type { ReturnedLine } from './admin-return-list.row.js';
import { returnNotes } from '../../returns/return-notes.view.js';

/** A return as a mail shows it. `rejection`: the reason of staff. `email` is null when the sender was erased. */
export interface OverviewReturn {
  orderId: string;
  orderNumber: string;
  requestedAt: string;
  lines: ReturnedLine[];
  /** The proposed refund. */
  refundCents: number;
  /** The shipping in it. */
  shippingCents: number;
  /** Staff completed it with an amount. */
  refundRequested: boolean;
  /** Why that is more than the pieces cost. */
  refundReason: RefundReason | null;
  /** Where the customer prints the label. */
  labelUrl: string | null;
  isUnshipped: boolean;
  isFiledByStaff: boolean;
  rejection: string | null;
  recipientName: string;
  email: string | null;
}

/** The published queries on the overview of returns. It may lag behind the log. */
@Injectable()
export class ReturnOverview {
  constructor(private readonly dataSource: DataSource) {}

  /** Null while the overview does not know the return. */
  async find(returnId: string): Promise<OverviewReturn | null> {
    const [row] = await this.dataSource.query<OverviewReturn[]>(
      `select r.order_id as "orderId", r.order_number as "orderNumber", to_json(r.requested_at) #>> '{}' as "requestedAt", r.lines,
              r.refund_cents as "refundCents", r.shipping_cents as "shippingCents", r.refund_requested as "refundRequested",
              r.refund_reason as "refundReason", n.label_url as "labelUrl", r.is_unshipped as "isUnshipped", r.filed_by = 'staff' as "isFiledByStaff", n.rejection,
              coalesce(c.name, '') as "recipientName", c.email
       from admin_return_list r left join contacts c on c.id = r.contact_id
       left join ${returnNotes} n on n.return_id = r.return_id where r.return_id = $1`,
      [returnId],
    );
    return row ?? null;
  }
}
