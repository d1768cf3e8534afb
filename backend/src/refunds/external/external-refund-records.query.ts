import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

@Injectable()
export class ExternalRefundRecords {
  constructor(private readonly dataSource: DataSource) {}

  /** What went back of a payment, in cents, without failed refunds. */
  async centsOf(paymentIntentId: string): Promise<number> {
    const sql = `select coalesce(sum(amount_cents), 0)::int as cents from external_refunds
      where payment_intent_id = $1 and failed_at is null`;
    const [row] = await this.dataSource.query<{ cents: number }[]>(sql, [paymentIntentId]);
    return row!.cents;
  }
}
