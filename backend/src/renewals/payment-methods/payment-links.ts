import { randomUUID } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import { centsToDecimal } from '../../../../contracts/values/money.js';
import type { RenewalPaymentResponse } from '../../../../contracts/subscriptions.js';
import type { CommandContext } from '../../platform/event-sourcing/deciding/decider.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { failpoint } from '../../platform/failpoints/failpoint.js';
import { extendedReservation } from '../../platform/payments/reservation-times.js';
import { PaymentProvider, type Payment } from '../../platform/payments/payment-provider.js';
import { SavedPayments } from '../../platform/payments/saved-payments.js';
import { CustomerReservations } from '../subscriber/customer-reservations.js';
import { PaymentMethods } from './payment-methods.js';
import type { RenewalPayment } from '../payments/renewal-payment.entity.js';
import { RenewalPayments } from '../payments/renewal-payments.js';
import { RenewalSettlement } from '../payments/renewal-settlement.js';
import { SubscriptionReader, type ReadSubscription } from '../../subscriptions/subscription-reader.query.js';

const bankLookMs = 3_600_000;

/** Payment links of failed deliveries. The payment is cancelled **before** its pieces are released. */
@Injectable()
export class PaymentLinks {
  private readonly logger = new Logger('renewals');

  constructor(
    private readonly provider: PaymentProvider,
    private readonly saved: SavedPayments,
    private readonly methods: PaymentMethods,
    private readonly payments: RenewalPayments,
    private readonly reservations: CustomerReservations,
    private readonly settlement: RenewalSettlement,
    private readonly reader: SubscriptionReader,
  ) {}

  /** Throws `renewal-under-way`, `renewal-not-payable` and `out-of-stock`. */
  async open(subscriptionId: string, context: CommandContext): Promise<RenewalPaymentResponse> {
    const subscription = await this.payable(subscriptionId);
    const known = await this.payments.find(subscriptionId, subscription.state.nextCycle);
    if (known?.heldUntil && known.heldUntil <= new Date()) await this.close(known, context);
    const payment = (await this.give(subscription, context)) ?? (await this.give(subscription, context));
    if (payment?.status !== 'open') throw new DomainError('renewal-not-payable');
    const { clientSecret, id: paymentIntentId, amountCents } = payment;
    return { clientSecret, paymentIntentId, amount: centsToDecimal(amountCents) };
  }

  /** Closes overdue links. A failure postpones that link only. */
  async closeOverdue(context: CommandContext): Promise<void> {
    for (const row of await this.reservations.findOverdue()) {
      try {
        await this.close(row, context);
      } catch (error) {
        this.logger.warn(
          { err: error, paymentIntentId: row.paymentIntentId },
          'Closing a payment link failed; the next sweep retries',
        );
        await this.reservations.extend(row, extendedReservation()); // the payment may still succeed, so keep its pieces
      }
    }
  }

  private async payable(subscriptionId: string): Promise<ReadSubscription> {
    const subscription = await this.reader.read(subscriptionId);
    const { status, payment } = subscription.state;
    if (payment.phase !== 'waiting') throw new DomainError('renewal-under-way');
    if (status === 'cancelled' || !payment.hasFailed) throw new DomainError('renewal-not-payable');
    return subscription;
  }

  /** Returns the payment with its pieces reserved, or null when it was cancelled meanwhile. */
  private async give(subscription: ReadSubscription, context: CommandContext): Promise<Payment | null> {
    const { subscriptionId, terms, state } = subscription;
    const customerId = await this.methods.customerOf({ subscriptionId, contactId: terms.contactId });
    const known = await this.payments.find(subscriptionId, state.nextCycle);
    const row = known ?? (await this.payments.begin(subscription, customerId, `link-${randomUUID()}`));
    const reserved = await this.reservations.take(row, terms, context);
    if (!reserved) return null;
    const payment = await this.saved.keepMethodOf(row.paymentIntentId);
    if (payment.status !== 'canceled') return payment;
    await this.letGo(reserved, subscription, context);
    return null;
  }

  private async close(row: RenewalPayment, context: CommandContext): Promise<void> {
    const payment = await this.cancelled(row.paymentIntentId);
    failpoint('link.payment-cancelled');
    await this.settlement.settle(row.paymentIntentId, context); // also of a refused debit, whose webhook may be lost
    const subscription = await this.reader.read(row.subscriptionId);
    if (payment.status === 'canceled') return this.letGo(row, subscription, context);
    if (payment.status === 'processing') return this.reservations.extend(row, new Date(Date.now() + bankLookMs));
    const after = await this.payments.findByIntent(row.paymentIntentId);
    if (!after?.heldUntil) return;
    await this.reservations.release(row, subscription.termsOf(row.cycle), context); // paid but unmatched: no sale consumes the pieces
    await this.reservations.end(row);
  }

  private async letGo(row: RenewalPayment, { termsOf }: ReadSubscription, context: CommandContext): Promise<void> {
    await this.reservations.release(row, termsOf(row.cycle), context);
    await this.payments.forget(row);
  }

  private async cancelled(paymentIntentId: string): Promise<Payment> {
    const payment = await this.saved.find(paymentIntentId);
    if (payment.status !== 'open') return payment;
    try {
      return await this.provider.cancelPayment(paymentIntentId);
    } catch (error) {
      if (!(error instanceof DomainError) || error.code !== 'payment-locked') throw error;
      return this.saved.find(paymentIntentId); // paid or processing meanwhile
    }
  }
}
