import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource, IsNull, Not } from 'typeorm';
import type {
  BasketItem,
  CreatePaymentIntent,
  PaymentIntentResponse,
  UpdatePaymentIntent,
} from '../../../contracts/checkout.js';
import { paymentMethodNames } from '../../../contracts/payments/payment-methods.js';
import type { CommandContext } from '../platform/event-sourcing/deciding/decider.js';
import { DomainError } from '../platform/errors/domain-error.js';
import { EventStoreUnavailableError } from '../platform/event-sourcing/event-store.js';
import { failpoint } from '../platform/failpoints/failpoint.js';
import { OfferedMethods } from '../platform/payments/offered-methods.js';
import { PaymentProvider, type Payment } from '../platform/payments/payment-provider.js';
import { AgreedTerms } from './agreed-terms.js';
import { CheckoutClosing } from './closing/checkout-closing.js';
import { CheckoutReservations } from './reservations/checkout-reservations.js';
import { CheckoutLimits, type ShopperKeys } from './reservations/checkout-limits.js';
import { CheckoutRecords } from './checkout-records.js';
import { Checkout } from './checkout.entity.js';
import { DiscountChoice } from './discounts/discount-choice.js';
import { reservationEnd, mayBeReservedLonger } from '../platform/payments/reservation-times.js';
import { IssuedQuotes } from './quote/issued-quotes.js';
import { Offers, type Offer } from './quote/offers.js';
import { isSamePurchase, needsMandate } from './quote/order-lines.js';
import { RepeatOrders } from './closing/repeat-orders.js';
import { Repricing, type Repriced } from './quote/repricing.js';
import { ShopperLocks } from './reservations/shopper-locks.js';

/** Creates and changes the payment of a basket. Serialises the calls of one shopper. */
@Injectable()
export class Checkouts {
  constructor(
    private readonly dataSource: DataSource,
    private readonly provider: PaymentProvider,
    private readonly offers: Offers,
    private readonly choice: DiscountChoice,
    private readonly limits: CheckoutLimits,
    private readonly records: CheckoutRecords,
    private readonly quotes: IssuedQuotes,
    private readonly reservations: CheckoutReservations,
    private readonly repricing: Repricing,
    private readonly closing: CheckoutClosing,
    private readonly locks: ShopperLocks,
    private readonly repeats: RepeatOrders,
    private readonly methods: OfferedMethods,
    private readonly terms: AgreedTerms,
  ) {}

  /**
   * Returns the payment for a basket, with its pieces reserved and its code kept while the basket earns it. An equal basket
   * resumes its payment. Throws `already-paid` when an equal basket was paid within the last hour, unless `again` is
   * set.
   */
  start(
    shopper: ShopperKeys,
    { items, again = false }: CreatePaymentIntent,
    context: CommandContext,
  ): Promise<PaymentIntentResponse> {
    const { sidHash } = shopper;
    return this.locks.run(sidHash, async () => {
      const plain = await this.offers.forBasket(items);
      const open = await this.repository().findOneBy({ sidHash, status: 'open' });
      if (open && again) await this.repository().update({ id: open.id }, { isRepeat: true });
      const isEqual = open !== null && isSamePurchase(open.lines, plain.lines);
      const isAgreed = again || (isEqual && open.isRepeat);
      const refuseRepeat = async () => again || (await this.repeats.refuse(sidHash, plain.lines, context));
      if (open && !isAgreed) await refuseRepeat(); // an order can be reinstated after this payment began
      const offer = await this.choice.keep(open ?? (await this.unclosed(sidHash)), plain);
      const resumed = open && (await this.resume(open, offer, context));
      if (resumed) return this.responseOf(resumed);
      await refuseRepeat(); // after resuming, which settles an open payment that turns out to be paid
      return this.responseOf(await this.beginCounted({ ...shopper, isRepeat: again }, offer, plain, context));
    });
  }

  /** The newest checkout whose close failed: it still has its reservation, also of its code. */
  private unclosed(sidHash: string): Promise<Checkout | null> {
    const where = { sidHash, status: 'closing', claimed: Not(IsNull()) } as const;
    return this.repository().findOne({ where, order: { updatedAt: 'DESC' } });
  }

  /** Starts like `start`, but for a shopper without an id, who cannot have an open checkout. */
  async startFirst(
    shopper: ShopperKeys,
    items: readonly BasketItem[],
    context: CommandContext,
  ): Promise<PaymentIntentResponse> {
    const offer = await this.offers.forBasket(items);
    return this.responseOf(await this.beginCounted(shopper, offer, offer, context));
  }

  /**
   * Binds or unbinds a code. The shopper's total selects a quote of the server and never sets an amount. Throws
   * `payment-not-found`, `payment-locked`, `already-paid`, `terms-changed`, `total-mismatch` with the quote, and the refusal of the code.
   */
  change(sidHash: string, request: UpdatePaymentIntent, context: CommandContext): Promise<PaymentIntentResponse> {
    return this.locks.run(sidHash, async () => {
      const checkout = await this.ownCheckout(sidHash, request.paymentIntentId);
      if (request.termsVersion !== undefined) await this.terms.agree(checkout.id, request.termsVersion);
      if (!checkout.isRepeat) await this.repeats.refuse(sidHash, checkout.lines, context);
      const plain = await this.offers.withCode(checkout, null);
      const earned = await this.choice.keep(checkout, plain, request.email);
      if (earned.quote.discountCode !== checkout.quote.discountCode) await this.reprice(checkout, earned, context);
      const current = await this.ownCheckout(sidHash, request.paymentIntentId);
      const offer = await this.choice.select(current, plain, request);
      await this.reserveOrUnbind(current, offer, plain, request.email, context);
      return this.responseOf(await this.reprice(current, offer, context));
    });
  }

  /** Removes a bound code from the payment before it refuses another mailbox, so that the lower amount cannot be paid. */
  private async reserveOrUnbind(
    checkout: Checkout,
    offer: Offer,
    plain: Offer,
    email: string | undefined,
    context: CommandContext,
  ) {
    try {
      await this.choice.reserveFirstOrder(checkout, offer, email);
    } catch (error) {
      if (isDiscountRefusal(error) && checkout.quote.discountCode !== null)
        await this.reprice(checkout, plain, context);
      throw error;
    }
  }

  private async ownCheckout(sidHash: string, paymentIntentId: string): Promise<Checkout> {
    const checkout = await this.repository().findOneBy({ paymentIntentId, sidHash });
    if (!checkout) throw new DomainError('payment-not-found');
    if (checkout.status !== 'open') throw new DomainError('payment-locked');
    return checkout;
  }

  private async reprice(checkout: Checkout, offer: Offer, context: CommandContext): Promise<Repriced> {
    const payment = await this.provider.findPayment(checkout.paymentIntentId!);
    if (payment.status !== 'open' || !(await this.stillOpen(checkout))) throw new DomainError('payment-locked');
    return this.repricing.bring(checkout, payment, offer, context);
  }

  /** Returns null when a new checkout must begin, also for one without a payment: its pieces may not be reserved. */
  private async resume(checkout: Checkout, offer: Offer, context: CommandContext): Promise<Repriced | null> {
    const { paymentIntentId } = checkout;
    const changesKind = needsMandate(checkout.lines) !== needsMandate(offer.lines);
    const mayGoOn = paymentIntentId !== null && !changesKind && mayBeReservedLonger(checkout.createdAt);
    if (mayGoOn && (await this.stillOpen(checkout))) {
      const payment = await this.provider.findPayment(paymentIntentId);
      try {
        if (payment.status === 'open') return await this.repricing.bring(checkout, payment, offer, context);
      } catch (error) {
        if (!(error instanceof DomainError) || error.code !== 'payment-locked') throw error;
      }
    }
    await this.closing.close(checkout, context); // settles it when paid, releases it otherwise
    return null;
  }

  /** Extends the reservation. Returns false when the sweep is closing the checkout; then only the sweep releases it. */
  private async stillOpen({ id, createdAt }: Checkout): Promise<boolean> {
    const open = await this.repository().update({ id, status: 'open' }, { reservedUntil: reservationEnd(createdAt) });
    return open.affected === 1;
  }

  private async beginCounted(shopper: ShopperKeys, requested: Offer, plain: Offer, context: CommandContext) {
    await this.limits.countNew(shopper);
    return this.begin(shopper, requested, plain, context);
  }

  /** Stores the checkout before reserving stock or creating the payment, so that no reservation is orphaned. */
  private async begin(
    shopper: ShopperKeys,
    requested: Offer,
    plain: Offer,
    context: CommandContext,
  ): Promise<Repriced> {
    const offer = await this.choice.renew(requested, plain);
    const reservedUntil = reservationEnd(new Date());
    const checkout = this.repository().create({
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
      await this.reservations.add(checkout, offer, null, context);
    } catch (error) {
      // Undoing it would wait for the same store; the sweep closes a checkout without a payment.
      if (error instanceof EventStoreUnavailableError) throw error;
      await this.undo(checkout, context);
      if (offer !== plain && isDiscountRefusal(error)) return this.begin(shopper, plain, plain, context);
      throw error;
    }
    failpoint('checkout.held');
    return { payment: await this.makePayment(checkout), offer, reservedUntil };
  }

  private async undo({ id }: Checkout, context: CommandContext): Promise<void> {
    await this.reservations.release(id, context);
    await this.repository().delete({ id });
    await this.quotes.forget(id);
  }

  private async makePayment({ id, totalCents, quoteHash, lines, methods }: Checkout): Promise<Payment> {
    const payment = await this.provider.createPayment(id, { totalCents, quoteHash }, needsMandate(lines), methods);
    failpoint('checkout.payment-created');
    await this.records.storePayment(id, payment.id);
    failpoint('checkout.payment-id-stored');
    return payment;
  }

  private async responseOf({ payment, offer, reservedUntil }: Repriced): Promise<PaymentIntentResponse> {
    const { clientSecret, id: paymentIntentId } = payment;
    const leftOut = await this.methods.leftOut(needsMandate(offer.lines));
    return {
      clientSecret,
      paymentIntentId,
      quote: offer.quote,
      reservedUntil: reservedUntil.toISOString(),
      termsVersion: await this.terms.latest(),
      notForSubscriptions: leftOut.map((method) => paymentMethodNames[method]),
    };
  }

  private repository() {
    return this.dataSource.getRepository(Checkout);
  }
}

function isDiscountRefusal(error: unknown): boolean {
  return error instanceof DomainError && error.code.startsWith('discount-');
}
