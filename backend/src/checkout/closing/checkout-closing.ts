import { Injectable } from '@nestjs/common';
import { DataSource, In, LessThanOrEqual } from 'typeorm';
import type { CommandContext } from '../../platform/event-sourcing/deciding/decider.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { failpoint } from '../../platform/failpoints/failpoint.js';
import { PaymentProvider, type Payment } from '../../platform/payments/payment-provider.js';
import { CheckoutReservations } from '../reservations/checkout-reservations.js';
import { CheckoutRecords } from '../checkout-records.js';
import { Checkout } from '../checkout.entity.js';
import { extendedReservation } from '../../platform/payments/reservation-times.js';
import { needsMandate } from '../quote/order-lines.js';
import { Settlement } from '../settlement/settlement.js';
import { UnmatchedPaymentRecords } from '../../ordering/unmatched/unmatched-payment-records.query.js';

/** Ends checkouts: settles paid ones, releases the others. A payment without a match keeps its stock until a refund. */
@Injectable()
export class CheckoutClosing {
  constructor(
    private readonly dataSource: DataSource,
    private readonly provider: PaymentProvider,
    private readonly settlement: Settlement,
    private readonly records: CheckoutRecords,
    private readonly reservations: CheckoutReservations,
    private readonly unmatched: UnmatchedPaymentRecords,
  ) {}

  /**
   * Closes a checkout before its time. Cancels the payment **before** releasing its reservations; settles a payment that is
   * processing or paid. Throws when the provider does not respond.
   */
  async close(checkout: Checkout, context: CommandContext): Promise<void> {
    await this.repository().update({ id: checkout.id, status: 'open' }, { status: 'closing' });
    failpoint('closing.begun');
    await this.end(checkout, context);
  }

  /** Settles a paid checkout and closes an expired one. Idempotent. */
  async review(checkoutId: string, context: CommandContext): Promise<void> {
    const checkout = await this.repository().findOneBy({ id: checkoutId, status: In(['open', 'closing']) });
    if (!checkout) return;
    const over = checkout.status === 'closing' || (await this.takeOverdue(checkout));
    try {
      if (over) await this.end(checkout, context);
      else if (checkout.paymentIntentId) await this.settlement.settle(checkout.paymentIntentId, context);
    } catch (error) {
      if (over) await this.repository().update({ id: checkoutId }, { reservedUntil: extendedReservation() });
      throw error;
    }
  }

  /** Atomic, so that either the sweep or a returning shopper gets the checkout. */
  private async takeOverdue({ id }: Checkout): Promise<boolean> {
    const overdue = { id, status: 'open' as const, reservedUntil: LessThanOrEqual(new Date()) };
    return (await this.repository().update(overdue, { status: 'closing' })).affected === 1;
  }

  private async end(checkout: Checkout, context: CommandContext): Promise<void> {
    const payment = await this.cancelled(checkout);
    failpoint('closing.payment-cancelled');
    const { orderNumber } = await this.settlement.settle(payment.id, context);
    const isCanceled = payment.status === 'canceled';
    if (!isCanceled && (orderNumber !== null || !(await this.unmatched.isSentBack(payment.id)))) return;
    await this.reservations.release(checkout.id, context);
    failpoint('closing.holds-given-back');
    await this.repository().update({ id: checkout.id, status: 'closing' }, { status: 'abandoned' });
    failpoint('closing.checkout-abandoned');
  }

  private async cancelled({ id, paymentIntentId }: Checkout): Promise<Payment> {
    const payment = paymentIntentId ? await this.provider.findPayment(paymentIntentId) : await this.findLost(id);
    if (payment.status !== 'open') return payment;
    try {
      return await this.provider.cancelPayment(payment.id);
    } catch (error) {
      if (!(error instanceof DomainError) || error.code !== 'payment-locked') throw error;
      return this.provider.findPayment(payment.id); // paid or processing meanwhile
    }
  }

  /** Recovers a payment whose creation was not confirmed: the same idempotency key returns or creates it. */
  private async findLost(id: string): Promise<Payment> {
    const { paymentIntentId, totalCents, quoteHash, lines, methods } = await this.repository().findOneByOrFail({ id });
    if (paymentIntentId) return this.provider.findPayment(paymentIntentId);
    const payment = await this.provider.createPayment(id, { totalCents, quoteHash }, needsMandate(lines), methods);
    await this.records.storePayment(id, payment.id);
    return payment;
  }

  private repository() {
    return this.dataSource.getRepository(Checkout);
  }
}
