import type { Quote } from '../../../../contracts/checkout.js';
import { priceBasket, totalsOf, type BasketPrice, type ShippingRates } from '../../../../pricing/price-basket.js';
import { basketDiscounts, type BasketPromotion } from '../../../../pricing/basket-promotions.js';
import { givenAway, sumOfGiven, type GivenAway } from '../../../../pricing/given-away.js';
import type { PricedLine } from '../../../../pricing/price-line.js';
import type { DiscountCode } from '../../discounts/discount-code.entity.js';
import { couponOf } from '../../discounts/discount-terms.js';
import type { OrderLine } from '../../orders/order.events.js';
import { orderVat, taxedLine } from '../../orders/order-vat.js';
import { pricingLine, type CheckoutLine } from './basket.js';

/** `promotion`: whose code it is, and the pieces that it covers. */
export type Discount = Pick<DiscountCode, 'code' | 'type' | 'value'> & { promotion?: { id: number; pieces: number } };

/** What the server will charge for these lines on a calendar day, by the one price function. */
export function quoteFor(
  lines: readonly CheckoutLine[],
  shipping: ShippingRates,
  day: string,
  ofBasket: readonly BasketPromotion[] = [],
): Quote {
  const price = priceBasket(lines.map(pricingLine), shipping, null, ofBasket);
  return {
    lines: lines.map(({ id, product, quantity, subscription }, index) => {
      const { unitCents, totalCents, listTotalCents } = price.lines[index]!;
      const { id: productId, slug, name } = product;
      return { id, productId, slug, name, quantity, unitCents, totalCents, listTotalCents, subscription };
    }),
    ...amountsOf(price),
    vat: vatOf(
      lines.map(({ product: { vatRate } }, index) => ({ vatRate, totalCents: price.lines[index]!.totalCents })),
      price,
      day,
    ),
    discountCode: null,
    promotions: [
      ...sumOfGiven(lines.flatMap(givenOn)).map((given) => ({ ...given, byCode: false, ofBasket: false })),
      ...basketDiscounts(price.subtotalCents, price.shippingCents, ofBasket).map((given) => {
        return { ...given, pieces: piecesIn(lines), byCode: false, ofBasket: true };
      }),
    ],
  };
}

/** The same lines at the prices they were offered at, with this code or none. A plan's later deliveries stay as they are. */
export function withDiscount(
  quote: Quote,
  lines: readonly OrderLine[],
  shipping: ShippingRates,
  discount: Discount | null,
  day: string,
): Quote {
  const frozen = lines.map(frozenLine);
  const promotedCents = promotedIn(quote);
  const price = totalsOf(frozen, shipping, discount && couponOf(discount), promotedCents);
  const vat = vatOf(lines.map(taxedLine), price, day);
  const promotions = (quote.promotions ?? []).filter(({ byCode }) => !byCode);
  const cents = price.discountCents - promotedCents;
  if (discount?.promotion) promotions.push({ ...discount.promotion, cents, byCode: true, ofBasket: false });
  const { addsTo } = quote;
  const discounted = { lines: quote.lines, ...amountsOf(price), vat, discountCode: discount?.code ?? null, promotions };
  return addsTo ? { ...discounted, addsTo } : discounted;
}

/** The part of the discount that promotions take off the basket, in cents. A code takes the rest. */
export function promotedIn({ promotions = [] }: Pick<Quote, 'promotions'>): number {
  return promotions.reduce((sum, { cents, ofBasket }) => sum + (ofBasket ? cents : 0), 0);
}

const piecesIn = (lines: readonly CheckoutLine[]) =>
  lines.reduce((sum, { quantity, subscription }) => sum + quantity * (subscription?.jars ?? 1), 0);

function givenOn(line: CheckoutLine): GivenAway[] {
  return givenAway(pricingLine(line), line.product.fullCents, line.product.promotions);
}

function frozenLine({ unitCents, totalCents, listTotalCents }: OrderLine): PricedLine {
  return { unitCents, totalCents, listTotalCents, savingsCents: listTotalCents - totalCents };
}

function amountsOf({ subtotalCents, savingsCents, shippingCents, discountCents, totalCents }: BasketPrice) {
  return { subtotalCents, savingsCents, shippingCents, discountCents, totalCents };
}

function vatOf(...order: Parameters<typeof orderVat>): Quote['vat'] {
  return orderVat(...order).amounts.map(({ percent, vatCents }) => ({ percent, vatCents }));
}
