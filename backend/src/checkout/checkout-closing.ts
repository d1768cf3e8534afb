import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { CommandContext } from '../event-sourcing/decider.js';
import { DomainError } from '../event-sourcing/domain-error.js';
import { PaymentProvider, type Payment } from '../payments/payment-provider.js';
import { Checkout } from './checkout.entity.js';
import { extendedHold } from './hold-times.js';
import { Settlement } from './settlement.js';
import { StockHolds } from './stock-holds.js';

/** Brings checkouts to an end: paid ones become orders, the others let go of what they hold. */
@Injectable()
export class CheckoutClosing {
  constructor(
    private readonly dataSource: DataSource,
    private readonly provider: PaymentProvider,
    private readonly settlement: Settlement,
    private readonly holds: StockHolds,
  ) {}

  /**
   * Ends a checkout whatever its time. The payment is cancelled at the provider **first** and the pieces are let go after
   * that; a payment that is under way or done is settled instead. Throws when the provider does not answer.
   */
  async close(checkout: Checkout, context: CommandContext): Promise<void> {
    const payment = await this.cancelled(checkout);
    if (payment.status !== 'canceled') return void (await this.settlement.settle(payment.id, context));
    await this.settlement.settle(payment.id, context);
    await this.holds.release(checkout.id, checkout.lines, context);
    await this.repository().update({ id: checkout.id, status: 'open' }, { status: 'abandoned' });
  }

  /** Looks at an open checkout: settles it when it is paid, ends it when its time is over. Safe to repeat. */
  async review(checkoutId: string, context: CommandContext): Promise<void> {
    const checkout = await this.repository().findOneBy({ id: checkoutId, status: 'open' });
    if (!checkout) return;
    const over = checkout.reservedUntil.getTime() <= Date.now();
    try {
      if (over) await this.close(checkout, context);
      else if (checkout.paymentIntentId) await this.settlement.settle(checkout.paymentIntentId, context);
    } catch (error) {
      if (over) await this.repository().update({ id: checkoutId, status: 'open' }, { reservedUntil: extendedHold() });
      throw error;
    }
  }

  private async cancelled({ id, paymentIntentId, totalCents }: Checkout): Promise<Payment> {
    const payment = paymentIntentId
      ? await this.provider.findPayment(paymentIntentId)
      : await this.findLost(id, totalCents);
    if (payment.status !== 'open') return payment;
    try {
      return await this.provider.cancelPayment(payment.id);
    } catch (error) {
      if (!(error instanceof DomainError) || error.code !== 'payment-locked') throw error;
      return this.provider.findPayment(payment.id); // it was paid at this very moment
    }
  }

  /** The answer to the creation was lost: the same idempotency key finds the payment, or makes one to be cancelled. */
  private async findLost(checkoutId: string, totalCents: number): Promise<Payment> {
    const checkout = await this.repository().findOneByOrFail({ id: checkoutId });
    const plan = checkout.lines.some(({ subscription }) => subscription !== null);
    const payment = await this.provider.createPayment(checkoutId, totalCents, plan);
    await this.repository().update({ id: checkoutId }, { paymentIntentId: payment.id });
    return payment;
  }

  private repository() {
    return this.dataSource.getRepository(Checkout);
  }
}
