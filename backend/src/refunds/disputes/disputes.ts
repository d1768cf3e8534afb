import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { DisputeSchema, type Dispute as ListedDispute } from '../../../../contracts/admin/attention.js';
import { euros, iso } from '../../platform/http/listing/listing.js';
import type { ProviderDispute } from '../../platform/payments/provider-disputes.js';
import { OrderOverview } from '../../projections/admin-order-list/order-overview.query.js';
import { openDisputes } from './open-disputes.js';
import type { RefundedPayment } from '../external/external-refunds.js';
import { countOf, rowsOf } from '../../platform/database/rows.js';

const Listed = DisputeSchema.omit({ orderNumber: true });
const openSql = `select dispute_id as "disputeId", payment_intent_id as "paymentIntentId", order_id as "orderId",
    ${euros('amount_cents')} as amount, currency, reason, is_inquiry as "isInquiry",
    case when closed_at is null then 'open' else 'charged-back' end as state,
    ${iso('evidence_due_by')} as "evidenceDueBy", ${iso('opened_at')} as "openedAt"
  from disputes where ${openDisputes.where} order by evidence_due_by nulls first, dispute_id limit 500`;

@Injectable()
export class Disputes {
  constructor(
    private readonly dataSource: DataSource,
    private readonly orders: OrderOverview,
  ) {}

  async listOpen(): Promise<ListedDispute[]> {
    const rows = await rowsOf(this.dataSource, Listed, openSql);
    const numbers = await this.orders.numbersOf(rows.flatMap(({ orderId }) => orderId ?? []));
    return rows.map((row) => ({ ...row, orderNumber: numbers.get(row.orderId ?? '') ?? null }));
  }

  /** Takes a chargeback off the list. Returns false when it is not on it. */
  async markHandled(disputeId: string, staffId: number, at: string): Promise<boolean> {
    const sql = `update disputes set handled_at = $3, handled_by = $2
      where dispute_id = $1 and is_chargeback and handled_at is null`;
    return (await countOf(this.dataSource, sql, [disputeId, staffId, at])) > 0;
  }

  async store({ paymentIntentId, orderId }: RefundedPayment, dispute: ProviderDispute): Promise<void> {
    const { disputeId, amountCents, currency, reason, isInquiry, evidenceDueBy, openedAt, status } = dispute;
    await this.dataSource.query(
      `insert into disputes (dispute_id, payment_intent_id, order_id, amount_cents, currency, reason, is_inquiry,
         evidence_due_by, opened_at, closed_at, is_chargeback)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, case when $10::boolean then now() end, $11)
       on conflict (dispute_id) do update set order_id = coalesce(excluded.order_id, disputes.order_id),
         amount_cents = excluded.amount_cents, is_inquiry = excluded.is_inquiry,
         evidence_due_by = excluded.evidence_due_by, is_chargeback = excluded.is_chargeback, closed_at = coalesce(disputes.closed_at, excluded.closed_at)`,
      [
        ...[disputeId, paymentIntentId, orderId, amountCents, currency, reason, isInquiry, evidenceDueBy, openedAt],
        status !== 'open',
        status === 'lost' && evidenceDueBy === null,
      ],
    );
  }
}
