import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { refundStatuses, type RefundStatus } from './refund.entity.js';
import { rowsOf } from '../../platform/database/rows.js';

const Known = z.object({ orderId: z.string(), amountCents: z.int(), byHand: z.boolean() });
const knownSql = `select order_id as "orderId", amount_cents as "amountCents", settled_by is not null as "byHand" from refunds where refund_id = $1`;
const Status = z.object({ id: z.string(), status: z.enum(refundStatuses) });
const statusesSql = 'select refund_id as id, status from refunds where refund_id = any($1)';

@Injectable()
export class RefundRecords {
  constructor(private readonly dataSource: DataSource) {}

  /** Null when no refund has this id. `byHand`: staff settled it outside the shop. */
  async find(refundId: string): Promise<z.output<typeof Known> | null> {
    const [row] = await rowsOf(this.dataSource, Known, knownSql, [refundId]);
    return row ?? null;
  }

  /** Statuses by refund id. Omits ids without a refund. */
  async statusesOf(refundIds: readonly string[]): Promise<Map<string, RefundStatus>> {
    const rows = await rowsOf(this.dataSource, Status, statusesSql, [refundIds]);
    return new Map(rows.map(({ id, status }) => [id, status]));
  }
}
