import { Injectable } from '@nestjs/common';
import { PromotionClaims, PromotionRefused } from '../../catalog/promotions/promotion-claims.js';
import { DiscountReservations } from '../../discounts/discount-reservations.js';
import type { CommandContext } from '../../platform/event-sourcing/deciding/decider.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { failpoint } from '../../platform/failpoints/failpoint.js';
import type { Checkout } from '../checkout.entity.js';
import { FirstOrderReservations } from './first-order-reservations.js';
import { MailboxKeys } from './mailbox-keys.js';
import { UnpaidReservations } from './unpaid-reservations.js';
import { IssuedQuotes } from '../quote/issued-quotes.js';
import type { Offer } from '../quote/offers.js';
import { mostByProduct, named, piecesByProduct } from '../quote/pieces.js';
import { StockReservations } from './stock-reservations.js';

type Reserved = Pick<Offer, 'quote' | 'lines'>;
type KnownCheckout = Pick<Checkout, 'id' | 'addressKey' | 'widerKeys' | 'paymentIntentId'>;

/** Reserves stock and code uses for a checkout. `add` runs before its payment changes, `keepOnly` after. Idempotent. */
@Injectable()
export class CheckoutReservations {
  constructor(
    private readonly stock: StockReservations,
    private readonly discounts: DiscountReservations,
    private readonly promotions: PromotionClaims,
    private readonly quotes: IssuedQuotes,
    private readonly unpaid: UnpaidReservations,
    private readonly firstOrders: FirstOrderReservations,
    private readonly mailboxes: MailboxKeys,
  ) {}

  /**
   * Reserves what the offer adds to `before`. `email`: of a buyer who is known already. Throws `out-of-stock`, `discount-used-up`, the refusals of the limits, and
   * `PromotionRefused` for a promotion without a code.
   */
  async add(
    checkout: KnownCheckout,
    offer: Reserved,
    before: Reserved | null,
    context: CommandContext,
    email?: string,
  ): Promise<void> {
    const { id: checkoutId } = checkout;
    const lines = [offer.lines, before?.lines ?? []];
    await this.unpaid.reserve(checkout, piecesByProduct(offer.lines), mostByProduct(lines)).catch((error: unknown) => {
      throw named(error, offer.lines);
    });
    if (offer.quote.discountCode !== null) await this.discounts.reserve(checkoutId, offer.quote.discountCode);
    failpoint('discount.reserved');
    await this.claim(checkoutId, offer, email);
    await this.stock.add(checkout, offer.lines, before?.lines ?? [], context);
  }

  async keepOnly(checkout: KnownCheckout, offer: Reserved, context: CommandContext): Promise<void> {
    const { id: checkoutId } = checkout;
    const issued = await this.quotes.of(checkoutId);
    await this.stock.keepOnly(checkout, offer.lines, linesOf(issued), context);
    failpoint('stock.given-back');
    await this.discounts.release(checkoutId, offer.quote.discountCode);
    failpoint('discount.released');
    if (issued.some(isPromoted)) await this.promotions.release(checkoutId, offer.quote.promotions);
    await this.firstOrders.releaseUnused(checkoutId);
    await this.unpaid.lower(checkoutId, piecesByProduct(offer.lines));
  }

  /** Releases everything that it ever reserved. */
  async release(checkoutId: string, context: CommandContext): Promise<void> {
    const nothing = { id: checkoutId, paymentIntentId: null };
    const issued = await this.quotes.of(checkoutId);
    await this.stock.keepOnly(nothing, [], linesOf(issued), context);
    failpoint('stock.given-back');
    await this.discounts.release(checkoutId, null);
    failpoint('discount.released');
    if (issued.some(isPromoted)) await this.promotions.release(checkoutId);
    await this.firstOrders.releaseUnused(checkoutId);
    await this.unpaid.end(checkoutId);
  }

  /**
   * Claims the promotions of an offer, for a customer when the address is known. Throws `discount-used-up` and
   * `discount-used-before` for a promotion by code, else `PromotionRefused`.
   */
  async claim(checkoutId: string, { quote: { promotions = [] } }: Reserved, email?: string): Promise<void> {
    if (promotions.length === 0) return;
    const mailbox = email === undefined ? undefined : await this.mailboxes.of(email);
    try {
      await this.promotions.claim(checkoutId, promotions, mailbox);
    } catch (error) {
      if (!(error instanceof PromotionRefused) || !error.promotion.byCode) throw error;
      throw new DomainError(error.isBudget ? 'discount-used-up' : 'discount-used-before');
    }
  }

  /** Ends the limits for a checkout whose payment is processing: its order has the pieces now. */
  async underWay(checkoutId: string): Promise<void> {
    await this.unpaid.end(checkoutId);
  }

  /** Redeems the code of the paid offer and releases what the other quotes reserved. */
  async redeem(
    checkoutId: string,
    { quote, lines }: Reserved,
    issued: readonly Reserved[],
    context: CommandContext,
  ): Promise<void> {
    if (quote.discountCode !== null) await this.discounts.redeem(checkoutId, quote.discountCode);
    failpoint('discount.redeemed');
    await this.promotions.redeem(checkoutId, quote.promotions ?? []);
    if (issued.some((other) => other.quote.discountCode !== null)) await this.discounts.release(checkoutId);
    if (issued.some(isPromoted)) await this.promotions.release(checkoutId);
    await this.stock.afterSale(checkoutId, lines, linesOf(issued), context);
    await this.unpaid.end(checkoutId);
  }
}

const isPromoted = ({ quote }: Reserved) => (quote.promotions?.length ?? 0) > 0;
const linesOf = (quotes: readonly Reserved[]) => quotes.map(({ lines }) => lines);
