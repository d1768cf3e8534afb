import { createHash, randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { BasketItem, PaymentIntentAnswer, Quote } from '../../../contracts/checkout.js';
import type { OrderLine } from '../orders/order.events.js';
import { PaymentProvider, type Payment } from '../payments/payment-provider.js';
import { ShippingSettings } from '../settings/shipping-settings.js';
import { readBasket } from './basket.js';
import { Checkout } from './checkout.entity.js';
import { orderLines } from './order-lines.js';
import { ProductsForSale } from './products-for-sale.js';
import { quoteFor } from './quote.js';

interface Offer {
  basketHash: string;
  quote: Quote;
  lines: OrderLine[];
}

/** From a basket to a payment that can be made. The server prices everything; the browser's figures are never used. */
@Injectable()
export class Checkouts {
  constructor(
    private readonly dataSource: DataSource,
    private readonly products: ProductsForSale,
    private readonly shipping: ShippingSettings,
    private readonly provider: PaymentProvider,
  ) {}

  /**
   * The payment for this shopper's basket. The same basket gets the same payment back, so a reload or a second click is
   * safe; a changed basket changes its amount while that is possible, else gets a new payment.
   */
  async start(sidHash: string, items: readonly BasketItem[]): Promise<PaymentIntentAnswer> {
    const offer = await this.offer(items);
    const open = await this.repository().findOne({ where: { sidHash, status: 'open' }, order: { createdAt: 'DESC' } });
    const payment = (open && (await this.resume(open, offer))) ?? (await this.begin(sidHash, offer));
    return { clientSecret: payment.clientSecret, paymentIntentId: payment.id, quote: offer.quote };
  }

  private async offer(items: readonly BasketItem[]): Promise<Offer> {
    const [products, rates] = await Promise.all([this.products.find(items), this.shipping.rates()]);
    const basket = readBasket(items, products);
    const quote = quoteFor(basket, rates);
    return { quote, lines: orderLines(basket, quote, rates), basketHash: hashOf(quote) };
  }

  /** The open checkout brought in line with the offer; null when its payment is over or under way. */
  private async resume(checkout: Checkout, offer: Offer): Promise<Payment | null> {
    if (!checkout.paymentIntentId)
      return this.createPayment({ ...checkout, ...offer, totalCents: offer.quote.totalCents });
    const payment = await this.provider.findPayment(checkout.paymentIntentId);
    if (payment.status !== 'open') return null;
    if (checkout.basketHash === offer.basketHash) return payment;
    if (needsMandate(checkout.lines) !== needsMandate(offer.lines)) {
      await this.provider.cancelPayment(payment.id);
      await this.repository().update({ id: checkout.id }, { status: 'abandoned' });
      return null;
    }
    const totalCents = offer.quote.totalCents;
    await this.repository().update({ id: checkout.id }, { ...offer, totalCents } as object);
    return this.provider.changeAmount(payment.id, totalCents);
  }

  private async begin(sidHash: string, offer: Offer): Promise<Payment> {
    const checkout = this.repository().create({
      id: randomUUID(),
      sidHash,
      ...offer,
      totalCents: offer.quote.totalCents,
      paymentIntentId: null,
      status: 'open',
    });
    await this.repository().save(checkout);
    return this.createPayment(checkout);
  }

  /** The checkout is stored first: a payment whose answer is lost is found again under the same idempotency key. */
  private async createPayment(checkout: Checkout): Promise<Payment> {
    const payment = await this.provider.createPayment(checkout.id, checkout.totalCents, needsMandate(checkout.lines));
    const { quote, lines, basketHash, totalCents } = checkout;
    const change = { paymentIntentId: payment.id, quote, lines, basketHash, totalCents };
    await this.repository().update({ id: checkout.id }, change as object);
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
