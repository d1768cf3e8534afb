import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { OrderReader } from '../../orders/order-reader.query.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import type { CommandContext } from '../../platform/event-sourcing/deciding/decider.js';
import { orderIdOf } from '../../platform/ids/order-id.js';
import { PaymentProvider, type Payment } from '../../platform/payments/payment-provider.js';
import { ReviewDisputes } from '../../refunds/commands/review-disputes.js';
import { ReviewRefunds } from '../../refunds/commands/review-refunds.js';
import { SettleRenewal } from '../../renewals/commands/settle-renewal.js';
import { renewalIdOf } from '../../renewals/renewal.js';
import { Settlement } from '../settlement/settlement.js';
import { UnmatchedPayments } from '../unmatched/unmatched-payments.js';

@Injectable()
export class RefundWebhookEvents {
  constructor(
    private readonly orders: OrderReader,
    private readonly provider: PaymentProvider,
    private readonly settlement: Settlement,
    private readonly unmatched: UnmatchedPayments,
    private readonly commands: CommandBus,
  ) {}

  async receive(about: 'refund' | 'dispute', paymentIntentId: string, context: CommandContext): Promise<void> {
    const payment = { paymentIntentId, orderId: await this.paidOrderOf(paymentIntentId, context) };
    const review = about === 'refund' ? new ReviewRefunds(payment, context) : new ReviewDisputes(payment, context);
    await this.commands.execute(review);
    if (payment.orderId === null) await this.unmatched.followRefunds(paymentIntentId);
  }

  /** Settles a payment whose own webhook event is missing. Returns null when it paid no order of the shop. */
  private async paidOrderOf(paymentIntentId: string, context: CommandContext): Promise<string | null> {
    const ofCheckout = orderIdOf(paymentIntentId);
    if (await this.isPaidWith(ofCheckout, paymentIntentId)) return ofCheckout;
    const payment = await this.findPayment(paymentIntentId);
    if (!payment) return null;
    const orderId = payment.renewal ? renewalIdOf(payment.renewal.subscriptionId, payment.renewal.cycle) : ofCheckout;
    if (await this.isPaidWith(orderId, paymentIntentId)) return orderId;
    if (payment.renewal) await this.commands.execute(new SettleRenewal({ paymentIntentId }, context));
    else await this.settlement.settle(paymentIntentId, context);
    return (await this.isPaidWith(orderId, paymentIntentId)) ? orderId : null;
  }

  private async isPaidWith(orderId: string, paymentIntentId: string): Promise<boolean> {
    const order = await this.orders.find(orderId);
    return order !== null && order.capturedCents > 0 && order.paymentIntentId === paymentIntentId;
  }

  private async findPayment(paymentIntentId: string): Promise<Payment | null> {
    try {
      return await this.provider.findPayment(paymentIntentId);
    } catch (error) {
      if (error instanceof DomainError && error.code === 'payment-not-found') return null;
      throw error;
    }
  }
}
