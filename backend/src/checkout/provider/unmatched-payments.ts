import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { DataSource, IsNull } from 'typeorm';
import type { UnmatchedPayment as ListedPayment } from '../../../../contracts/admin-attention.js';
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

/** "Betalingen zonder bestelling": money that fits no checkout of ours. */
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

  /** Sends all of it back, once, however often it is asked. Throws `not-found`, and `payment-locked` when it was ordered. */
  async refund(paymentIntentId: string, context: CommandContext): Promise<void> {
    const { amountCents } = await this.decide(paymentIntentId, 'refunded');
    const refundId = `unmatched:${paymentIntentId}`;
    await this.commands.execute(new QueueRefund({ refundId, orderId: null, paymentIntentId, amountCents }, context));
  }

  /**
   * Settles it once more, for when what it belongs to has been found or restored since. Throws `not-found`, `payment-locked`
   * when it was sent back, and `payment-unmatched` when it still fits no checkout.
   */
  async order(paymentIntentId: string, context: CommandContext): Promise<Settled> {
    const payment = await this.decide(paymentIntentId, 'ordered');
    const settled = await this.settlement.settle(paymentIntentId, context);
    if (settled.orderNumber) return settled;
    await this.payments().update({ paymentIntentId, resolution: 'ordered' }, { resolution: null, resolvedAt: null });
    throw new DomainError('payment-unmatched', { reason: payment.reason });
  }

  /** One write decides, so that no payment is both sent back and ordered. The same decision again is taken for the first. */
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
