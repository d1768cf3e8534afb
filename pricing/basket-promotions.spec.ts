import fc from 'fast-check';
import { basketDiscounts, smallestPaymentCents, type BasketPromotion } from './basket-promotions.js';
import { priceBasket, type Coupon } from './price-basket.js';

const promotion = (id: number, changes: Partial<BasketPromotion> = {}): BasketPromotion => ({
  id,
  priority: 10,
  isExclusive: false,
  benefit: { type: 'percentage', percent: 10 },
  minSubtotalCents: 0,
  ...changes,
});
const amount = (cents: number) => ({ benefit: { type: 'amount', cents } }) as const;
const discounts = (subtotalCents: number, ...promotions: BasketPromotion[]) =>
  basketDiscounts(subtotalCents, 0, promotions).map(({ id, cents }) => [id, cents]);

describe('a promotion on the whole basket', () => {
  it('takes a percentage off, rounded down, or an amount', () => {
    expect(discounts(4999, promotion(1))).toEqual([[1, 499]]);
    expect(discounts(4999, promotion(1, amount(500)))).toEqual([[1, 500]]);
  });

  it('applies from its minimum on', () => {
    expect(discounts(4999, promotion(1, { minSubtotalCents: 5000 }))).toEqual([]);
    expect(discounts(5000, promotion(1, { minSubtotalCents: 5000 }))).toEqual([[1, 500]]);
  });

  it('applies to what those before it left, or alone when it is exclusive', () => {
    expect(discounts(5000, promotion(1), promotion(2, { ...amount(1000), priority: 1 }))).toEqual([
      [2, 1000],
      [1, 400],
    ]);
    expect(discounts(5000, promotion(1, { isExclusive: true }), promotion(2))).toEqual([[1, 500]]);
  });

  it('leaves the smallest payment', () => expect(discounts(600, promotion(1, amount(9999)))).toEqual([[1, 550]]));

  it('comes before a coupon, and after shipping is decided', () => {
    const basket = [{ kind: 'one-off', listCents: 6500, quantity: 1 }] as const;
    const coupon = { type: 'percentage', percent: 50 } as const;
    const rates = { freeFromCents: 6500, costCents: 699 };
    expect(priceBasket(basket, rates, coupon, [promotion(1)])).toMatchObject({
      subtotalCents: 6500,
      shippingCents: 0,
      discountCents: 650 + 2925,
      totalCents: 2925,
    });
  });
});

describe('every promotion on the whole basket', () => {
  const percentage = fc.integer({ min: 1, max: 90 }).map((percent) => ({ type: 'percentage' as const, percent }));
  const benefit = fc.oneof(
    percentage,
    fc.integer({ min: 1, max: 5000 }).map((cents) => ({ type: 'amount' as const, cents })),
  );
  const terms = (of: fc.Arbitrary<BasketPromotion['benefit']>, isExclusive: fc.Arbitrary<boolean>) =>
    fc
      .array(fc.record({ benefit: of, priority: fc.nat(3), isExclusive, minSubtotalCents: fc.nat(9000) }), {
        maxLength: 4,
      })
      .map((all) => all.map((one, id) => ({ ...one, id })));
  const any = terms(benefit, fc.boolean());
  const cents = fc.nat(20_000);
  const sum = (all: { cents: number }[]) => all.reduce((total, one) => total + one.cents, 0);
  const coupon: fc.Arbitrary<Coupon | null> = fc.oneof(
    fc.constant(null),
    fc.constant({ type: 'free_shipping' } as const),
    fc.record({ type: fc.constant('percentage' as const), percent: fc.nat(100) }),
    fc.record({ type: fc.constant('fixed' as const), cents }),
  );

  it('takes whole cents off, never below the smallest payment, in any order in which they are listed', () => {
    fc.assert(
      fc.property(cents, fc.nat(700), any, (subtotal, shipping, promotions) => {
        const taken = basketDiscounts(subtotal, shipping, promotions);
        expect(taken.every((one) => Number.isSafeInteger(one.cents) && one.cents > 0)).toBe(true);
        expect(sum(taken)).toBeLessThanOrEqual(Math.max(0, subtotal + shipping - smallestPaymentCents));
        expect(sum(taken)).toBeLessThanOrEqual(subtotal);
        expect(basketDiscounts(subtotal, shipping, [...promotions].reverse())).toEqual(taken);
      }),
    );
  });

  it('never makes a total negative, nor higher, with a coupon too', () => {
    fc.assert(
      fc.property(cents, any, coupon, (listCents, promotions, code) => {
        const rates = { freeFromCents: 6500, costCents: 699 };
        const basket = [{ kind: 'one-off', listCents, quantity: 1 }] as const;
        const promoted = priceBasket(basket, rates, code, promotions);
        expect(promoted.totalCents).toBeLessThanOrEqual(priceBasket(basket, rates, code).totalCents);
        expect(promoted.discountCents).toBeGreaterThanOrEqual(0);
        const least = Math.min(smallestPaymentCents, priceBasket(basket, rates).totalCents);
        expect(promoted.totalCents).toBeGreaterThanOrEqual(code?.type === 'free_shipping' ? 0 : least);
      }),
    );
  });

  it('with percentages never makes a basket cheaper when it is split; an amount is for each order', () => {
    fc.assert(
      fc.property(cents, cents, terms(percentage, fc.constant(false)), (one, other, promotions) => {
        const paid = (subtotal: number) => subtotal - sum(basketDiscounts(subtotal, 0, promotions));
        expect(paid(one) + paid(other)).toBeGreaterThanOrEqual(paid(one + other));
      }),
    );
  });
});
