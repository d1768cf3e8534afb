import { randomUUID } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { Between, DataSource, In, IsNull, LessThanOrEqual, MoreThan } from 'typeorm';
import type { UnmatchedPayment as ListedPayment } from '../../../../contracts/admin/attention.js';
import { centsToDecimal } from '../../../../contracts/money.js';
import type { CommandContext } from '../../platform/event-sourcing/deciding/decider.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { orderIdOf } from '../../platform/ids/order-id.js';
import { OrderReader } from '../../orders/order-reader.query.js';
import { PaymentProvider } from '../../platform/payments/payment-provider.js';
import { QueueRefund } from '../../refunds/commands/queue-refund.js';
import { ReviewRefunds } from '../../refunds/commands/review-refunds.js';
import { ExternalRefundRecords } from '../../refunds/external/external-refund-records.query.js';
import { RefundRecords } from '../../refunds/requested/refund-records.query.js';
import { renewalIdOf } from '../../renewals/renewal.js';
import { Settlement, type Settled } from '../settlement/settlement.js';
import { UnmatchedPaymentRecords } from '../../ordering/unmatched/unmatched-payment-records.query.js';
import { UnmatchedPayment } from '../../ordering/unmatched/unmatched-payment.entity.js';

const restMs = 60_000;
const resumedForMs = 3 * 24 * 3_600_000;
const mostResumed = 100;
const refundIdOf = (paymentIntentId: string) => `unmatched:${paymentIntentId}`;

/** "Betalingen zonder bestelling": staff's decisions on payments without an order. */
@Injectable()
export class UnmatchedPayments {
  private readonly logger = new Logger('unmatched-payments');

  constructor(
    private readonly dataSource: DataSource,
    private readonly commands: CommandBus,
    private readonly provider: PaymentProvider,
    private readonly settlement: Settlement,
    private readonly orders: OrderReader,
    private readonly records: UnmatchedPaymentRecords,
    private readonly refunds: RefundRecords,
    private readonly external: ExternalRefundRecords,
  ) {}

  async list(): Promise<ListedPayment[]> {
    const payments = await this.records.list();
    const refunds = await this.refunds.statusesOf(payments.map(({ paymentIntentId }) => refundIdOf(paymentIntentId)));
    return payments.map(({ paymentIntentId, amountCents, currency, reason, createdAt, resolvedAt, resolution }) => ({
      ...{ paymentIntentId, currency, reason },
      amount: centsToDecimal(amountCents),
      createdAt: createdAt.toISOString(),
      resolvedAt: resolvedAt?.toISOString() ?? null,
      refund: refunds.get(refundIdOf(paymentIntentId)) ?? (resolution === 'refunded-outside' ? 'done' : null),
    }));
  }

  /** Zero for an unlisted payment. */
  async centsOf(paymentIntentId: string): Promise<number> {
    return (await this.payments().findOneBy({ paymentIntentId }))?.amountCents ?? 0;
  }

  /**
   * Refunds what was not refunded outside the shop. Idempotent. Throws `not-found`, and `payment-locked` when the payment
   * has an order by now.
   */
  async refund(paymentIntentId: string, context: CommandContext): Promise<void> {
    await this.refuseOrdered(paymentIntentId);
    const payment = await this.decide(paymentIntentId, 'refunded');
    const amountCents = payment.amountCents - (await this.external.centsOf(paymentIntentId));
    const refundId = refundIdOf(paymentIntentId);
    if (amountCents <= 0) return;
    await this.commands.execute(new QueueRefund({ refundId, orderId: null, paymentIntentId, amountCents }, context));
  }

  /** A settlement that failed late can have placed the order. */
  private async refuseOrdered(paymentIntentId: string): Promise<void> {
    const listed = { paymentIntentId, reason: 'settlement-failed', resolution: IsNull() };
    if (!(await this.payments().existsBy(listed))) return;
    const { renewal } = await this.provider.findPayment(paymentIntentId);
    const orderId = renewal ? renewalIdOf(renewal.subscriptionId, renewal.cycle) : orderIdOf(paymentIntentId);
    if (!(await this.orders.hasCaptured(orderId))) return;
    await this.payments().update(listed, { resolution: 'ordered', resolvedAt: new Date() });
    throw new DomainError('payment-locked');
  }

  /**
   * Settles the payment again after its checkout was restored. Throws `not-found`, `payment-locked` when it was
   * refunded, and `payment-unmatched` when it still fits no checkout.
   */
  async order(paymentIntentId: string, context: CommandContext): Promise<Settled> {
    const payment = await this.decide(paymentIntentId, 'ordered');
    const settled = await this.settlement.settle(paymentIntentId, context);
    if (settled.orderNumber) {
      const orderId = orderIdOf(paymentIntentId);
      await this.commands.execute(new ReviewRefunds({ paymentIntentId, orderId }, context));
      return settled;
    }
    await this.payments().update({ paymentIntentId, resolution: 'ordered' }, { resolution: null, resolvedAt: null });
    throw new DomainError('payment-unmatched', { reason: payment.reason });
  }

  /**
   * Carries out decisions of the last days that an outage or a crash left without an order or a refund. One that fails
   * stays for the next sweep, and the others go on.
   */
  async resume(): Promise<void> {
    for (const { paymentIntentId, resolution } of await this.unfinished()) {
      const actor = { kind: 'system', id: 'resume-unmatched-payments' } as const;
      const context = {
        at: new Date().toISOString(),
        actor,
        correlationId: randomUUID(),
        causationId: paymentIntentId,
      };
      const work =
        resolution === 'refunded' ? this.refund(paymentIntentId, context) : this.order(paymentIntentId, context);
      await work.catch((err: unknown) => this.logger.warn({ err, paymentIntentId }, 'Decision is not carried out yet'));
    }
  }

  private async unfinished(): Promise<UnmatchedPayment[]> {
    const [from, to] = [resumedForMs, restMs].map((ms) => new Date(Date.now() - ms)) as [Date, Date];
    const where = { resolution: In(['refunded', 'ordered']), resolvedAt: Between(from, to) };
    const decided = await this.payments().find({ where, order: { resolvedAt: 'DESC' }, take: mostResumed });
    const ids = decided.map(({ paymentIntentId }) => paymentIntentId);
    const refunds = await this.refunds.statusesOf(ids.map(refundIdOf));
    const unfinished: UnmatchedPayment[] = [];
    for (const payment of decided) {
      const { paymentIntentId: id } = payment;
      if (!refunds.has(refundIdOf(id)) && !(await this.orders.numberOf(orderIdOf(id)))) unfinished.push(payment);
    }
    return unfinished;
  }

  /** Decides a payment that was refunded outside the shop, and reopens it when that refund failed. */
  async followRefunds(paymentIntentId: string): Promise<void> {
    const cents = await this.external.centsOf(paymentIntentId);
    const outside = { resolution: 'refunded-outside', resolvedAt: new Date() } as const;
    const open = { paymentIntentId, resolution: IsNull() };
    if (cents > 0) await this.payments().update({ ...open, amountCents: LessThanOrEqual(cents) }, outside);
    const short = { paymentIntentId, resolution: outside.resolution, amountCents: MoreThan(cents) };
    await this.payments().update(short, { resolution: null, resolvedAt: null });
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
