import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Quote, UpdatePaymentIntent } from '../../../../contracts/checkout.js';
import type { ValidateDiscountCode, ValidDiscount } from '../../../../contracts/discounts.js';
import type { DiscountCode } from '../../discounts/discount-code.entity.js';
import { refusalOf } from '../../discounts/discount-terms.js';
import { Discounts } from '../../discounts/discounts.js';
import { Clock } from '../../platform/clock/clock.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { Checkout } from '../checkout.entity.js';
import { FirstOrderReservations } from '../reservations/first-order-reservations.js';
import { Offers, type Offer } from '../quote/offers.js';

type QuoteRequest = Pick<UpdatePaymentIntent, 'total' | 'discountCode' | 'email'>;
type DiscountInEuros = ValidDiscount['discountCode'];
interface Candidate {
  code: DiscountCode;
  refusal: DomainError | null;
}

const nobody = '00000000-0000-0000-0000-000000000000';

/** Selects the code of a checkout, among codes the shopper entered and those that the checkout has reserved. */
@Injectable()
export class DiscountChoice {
  constructor(
    private readonly dataSource: DataSource,
    private readonly discounts: Discounts,
    private readonly offers: Offers,
    private readonly firstOrders: FirstOrderReservations,
    private readonly clock: Clock,
  ) {}

  /**
   * Prices a code on the open checkout, or on `subtotal`, and lets the shopper bind it for an hour. Makes the same
   * queries for every code, so that timing does not reveal which codes exist.
   */
  async validate(sidHash: string, { code, subtotal, email }: ValidateDiscountCode): Promise<DiscountInEuros> {
    const checkout = await this.dataSource.getRepository(Checkout).findOneBy({ sidHash, status: 'open' });
    const [known, reserved, isFirstOrder] = await Promise.all([
      this.discounts.find(code),
      this.discounts.findReserved(checkout?.id ?? nobody, code),
      this.discounts.isFirstOrder(email),
    ]);
    const found = reserved ?? known;
    const subtotalCents = checkout?.quote.subtotalCents ?? subtotal;
    const firstOrder = isFirstOrder ?? true;
    const refusal = refusalOf(found, {
      subtotalCents,
      isFirstOrder: firstOrder,
      isReserved: reserved !== null,
      at: this.clock.now(),
    });
    if (!found || refusal) throw refusal ?? new DomainError('discount-unknown');
    const discountCents = await this.offers.discountCents(checkout ?? subtotal, found);
    if (isUseless(found, discountCents)) throw new DomainError('discount-not-for-basket');
    await this.discounts.remember(sidHash, found);
    const isFreeShipping = found.type === 'free_shipping';
    return { code: found.code, discountAmount: discountCents / 100, isFreeShipping };
  }

  /** Returns the offer with the bound code, or without it when the basket (or known address) no longer earns it. */
  async keep(checkout: Checkout | null, plain: Offer, email?: string): Promise<Offer> {
    const bound = checkout?.quote.discountCode ?? null;
    if (!checkout || bound === null) return plain;
    const reserved = await this.discounts.findReserved(checkout.id, bound);
    // A checkout without a payment may have stopped before it reserved its code.
    const code = reserved ?? (checkout.paymentIntentId === null ? await this.discounts.find(bound) : null);
    if (!code) return plain;
    const { refusal } = await this.judge(code, reserved !== null, plain, await this.discounts.isFirstOrder(email));
    return refusal ? plain : this.offers.withCode(plain, code);
  }

  /** Returns the offer for a new checkout, which has to earn its code anew. `email`: of a buyer who is known already. */
  async renew(requested: Offer, plain: Offer, email?: string): Promise<Offer> {
    if (requested.quote.discountCode === null) return requested;
    const code = await this.discounts.find(requested.quote.discountCode);
    if (!code) return plain;
    const { refusal } = await this.judge(code, false, plain, await this.discounts.isFirstOrder(email));
    return refusal ? plain : requested;
  }

  /** Returns `plain` with the code of another quote, which `renew` has to judge. */
  async carryOver({ discountCode }: Quote, plain: Offer): Promise<Offer> {
    const code = discountCode === null ? null : await this.discounts.find(discountCode);
    return code ? this.offers.withCode(plain, code) : plain;
  }

  /**
   * Returns the offer with `discountCode`; null means none. What the checkout shows stays payable after a change of the
   * shipping costs, or of the terms of its code. Without that field, returns the offer whose total equals the shopper's. On
   * a tie, the offer without a code wins. Throws `total-mismatch` with the valid quote, and the refusal of the code.
   */
  async select(checkout: Checkout, plain: Offer, request: QuoteRequest): Promise<Offer> {
    const candidates = await this.candidates(checkout, plain, request.email);
    if (request.discountCode !== undefined) {
      const code = named(request.discountCode, candidates);
      const { quoteHash, quote, lines } = checkout;
      const isShown = quote.discountCode === request.discountCode && quote.totalCents === request.total;
      return isShown ? { quoteHash, quote, lines } : asserted(await this.offers.withCode(plain, code), request.total);
    }
    const valid = candidates.filter(({ refusal }) => refusal === null);
    const discounted = await Promise.all(valid.map(({ code }) => this.offers.withCode(plain, code)));
    const chosen = [plain, ...discounted].find(({ quote }) => quote.totalCents === request.total);
    const bound = discounted.find(({ quote }) => quote.discountCode === checkout.quote.discountCode);
    if (chosen) return chosen;
    for (const { code, refusal } of candidates)
      if (refusal?.code === 'discount-email-needed' && (await this.costs(plain, code)) === request.total) throw refusal;
    return asserted(bound ?? plain, request.total);
  }

  /** Reserves the mailbox for a first-order code. Throws `discount-in-use`. */
  async reserveFirstOrder({ id }: Checkout, { quote: { discountCode } }: Offer, email?: string): Promise<void> {
    if (discountCode === null || email === undefined) return;
    const code = (await this.discounts.findReserved(id, discountCode)) ?? (await this.discounts.find(discountCode));
    if (code?.firstOrderOnly) await this.firstOrders.reserve(id, email);
  }

  private async costs(plain: Offer, code: DiscountCode): Promise<number> {
    return (await this.offers.withCode(plain, code)).quote.totalCents;
  }

  private async candidates(checkout: Checkout, plain: Offer, email?: string): Promise<Candidate[]> {
    const [reserved, remembered, isFirstOrder] = await Promise.all([
      this.discounts.reservedBy(checkout.id),
      this.discounts.rememberedBy(checkout.sidHash),
      this.discounts.isFirstOrder(email),
    ]);
    const isBound = ({ code }: DiscountCode) => code === checkout.quote.discountCode;
    const own = [...reserved.filter(isBound), ...reserved.filter((code) => !isBound(code))];
    const others = remembered.filter(({ code }) => !reserved.some((one) => one.code === code));
    return Promise.all([
      ...own.map((code) => this.judge(code, true, plain, isFirstOrder)),
      ...others.map((code) => this.judge(code, false, plain, isFirstOrder)),
    ]);
  }

  private async judge(
    code: DiscountCode,
    isReserved: boolean,
    plain: Offer,
    isFirstOrder: boolean | null,
  ): Promise<Candidate> {
    const purchase = { subtotalCents: plain.quote.subtotalCents, isFirstOrder, isReserved, at: this.clock.now() };
    const refusal = refusalOf(code, purchase);
    if (refusal || !isUseless(code, await this.offers.discountCents(plain, code))) return { code, refusal };
    return { code, refusal: new DomainError('discount-not-for-basket') };
  }
}

/** A promotion for products that the basket does not contain. */
function isUseless({ promotionId }: DiscountCode, discountCents: number): boolean {
  return promotionId !== null && discountCents === 0;
}

function named(wanted: string | null, candidates: readonly Candidate[]): DiscountCode | null {
  if (wanted === null) return null;
  const candidate = candidates.find(({ code }) => code.code === wanted);
  if (!candidate) throw new DomainError('discount-unknown');
  if (candidate.refusal) throw candidate.refusal;
  return candidate.code;
}

function asserted(offer: Offer, totalCents: number): Offer {
  if (offer.quote.totalCents !== totalCents) throw new DomainError('total-mismatch', { quote: offer.quote });
  return offer;
}
