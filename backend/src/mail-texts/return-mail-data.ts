import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { ReturnForMail } from './templates/return-news.js';
import type { WithdrawalForMail } from './templates/withdrawal-received.js';

@Injectable()
export class ReturnMailData {
  constructor(private readonly dataSource: DataSource) {}

  /** Null while the read model lags; `email` is null when the sender was erased. */
  async find(returnId: string): Promise<{ email: string | null; about: ReturnForMail } | null> {
    const [row] = await this.dataSource.query<(ReturnForMail & { email: string | null })[]>(
      `select r.order_number as "orderNumber", to_json(r.requested_at) #>> '{}' as "requestedAt", r.lines,
              r.refund_cents as "refundCents", r.filed_by = 'staff' as "isFiledByStaff", n.rejection, coalesce(c.name, '') as "recipientName", c.email
       from admin_return_list r left join contacts c on c.id = r.contact_id
       left join return_notes n on n.return_id = r.return_id where r.return_id = $1`,
      [returnId],
    );
    if (!row) return null;
    const { email, ...about } = row;
    return { email: email || null, about };
  }

  /** Null when it was erased. */
  async withdrawal(withdrawalId: string): Promise<WithdrawalForMail | null> {
    const [row] = await this.dataSource.query<WithdrawalForMail[]>(
      `select name, email, order_number as "orderNumber", part, to_json(stated_at) #>> '{}' as "statedAt"
       from withdrawals where id = $1`,
      [withdrawalId],
    );
    return row ?? null;
  }
}
