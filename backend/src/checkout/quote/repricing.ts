import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { CommandContext } from '../../platform/event-sourcing/deciding/decider.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { failpoint } from '../../platform/failpoints/failpoint.js';
import { PaymentProvider, type Payment } from '../../platform/payments/payment-provider.js';
import { CheckoutReservations } from '../reservations/checkout-reservations.js';
import { Checkout } from '../checkout.entity.js';
import { reservationEnd } from '../../platform/payments/reservation-times.js';
import { IssuedQuotes } from './issued-quotes.js';
import type { Offer } from './offers.js';

export interface Repriced {
  payment: Payment;
  offer: Offer;
  reservedUntil: Date;
}

/**
 * Moves an open payment to another offer. Stores the quote, reserves what it adds, changes the payment, stores the checkout,
 * then releases the surplus. One provider call changes both the amount and the quote hash. A payment therefore always
 * matches one stored quote, even after a crash between two steps.
 */
@Injectable()
export class Repricing {
  constructor(
    private readonly dataSource: DataSource,
    private readonly provider: PaymentProvider,
    private readonly reservations: CheckoutReservations,
    private readonly quotes: IssuedQuotes,
  ) {}

  /**
   * `email`: of a buyer who is known already. Throws `out-of-stock`, `discount-used-up` and `payment-locked`; nothing has changed
   * then. Throws `PromotionRefused` when the caller must make another offer.
   */
  async bring(
    checkout: Checkout,
    payment: Payment,
    offer: Offer,
    context: CommandContext,
    email?: string,
  ): Promise<Repriced> {
    const reservedUntil = reservationEnd(checkout.createdAt);
    const { quoteHash, quote, lines } = offer;
    if (payment.quoteHash === quoteHash && checkout.quoteHash === quoteHash) {
      await this.releaseLeftOver(checkout, offer, context);
      return { payment, offer, reservedUntil };
    }
    const changed = await this.change(checkout, payment, offer, context, email);
    failpoint('repricing.amount-changed');
    const changes = { quoteHash, quote, lines, totalCents: quote.totalCents, reservedUntil };
    await this.dataSource.getRepository(Checkout).update({ id: checkout.id, status: 'open' }, changes as object);
    failpoint('repricing.checkout-stored');
    await this.reservations.keepOnly(checkout, offer, context);
    return { payment: changed, offer, reservedUntil };
  }

  /** Releases what a failed change to another offer left reserved. */
  private async releaseLeftOver(checkout: Checkout, offer: Offer, context: CommandContext): Promise<void> {
    const wasOfferedMore = (await this.quotes.of(checkout.id)).some(({ quoteHash }) => quoteHash !== offer.quoteHash);
    if (wasOfferedMore) await this.reservations.keepOnly(checkout, offer, context);
  }

  private async change(
    checkout: Checkout,
    payment: Payment,
    offer: Offer,
    context: CommandContext,
    email: string | undefined,
  ): Promise<Payment> {
    const before = (await this.quotes.of(checkout.id)).find(({ quoteHash }) => quoteHash === payment.quoteHash);
    const payable = before ?? checkout;
    await this.quotes.issue(checkout.id, offer);
    failpoint('repricing.quote-issued');
    try {
      await this.reservations.add(checkout, offer, payable, context, email);
      failpoint('repricing.held');
      const { quoteHash, quote } = offer;
      return await this.provider.changeAmount(payment.id, { totalCents: quote.totalCents, quoteHash });
    } catch (error) {
      // After a DomainError the payment is unchanged, so what the new quote reserved is released.
      // After any other error its state is unknown, so the reservations of both quotes stay.
      if (error instanceof DomainError) await this.reservations.keepOnly(checkout, payable, context);
      throw error;
    }
  }
}
