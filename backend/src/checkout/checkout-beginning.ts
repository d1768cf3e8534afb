import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { CommandContext } from '../platform/event-sourcing/deciding/decider.js';
import { EventStoreUnavailableError } from '../platform/event-sourcing/event-store.js';
import { failpoint } from '../platform/failpoints/failpoint.js';
import { OfferedMethods } from '../platform/payments/offered-methods.js';
import { PaymentProvider, type Payment } from '../platform/payments/payment-provider.js';
import { reservationEnd } from '../platform/payments/reservation-times.js';
import { CheckoutRecords } from './checkout-records.js';
import { Checkout } from './checkout.entity.js';
import { DiscountChoice } from './discounts/discount-choice.js';
import { isDiscountRefusal } from './discounts/discount-refusal.js';
import { IssuedQuotes } from './quote/issued-quotes.js';
import type { Offer } from './quote/offers.js';
import { needsMandate } from './quote/order-lines.js';
import type { Repriced } from './quote/repricing.js';
import { CheckoutLimits, type ShopperKeys } from './reservations/checkout-limits.js';
import { CheckoutReservations } from './reservations/checkout-reservations.js';

/** What a checkout begins with. `email`: of a buyer who is known already, for codes and promotions with a limit per customer. */
interface Begun {
  requested: Offer;
  plain: Offer;
  email?: string;
}

/** Begins a checkout with its payment. */
@Injectable()
export class CheckoutBeginning {
  constructor(
    private readonly dataSource: DataSource,
    private readonly provider: PaymentProvider,
    private readonly choice: DiscountChoice,
    private readonly limits: CheckoutLimits,
    private readonly records: CheckoutRecords,
    private readonly quotes: IssuedQuotes,
    private readonly reservations: CheckoutReservations,
    private readonly methods: OfferedMethods,
  ) {}

  /** Counts in the limits. Throws their refusals, and what `CheckoutReservations.add` refuses. */
  async begin(shopper: ShopperKeys, begun: Begun, context: CommandContext): Promise<Repriced> {
    await this.limits.countNew(shopper);
    return this.store(shopper, begun, context);
  }

  /** Stores the checkout before reserving stock or creating the payment, so that no reservation is orphaned. */
  private async store(shopper: ShopperKeys, begun: Begun, context: CommandContext): Promise<Repriced> {
    const { requested, plain, email } = begun;
    const offer = await this.choice.renew(requested, plain, email);
    const reservedUntil = reservationEnd(new Date());
    const checkout = this.checkouts().create({
      id: randomUUID(),
      isFirstVisit: false,
      isRepeat: false,
      ...shopper,
      ...offer,
      totalCents: offer.quote.totalCents,
      paymentIntentId: null,
      methods: [...(await this.methods.forBasket(needsMandate(offer.lines)))],
      status: 'open',
      reservedUntil,
    });
    await this.records.open(checkout);
    failpoint('checkout.stored');
    try {
      await this.reservations.add(checkout, offer, null, context, email);
    } catch (error) {
      // Undoing it would wait for the same store; the sweep closes a checkout without a payment.
      if (error instanceof EventStoreUnavailableError) throw error;
      await this.undo(checkout, context);
      if (offer !== plain && isDiscountRefusal(error))
        return this.store(shopper, { requested: plain, plain, email }, context);
      throw error;
    }
    failpoint('checkout.held');
    return { payment: await this.makePayment(checkout), offer, reservedUntil };
  }

  private async undo({ id }: Checkout, context: CommandContext): Promise<void> {
    await this.reservations.release(id, context);
    await this.checkouts().delete({ id });
    await this.quotes.forget(id);
  }

  private async makePayment({ id, totalCents, quoteHash, lines, methods }: Checkout): Promise<Payment> {
    const payment = await this.provider.createPayment(id, { totalCents, quoteHash }, needsMandate(lines), methods);
    failpoint('checkout.payment-created');
    await this.records.storePayment(id, payment.id);
    failpoint('checkout.payment-id-stored');
    return payment;
  }

  private checkouts() {
    return this.dataSource.getRepository(Checkout);
  }
}
