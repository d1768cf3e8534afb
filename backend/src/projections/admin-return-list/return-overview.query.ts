import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { refundReasons } from '../../../../contracts/returns.js';
import type { ReturnedLine } from './admin-return-list.row.js';
import { rowsOf } from '../../platform/database/rows.js';
import { returnNotes } from '../../returns/return-notes.view.js';

const Overview = z.object({
  orderId: z.string(),
  orderNumber: z.string(),
  requestedAt: z.string(),
  lines: z.array(z.custom<ReturnedLine>()),
  /** The proposed refund. */
  refundCents: z.number(),
  /** The shipping in it. */
  shippingCents: z.number(),
  /** Staff completed it with an amount. */
  refundRequested: z.boolean(),
  /** Why that is more than the pieces cost. */
  refundReason: z.enum(refundReasons).nullable(),
  /** Where the customer prints the label. */
  labelUrl: z.string().nullable(),
  isUnshipped: z.boolean(),
  isFiledByStaff: z.boolean(),
  rejection: z.string().nullable(),
  recipientName: z.string(),
  email: z.string().nullable(),
});
/** A return as a mail shows it. `rejection`: the reason of staff. `email` is null when the sender was erased. */
export type OverviewReturn = z.infer<typeof Overview>;

/** The published queries on the overview of returns. It may lag behind the log. */
@Injectable()
export class ReturnOverview {
  constructor(private readonly dataSource: DataSource) {}

  /** Null while the overview does not know the return. */
  async find(returnId: string): Promise<OverviewReturn | null> {
    const [row] = await rowsOf(
      this.dataSource,
      Overview,
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
