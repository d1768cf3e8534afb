import { Injectable } from '@nestjs/common';
import { DiscountReservations } from '../../discounts/discount-reservations.js';
import type { CommandContext } from '../../platform/event-sourcing/deciding/decider.js';
import { failpoint } from '../../platform/failpoints/failpoint.js';
import type { Checkout } from '../checkout.entity.js';
import { FirstOrderClaims } from './first-order-claims.js';
import { HoldClaims } from './hold-claims.js';
import { IssuedQuotes } from '../quote/issued-quotes.js';
import type { Offer } from '../quote/offers.js';
import { mostByProduct, named, piecesByProduct } from '../quote/pieces.js';
import { StockHolds } from './stock-holds.js';

type Held = Pick<Offer, 'quote' | 'lines'>;
type KnownCheckout = Pick<Checkout, 'id' | 'addressKey' | 'widerKeys' | 'paymentIntentId'>;

/** Holds stock and code uses for a checkout. `add` runs before its payment changes, `keepOnly` after. Idempotent. */
@Injectable()
export class CheckoutHolds {
  constructor(
    private readonly stock: StockHolds,
    private readonly discounts: DiscountReservations,
    private readonly quotes: IssuedQuotes,
    private readonly claims: HoldClaims,
    private readonly firstOrders: FirstOrderClaims,
  ) {}

  /** Holds what the offer adds to `before`. Throws `out-of-stock`, `discount-used-up` and the hold limits' refusals. */
  async add(checkout: KnownCheckout, offer: Held, before: Held | null, context: CommandContext): Promise<void> {
    const { id: checkoutId } = checkout;
    const lines = [offer.lines, before?.lines ?? []];
    await this.claims.claim(checkout, piecesByProduct(offer.lines), mostByProduct(lines)).catch((error: unknown) => {
      throw named(error, offer.lines);
    });
    if (offer.quote.discountCode !== null) await this.discounts.reserve(checkoutId, offer.quote.discountCode);
    failpoint('discount.reserved');
    await this.stock.add(checkout, offer.lines, before?.lines ?? [], context);
  }

  async keepOnly(checkout: KnownCheckout, offer: Held, context: CommandContext): Promise<void> {
    const { id: checkoutId } = checkout;
    await this.stock.keepOnly(checkout, offer.lines, linesOf(await this.quotes.of(checkoutId)), context);
    failpoint('stock.given-back');
    await this.discounts.release(checkoutId, offer.quote.discountCode);
    failpoint('discount.released');
    await this.firstOrders.releaseUnused(checkoutId);
    await this.claims.lower(checkoutId, piecesByProduct(offer.lines));
  }

  /** Releases everything it ever held. */
  async giveBack(checkoutId: string, context: CommandContext): Promise<void> {
    const nothing = { id: checkoutId, paymentIntentId: null };
    await this.stock.keepOnly(nothing, [], linesOf(await this.quotes.of(checkoutId)), context);
    failpoint('stock.given-back');
    await this.discounts.release(checkoutId, null);
    failpoint('discount.released');
    await this.firstOrders.releaseUnused(checkoutId);
    await this.claims.end(checkoutId);
  }

  /** Ends the claims of a checkout whose payment is processing: its order holds the pieces now. */
  async underWay(checkoutId: string): Promise<void> {
    await this.claims.end(checkoutId);
  }

  /** Redeems the code of the paid offer and releases what the other quotes held. */
  async redeem(
    checkoutId: string,
    { quote, lines }: Held,
    issued: readonly Held[],
    context: CommandContext,
  ): Promise<void> {
    if (quote.discountCode !== null) await this.discounts.redeem(checkoutId, quote.discountCode);
    failpoint('discount.redeemed');
    if (issued.some((other) => other.quote.discountCode !== null)) await this.discounts.release(checkoutId);
    await this.stock.afterSale(checkoutId, lines, linesOf(issued), context);
    await this.claims.end(checkoutId);
  }
}

const linesOf = (quotes: readonly Held[]) => quotes.map(({ lines }) => lines);
