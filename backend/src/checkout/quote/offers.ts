import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { BasketItem, Quote } from '../../../../contracts/checkout.js';
import { smallestPaymentCents } from '../../../../pricing/basket-promotions.js';
import { priceBasket, type ShippingRates } from '../../../../pricing/price-basket.js';
import { ProductRecords } from '../../catalog/product-records.query.js';
import type { PromotionChoice } from '../../catalog/prices/shown-price.js';
import { BasketPromotions } from '../../catalog/promotions/basket-promotions.query.js';
import { CodedPromotions, type CodedLine } from '../../catalog/promotions/coded-promotions.query.js';
import type { DiscountCode } from '../../discounts/discount-code.entity.js';
import { couponOf } from '../../discounts/discount-terms.js';
import { Clock } from '../../platform/clock/clock.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import type { OrderLine } from '../../orders/order.events.js';
import { ShippingSettings } from '../../settings/shipping-settings.js';
import { candidateSlugs, readBasket } from './basket.js';
import { orderLines } from './order-lines.js';
import { promotedIn, quoteFor, withDiscount, type Discount } from './quote.js';

/** A quote and its order lines; the hash names both. */
export interface Offer {
  quoteHash: string;
  quote: Quote;
  lines: OrderLine[];
}

/** Prices baskets. Offers never use the browser's figures. */
@Injectable()
export class Offers {
  constructor(
    private readonly products: ProductRecords,
    private readonly promotions: CodedPromotions,
    private readonly basketPromotions: BasketPromotions,
    private readonly shipping: ShippingSettings,
    private readonly clock: Clock,
  ) {}

  /**
   * For a basket at today's prices, without a code. What is added to an order ships for free. Throws `product-unavailable` and
   * `total-too-low`.
   */
  async forBasket(items: readonly BasketItem[], choice?: PromotionChoice, addsTo?: Quote['addsTo']): Promise<Offer> {
    const found = this.products.find(candidateSlugs(items), choice);
    const all = [found, this.ratesOf({ addsTo }), this.basketPromotions.current(choice)] as const;
    const [products, rates, promotions] = await Promise.all(all);
    const basket = readBasket(items, products);
    const priced = quoteFor(basket, rates, this.clock.today(), promotions);
    const quote = addsTo ? { ...priced, addsTo } : priced;
    if (quote.totalCents < smallestPaymentCents) throw new DomainError('total-too-low');
    return offer(quote, orderLines(basket, quote, rates));
  }

  /** The same lines at the same prices, with this code or with none. */
  async withCode({ quote, lines }: Pick<Offer, 'quote' | 'lines'>, code: DiscountCode | null): Promise<Offer> {
    const discount = code && (await this.discountOf(code, lines));
    return offer(withDiscount(quote, lines, await this.ratesOf(quote), discount, this.clock.today()), lines);
  }

  /** Returns the discount of a code in cents. A number is a subtotal in cents that is not verified. */
  async discountCents(checkout: Pick<Offer, 'quote' | 'lines'> | number, code: DiscountCode): Promise<number> {
    if (typeof checkout !== 'number') {
      const { quote } = await this.withCode(checkout, code);
      return quote.discountCents - promotedIn(quote);
    }
    const line = { kind: 'one-off', listCents: checkout, quantity: 1 } as const;
    const unknown = { productId: 0, quantity: 1, totalCents: checkout, subscription: null };
    const coupon = couponOf(await this.discountOf(code, [unknown]));
    return priceBasket([line], await this.shipping.rates(), coupon).discountCents;
  }

  private ratesOf({ addsTo }: Pick<Quote, 'addsTo'>): Promise<ShippingRates> {
    return addsTo ? Promise.resolve({ freeFromCents: 0, costCents: 0 }) : this.shipping.rates();
  }

  /** The terms of a code on these lines. Those of a promotion are an amount. */
  private async discountOf(
    { code, type, value, promotionId: id }: DiscountCode,
    lines: readonly CodedLine[],
  ): Promise<Discount> {
    if (id === null) return { code, type, value };
    const { cents, pieces } = await this.promotions.give(id, lines);
    return { code, type: 'fixed', value: cents, promotion: { id, pieces } };
  }
}

function offer(quote: Quote, lines: OrderLine[]): Offer {
  const text = JSON.stringify({ quote, lines }, sortedKeys);
  return { quote, lines, quoteHash: createHash('sha256').update(text).digest('base64url') };
}

/** Postgres keeps the keys of JSON in an order of its own. */
function sortedKeys(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));
}
