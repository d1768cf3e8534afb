import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { DataSource, IsNull, LessThanOrEqual, MoreThan } from 'typeorm';
import type { UnmatchedPayment as ListedPayment } from '../../../../contracts/admin/attention.js';
import { centsToDecimal } from '../../../../contracts/values/money.js';
import type { CommandContext } from '../../platform/event-sourcing/deciding/decider.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { orderIdOf } from '../../platform/ids/order-id.js';
import { OrderReader } from '../../orders/order-reader.query.js';
import { PaymentProvider, type Payment } from '../../platform/payments/payment-provider.js';
import { QueueRefund } from '../../refunds/commands/queue-refund.js';
import { ReviewRefunds } from '../../refunds/commands/review-refunds.js';
import { ExternalRefundRecords } from '../../refunds/external/external-refund-records.query.js';
import { RefundRecords } from '../../refunds/requested/refund-records.query.js';
import { SettleRenewal } from '../../renewals/commands/settle-renewal.js';
import { renewalIdOf } from '../../renewals/renewal.js';
import { Settlement } from '../settlement/settlement.js';
import { decisionDueAt } from '../../ordering/unmatched/open-payments.js';
import { UnmatchedPaymentRecords } from '../../ordering/unmatched/unmatched-payment-records.query.js';
import { UnmatchedPayment } from '../../ordering/unmatched/unmatched-payment.entity.js';

const refundIdOf = (paymentIntentId: string) => `unmatched:${paymentIntentId}`;

/** "Betalingen zonder bestelling": staff's decisions on payments without an order. */
@Injectable()
export class UnmatchedPayments {
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
    const refund = { refundId: refundIdOf(paymentIntentId), orderId: null, paymentIntentId, amountCents };
    if (amountCents > 0) await this.commands.execute(new QueueRefund(refund, context));
    await this.markCarriedOut(payment);
  }

  /** A settlement that failed late can have placed the order. */
  private async refuseOrdered(paymentIntentId: string): Promise<void> {
    const listed = { paymentIntentId, reason: 'settlement-failed', resolution: IsNull() };
    if (!(await this.payments().existsBy(listed))) return;
    const orderId = orderOf(await this.provider.findPayment(paymentIntentId));
    if (!(await this.orders.hasCaptured(orderId))) return;
    await this.payments().update(listed, { resolution: 'ordered', resolvedAt: new Date() });
    throw new DomainError('payment-locked');
  }

  /**
   * Settles the payment again after its checkout was restored. Returns the position of its order. Throws `not-found`,
   * `payment-locked` when it was refunded, and `payment-unmatched` when it still fits no checkout and no delivery.
   */
  async order(paymentIntentId: string, context: CommandContext): Promise<bigint | null> {
    const decided = await this.decide(paymentIntentId, 'ordered');
    const payment = await this.provider.findPayment(paymentIntentId);
    const orderId = orderOf(payment);
    const { isOrdered, position } = await this.settle(payment, orderId, context);
    if (!isOrdered) {
      await this.payments().update({ paymentIntentId, resolution: 'ordered' }, { resolution: null, resolvedAt: null });
      throw new DomainError('payment-unmatched', { reason: decided.reason });
    }
    await this.commands.execute(new ReviewRefunds({ paymentIntentId, orderId }, context));
    await this.markCarriedOut(decided);
    return position;
  }

  private async settle({ id: paymentIntentId, renewal }: Payment, orderId: string, context: CommandContext) {
    if (!renewal) {
      const { orderNumber, position } = await this.settlement.settle(paymentIntentId, context);
      return { isOrdered: orderNumber !== null, position };
    }
    await this.commands.execute(new SettleRenewal({ paymentIntentId }, context));
    return { isOrdered: await this.orders.hasCaptured(orderId), position: null };
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
    const decision = { resolution, resolvedAt: new Date(), dueAt: () => decisionDueAt };
    await this.payments().update({ paymentIntentId, resolution: IsNull() }, decision);
    const payment = await this.payments().findOneBy({ paymentIntentId });
    if (!payment) throw new DomainError('not-found');
    if (payment.resolution !== resolution) throw new DomainError('payment-locked');
    return payment;
  }

  /** No-op when the payment was decided anew meanwhile. */
  private async markCarriedOut({ paymentIntentId, resolution }: UnmatchedPayment): Promise<void> {
    await this.payments().update({ paymentIntentId, resolution: resolution! }, { carriedOutAt: () => 'resolved_at' });
  }

  private payments() {
    return this.dataSource.getRepository(UnmatchedPayment);
  }
}

function orderOf({ id, renewal }: Payment): string {
  return renewal ? renewalIdOf(renewal.subscriptionId, renewal.cycle) : orderIdOf(id);
}
