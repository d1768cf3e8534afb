import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { oneRowOf } from '../../platform/database/rows.js';

@Injectable()
export class ExternalRefundRecords {
  constructor(private readonly dataSource: DataSource) {}

  /** What went back of a payment, in cents, without failed refunds. */
  async centsOf(paymentIntentId: string): Promise<number> {
    const sql = `select coalesce(sum(amount_cents), 0)::int as cents from external_refunds
      where payment_intent_id = $1 and failed_at is null`;
    return (await oneRowOf(this.dataSource, z.object({ cents: z.int() }), sql, [paymentIntentId])).cents;
  }
}
