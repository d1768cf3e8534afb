import { createHash, randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { BasketItem, PaymentIntentAnswer, Quote } from '../../../contracts/checkout.js';
import type { CommandContext } from '../event-sourcing/decider.js';
import { Turns } from '../event-sourcing/turns.js';
import type { OrderLine } from '../orders/order.events.js';
import { PaymentProvider, type Payment } from '../payments/payment-provider.js';
import { ShippingSettings } from '../settings/shipping-settings.js';
import { readBasket } from './basket.js';
import { CheckoutClosing } from './checkout-closing.js';
import { Checkout } from './checkout.entity.js';
import { holdEnd, mayBeHeldLonger } from './hold-times.js';
import { orderLines } from './order-lines.js';
import { ProductsForSale } from './products-for-sale.js';
import { quoteFor } from './quote.js';
import { StockHolds } from './stock-holds.js';

interface Offer {
  basketHash: string;
  quote: Quote;
  lines: OrderLine[];
}

/** From a basket to a payment that can be made. The server prices everything; the browser's figures are never used. */
@Injectable()
export class Checkouts {
  private readonly turns = new Turns();

  constructor(
    private readonly dataSource: DataSource,
    private readonly products: ProductsForSale,
    private readonly shipping: ShippingSettings,
    private readonly provider: PaymentProvider,
    private readonly holds: StockHolds,
    private readonly closing: CheckoutClosing,
  ) {}

  /**
   * The payment for this shopper's basket, with its pieces held. The same basket gets the same payment back, so a reload
   * or a second click is safe; a changed basket changes its amount while that is possible, else gets a new payment.
   */
  start(sidHash: string, items: readonly BasketItem[], context: CommandContext): Promise<PaymentIntentAnswer> {
    return this.turns.take(sidHash, async () => {
      const offer = await this.offer(items);
      const open = await this.repository().findOneBy({ sidHash, status: 'open' });
      const resumed = open && (await this.resume(open, offer, context));
      const { payment, reservedUntil } = resumed ?? (await this.begin(sidHash, offer, context));
      const { clientSecret, id: paymentIntentId } = payment;
      return { clientSecret, paymentIntentId, quote: offer.quote, reservedUntil: reservedUntil.toISOString() };
    });
  }

  private async offer(items: readonly BasketItem[]): Promise<Offer> {
    const [products, rates] = await Promise.all([this.products.find(items), this.shipping.rates()]);
    const basket = readBasket(items, products);
    const quote = quoteFor(basket, rates);
    return { quote, lines: orderLines(basket, quote, rates), basketHash: hashOf(quote) };
  }

  /** The open checkout brought in line with the offer; null when it is over and a new one has to begin. */
  private async resume(checkout: Checkout, offer: Offer, context: CommandContext) {
    const payment =
      checkout.paymentIntentId === null ? null : await this.provider.findPayment(checkout.paymentIntentId);
    if (payment && payment.status !== 'open') {
      await this.closing.close(checkout, context); // settles what is paid, lets go of what was cancelled
      return null;
    }
    const changesKind = payment !== null && needsMandate(checkout.lines) !== needsMandate(offer.lines);
    if (changesKind || !mayBeHeldLonger(checkout.createdAt)) {
      await this.closing.close(checkout, context);
      return null;
    }
    await this.holds.hold(checkout.id, offer.lines, checkout.lines, context);
    const reservedUntil = holdEnd(checkout.createdAt);
    const totalCents = offer.quote.totalCents;
    await this.repository().update({ id: checkout.id }, { ...offer, totalCents, reservedUntil } as object);
    if (!payment) return { payment: await this.createPayment({ ...checkout, ...offer, totalCents }), reservedUntil };
    if (payment.amountCents === totalCents) return { payment, reservedUntil };
    return { payment: await this.provider.changeAmount(payment.id, totalCents), reservedUntil };
  }

  /** The checkout is stored before its pieces are held and its payment is made, so that nothing is held by nobody. */
  private async begin(sidHash: string, offer: Offer, context: CommandContext) {
    const reservedUntil = holdEnd(new Date());
    const checkout = this.repository().create({
      id: randomUUID(),
      sidHash,
      ...offer,
      totalCents: offer.quote.totalCents,
      paymentIntentId: null,
      status: 'open',
      reservedUntil,
    });
    await this.repository().save(checkout);
    try {
      await this.holds.hold(checkout.id, offer.lines, [], context);
    } catch (error) {
      await this.repository().delete({ id: checkout.id });
      throw error;
    }
    return { payment: await this.createPayment(checkout), reservedUntil };
  }

  /** A payment whose answer is lost is found again under the same idempotency key. */
  private async createPayment(checkout: Checkout): Promise<Payment> {
    const payment = await this.provider.createPayment(checkout.id, checkout.totalCents, needsMandate(checkout.lines));
    await this.repository().update({ id: checkout.id }, { paymentIntentId: payment.id });
    return payment;
  }

  private repository() {
    return this.dataSource.getRepository(Checkout);
  }
}

function needsMandate(lines: readonly OrderLine[]): boolean {
  return lines.some(({ subscription }) => subscription !== null);
}

function hashOf(quote: Quote): string {
  return createHash('sha256').update(JSON.stringify(quote)).digest('base64url');
}
