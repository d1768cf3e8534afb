import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { DataSource, IsNull } from 'typeorm';
import type { UnmatchedPayment as ListedPayment } from '../../../contracts/admin-attention.js';
import { centsToDecimal } from '../../../contracts/money.js';
import type { CommandContext } from '../event-sourcing/decider.js';
import { DomainError } from '../event-sourcing/domain-error.js';
import { QueueRefund } from '../refunds/commands/queue-refund.js';
import { UnmatchedPayment } from './unmatched-payment.entity.js';

interface Row {
  paymentIntentId: string;
  amountCents: number;
  currency: string;
  reason: string;
  createdAt: Date;
  resolvedAt: Date | null;
  refund: ListedPayment['refund'];
}

const newestFirst = `
  select u.payment_intent_id as "paymentIntentId", u.amount_cents as "amountCents", u.currency, u.reason,
    u.created_at as "createdAt", u.resolved_at as "resolvedAt", r.status as refund
  from unmatched_payments u left join refunds r on r.refund_id = 'unmatched:' || u.payment_intent_id
  order by u.created_at desc, u.payment_intent_id limit 500`;

/** "Betalingen zonder bestelling": money that fits no checkout of ours. */
@Injectable()
export class UnmatchedPayments {
  constructor(
    private readonly dataSource: DataSource,
    private readonly commands: CommandBus,
  ) {}

  async list(): Promise<ListedPayment[]> {
    const rows = await this.dataSource.query<Row[]>(newestFirst);
    return rows.map(({ amountCents, createdAt, resolvedAt, ...row }) => ({
      ...row,
      amount: centsToDecimal(amountCents),
      createdAt: createdAt.toISOString(),
      resolvedAt: resolvedAt?.toISOString() ?? null,
    }));
  }

  /** Sends all of it back, once, however often it is asked. Throws `not-found`. */
  async refund(paymentIntentId: string, context: CommandContext): Promise<void> {
    const payments = this.dataSource.getRepository(UnmatchedPayment);
    const payment = await payments.findOneBy({ paymentIntentId });
    if (!payment) throw new DomainError('not-found');
    const refundId = `unmatched:${paymentIntentId}`;
    const { amountCents } = payment;
    await this.commands.execute(new QueueRefund({ refundId, orderId: null, paymentIntentId, amountCents }, context));
    await payments.update({ paymentIntentId, resolvedAt: IsNull() }, { resolvedAt: new Date() });
  }
}
