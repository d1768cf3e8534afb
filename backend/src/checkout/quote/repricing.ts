import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { CommandContext } from '../../platform/event-sourcing/deciding/decider.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { failpoint } from '../../platform/failpoints/failpoint.js';
import { PaymentProvider, type Payment } from '../../platform/payments/payment-provider.js';
import { CheckoutHolds } from '../holds/checkout-holds.js';
import { Checkout } from '../checkout.entity.js';
import { holdEnd } from '../../platform/payments/hold-times.js';
import { IssuedQuotes } from './issued-quotes.js';
import type { Offer } from './offers.js';

export interface Repriced {
  payment: Payment;
  offer: Offer;
  reservedUntil: Date;
}

/**
 * Moves an open payment to another offer. Stores the quote, adds its holds, changes the payment, stores the checkout,
 * then releases the surplus. One provider call changes both the amount and the quote hash. A payment therefore always
 * matches one stored quote, even after a crash between two steps.
 */
@Injectable()
export class Repricing {
  constructor(
    private readonly dataSource: DataSource,
    private readonly provider: PaymentProvider,
    private readonly holds: CheckoutHolds,
    private readonly quotes: IssuedQuotes,
  ) {}

  /** Throws `out-of-stock`, `discount-used-up` and `payment-locked`; nothing has changed then. */
  async bring(checkout: Checkout, payment: Payment, offer: Offer, context: CommandContext): Promise<Repriced> {
    const reservedUntil = holdEnd(checkout.createdAt);
    const { quoteHash, quote, lines } = offer;
    if (payment.quoteHash === quoteHash && checkout.quoteHash === quoteHash) {
      await this.releaseLeftOver(checkout, offer, context);
      return { payment, offer, reservedUntil };
    }
    const changed = await this.change(checkout, payment, offer, context);
    failpoint('repricing.amount-changed');
    const changes = { quoteHash, quote, lines, totalCents: quote.totalCents, reservedUntil };
    await this.dataSource.getRepository(Checkout).update({ id: checkout.id, status: 'open' }, changes as object);
    failpoint('repricing.checkout-stored');
    await this.holds.keepOnly(checkout, offer, context);
    return { payment: changed, offer, reservedUntil };
  }

  /** Releases what a failed change to another offer left held. */
  private async releaseLeftOver(checkout: Checkout, offer: Offer, context: CommandContext): Promise<void> {
    const wasOfferedMore = (await this.quotes.of(checkout.id)).some(({ quoteHash }) => quoteHash !== offer.quoteHash);
    if (wasOfferedMore) await this.holds.keepOnly(checkout, offer, context);
  }

  private async change(checkout: Checkout, payment: Payment, offer: Offer, context: CommandContext): Promise<Payment> {
    const before = (await this.quotes.of(checkout.id)).find(({ quoteHash }) => quoteHash === payment.quoteHash);
    const payable = before ?? checkout;
    await this.quotes.issue(checkout.id, offer);
    failpoint('repricing.quote-issued');
    try {
      await this.holds.add(checkout, offer, payable, context);
      failpoint('repricing.held');
      const { quoteHash, quote } = offer;
      return await this.provider.changeAmount(payment.id, { totalCents: quote.totalCents, quoteHash });
    } catch (error) {
      // After a DomainError the payment is unchanged, so the new quote's holds are released.
      // After any other error its state is unknown, so the holds of both quotes stay.
      if (error instanceof DomainError) await this.holds.keepOnly(checkout, payable, context);
      throw error;
    }
  }
}
