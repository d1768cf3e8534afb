import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { DataSource, IsNull } from 'typeorm';
import type { UnmatchedPayment as ListedPayment } from '../../../../contracts/admin/attention.js';
import { centsToDecimal } from '../../../../contracts/money.js';
import type { CommandContext } from '../../platform/event-sourcing/deciding/decider.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { QueueRefund } from '../../refunds/commands/queue-refund.js';
import { Settlement, type Settled } from '../settlement/settlement.js';
import { UnmatchedPayment } from '../../settlement/unmatched-payment.entity.js';

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

/** "Betalingen zonder bestelling": staff's decisions on payments without an order. */
@Injectable()
export class UnmatchedPayments {
  constructor(
    private readonly dataSource: DataSource,
    private readonly commands: CommandBus,
    private readonly settlement: Settlement,
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

  /** Refunds the payment. Idempotent. Throws `not-found`, and `payment-locked` when it was ordered. */
  async refund(paymentIntentId: string, context: CommandContext): Promise<void> {
    const { amountCents } = await this.decide(paymentIntentId, 'refunded');
    const refundId = `unmatched:${paymentIntentId}`;
    await this.commands.execute(new QueueRefund({ refundId, orderId: null, paymentIntentId, amountCents }, context));
  }

  /**
   * Settles the payment again after its checkout was restored. Throws `not-found`, `payment-locked` when it was
   * refunded, and `payment-unmatched` when it still fits no checkout.
   */
  async order(paymentIntentId: string, context: CommandContext): Promise<Settled> {
    const payment = await this.decide(paymentIntentId, 'ordered');
    const settled = await this.settlement.settle(paymentIntentId, context);
    if (settled.orderNumber) return settled;
    await this.payments().update({ paymentIntentId, resolution: 'ordered' }, { resolution: null, resolvedAt: null });
    throw new DomainError('payment-unmatched', { reason: payment.reason });
  }

  /** Atomic, so that a payment is not both refunded and ordered. Idempotent for the same decision. */
  private async decide(paymentIntentId: string, resolution: 'refunded' | 'ordered'): Promise<UnmatchedPayment> {
    await this.payments().update({ paymentIntentId, resolution: IsNull() }, { resolution, resolvedAt: new Date() });
    const payment = await this.payments().findOneBy({ paymentIntentId });
    if (!payment) throw new DomainError('not-found');
    if (payment.resolution !== resolution) throw new DomainError('payment-locked');
    return payment;
  }

  private payments() {
    return this.dataSource.getRepository(UnmatchedPayment);
  }
}
