import { Injectable } from '@nestjs/common';
import { DataSource, IsNull, Not } from 'typeorm';
import type {
  BasketItem,
  CreatePaymentIntent,
  PaymentIntentResponse,
  Quote,
  UpdatePaymentIntent,
} from '../../../contracts/checkout.js';
import { PromotionRefused } from '../catalog/promotions/promotion-claims.js';
import type { CommandContext } from '../platform/event-sourcing/deciding/decider.js';
import { DomainError } from '../platform/errors/domain-error.js';
import { PaymentProvider } from '../platform/payments/payment-provider.js';
import { AgreedTerms } from './agreed-terms.js';
import { CheckoutBeginning } from './checkout-beginning.js';
import { isDiscountRefusal } from './discounts/discount-refusal.js';
import { CheckoutClosing } from './closing/checkout-closing.js';
import { CheckoutReservations } from './reservations/checkout-reservations.js';
import type { ShopperKeys } from './reservations/checkout-limits.js';
import { Checkout } from './checkout.entity.js';
import { DiscountChoice } from './discounts/discount-choice.js';
import { reservationEnd, mayBeReservedLonger } from '../platform/payments/reservation-times.js';
import { Offers, type Offer } from './quote/offers.js';
import { choiceOf, itemsOf, withoutRefused } from './quote/refused-promotions.js';
import { PaymentResponses } from './payment-responses.js';
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
    private readonly reservations: CheckoutReservations,
    private readonly repricing: Repricing,
    private readonly closing: CheckoutClosing,
    private readonly beginning: CheckoutBeginning,
    private readonly locks: ShopperLocks,
    private readonly repeats: RepeatOrders,
    private readonly terms: AgreedTerms,
    private readonly responses: PaymentResponses,
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
    const start = async (without: readonly number[]) => {
      const open = await this.repository().findOneBy({ sidHash, status: 'open' });
      const plain = await this.offers.forBasket(items, choiceOf(open, without));
      if (open && again) await this.repository().update({ id: open.id }, { isRepeat: true });
      const isEqual = open !== null && isSamePurchase(open.lines, plain.lines);
      const isAgreed = again || (isEqual && open.isRepeat);
      const refuseRepeat = async () => again || (await this.repeats.refuse(sidHash, plain.lines, context));
      if (open && !isAgreed) await refuseRepeat(); // an order can be reinstated after this payment began
      const offer = await this.choice.keep(open ?? (await this.unclosed(sidHash)), plain);
      const resumed = open && (await this.resume(open, offer, context));
      if (resumed) return this.responses.of(resumed);
      await refuseRepeat(); // after resuming, which settles an open payment that turns out to be paid
      return this.responses.of(
        await this.beginning.begin({ ...shopper, isRepeat: again }, { requested: offer, plain }, context),
      );
    };
    return this.locks.run(sidHash, () => withoutRefused(start));
  }

  /** The newest checkout whose close failed: it still has its reservation, also of its code. */
  private unclosed(sidHash: string): Promise<Checkout | null> {
    const where = { sidHash, status: 'closing', claimed: Not(IsNull()) } as const;
    return this.repository().findOne({ where, order: { updatedAt: 'DESC' } });
  }

  /** Starts like `start`, but for a shopper without an id, who cannot have an open checkout. */
  startFirst(
    shopper: ShopperKeys,
    items: readonly BasketItem[],
    context: CommandContext,
  ): Promise<PaymentIntentResponse> {
    return withoutRefused(async (without) => {
      const offer = await this.offers.forBasket(items, choiceOf(null, without));
      return this.responses.of(await this.beginning.begin(shopper, { requested: offer, plain: offer }, context));
    });
  }

  /**
   * Starts like `start`, for an offer to a known buyer that was priced before. `admit` runs under the shopper's lock, and again once an earlier
   * payment of the shopper is settled.
   */
  startOffer(
    shopper: ShopperKeys,
    offered: Offer,
    email: string,
    admit: () => Promise<void>,
    context: CommandContext,
  ): Promise<PaymentIntentResponse> {
    const { sidHash } = shopper;
    const start = async (without: readonly number[]) => {
      await admit();
      const open = await this.repository().findOneBy({ sidHash, status: 'open' });
      const { quote } = offered;
      const isWhole = without.length === 0;
      const plain = isWhole
        ? await this.offers.withCode(offered, null)
        : await this.offers.forBasket(itemsOf(quote), choiceOf(open, without), quote.addsTo);
      const requested = isWhole ? offered : await this.choice.carryOver(quote, plain);
      const kept = await this.choice.keep(open, plain, email);
      const hasCode = kept.quote.discountCode === quote.discountCode;
      const resumed = open && (await this.resume(open, isWhole && hasCode ? offered : kept, context, email));
      if (resumed) return this.responses.of(resumed);
      await this.repeats.refuse(sidHash, requested.lines, context);
      await admit();
      return this.responses.of(await this.beginning.begin(shopper, { requested, plain, email }, context));
    };
    return this.locks.run(sidHash, () => withoutRefused(start));
  }

  /**
   * Binds or unbinds a code. The shopper's total selects a quote of the server and never sets an amount. Throws
   * `payment-not-found`, `payment-locked`, `already-paid`, `terms-changed`, `total-mismatch` with the quote, and the refusal of the code.
   */
  change(sidHash: string, request: UpdatePaymentIntent, context: CommandContext): Promise<PaymentIntentResponse> {
    return this.locks.run(sidHash, async () => {
      try {
        return await this.select(sidHash, request, context);
      } catch (error) {
        if (!(error instanceof PromotionRefused)) throw error;
        const quote = await this.leaveOut(error.promotion.id, sidHash, request, context);
        throw new DomainError('total-mismatch', { quote });
      }
    });
  }

  private async select(
    sidHash: string,
    request: UpdatePaymentIntent,
    context: CommandContext,
  ): Promise<PaymentIntentResponse> {
    const checkout = await this.ownCheckout(sidHash, request.paymentIntentId);
    if (request.termsVersion !== undefined) await this.terms.agree(checkout.id, request.termsVersion);
    if (!checkout.isRepeat) await this.repeats.refuse(sidHash, checkout.lines, context);
    const plain = await this.offers.withCode(checkout, null);
    const earned = await this.choice.keep(checkout, plain, request.email);
    if (earned.quote.discountCode !== checkout.quote.discountCode) await this.reprice(checkout, earned, context);
    const current = await this.ownCheckout(sidHash, request.paymentIntentId);
    const offer = await this.choice.select(current, plain, request);
    await this.reserveOrUnbind(current, offer, plain, request.email, context);
    return this.responses.of(await this.reprice(current, offer, context));
  }

  /** Raises the payment to the price without a promotion, before the shopper is told, so that the lower one cannot be paid. */
  private leaveOut(
    promotionId: number,
    sidHash: string,
    { paymentIntentId, email }: UpdatePaymentIntent,
    context: CommandContext,
  ): Promise<Quote> {
    const raise = async (without: readonly number[]) => {
      const checkout = await this.ownCheckout(sidHash, paymentIntentId);
      const { quote } = checkout;
      const plain = await this.offers.forBasket(itemsOf(quote), choiceOf(checkout, without), quote.addsTo);
      const offer = await this.choice.keep(checkout, plain, email);
      try {
        return (await this.reprice(checkout, offer, context, email)).offer.quote;
      } catch (error) {
        if (offer === plain || !isDiscountRefusal(error)) throw error;
        return (await this.reprice(checkout, plain, context, email)).offer.quote;
      }
    };
    return withoutRefused(raise, [promotionId]);
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
      await this.reservations.claim(checkout.id, offer, email);
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

  private async reprice(checkout: Checkout, offer: Offer, context: CommandContext, email?: string): Promise<Repriced> {
    const payment = await this.provider.findPayment(checkout.paymentIntentId!);
    if (payment.status !== 'open' || !(await this.stillOpen(checkout))) throw new DomainError('payment-locked');
    return this.repricing.bring(checkout, payment, offer, context, email);
  }

  /** Returns null when a new checkout must begin, also for one without a payment: its pieces may not be reserved. */
  private async resume(
    checkout: Checkout,
    offer: Offer,
    context: CommandContext,
    email?: string,
  ): Promise<Repriced | null> {
    const { paymentIntentId } = checkout;
    const changesKind = needsMandate(checkout.lines) !== needsMandate(offer.lines);
    const mayGoOn = paymentIntentId !== null && !changesKind && mayBeReservedLonger(checkout.createdAt);
    if (mayGoOn && (await this.stillOpen(checkout))) {
      const payment = await this.provider.findPayment(paymentIntentId);
      try {
        if (payment.status === 'open') return await this.repricing.bring(checkout, payment, offer, context, email);
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

  private repository() {
    return this.dataSource.getRepository(Checkout);
  }
}
