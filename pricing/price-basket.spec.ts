import fc from 'fast-check';
import { smallestPaymentCents } from './basket-promotions.js';
import { priceBasket, type Coupon, type ShippingRates } from './price-basket.js';
import type { BasketLine } from './price-line.js';

const shipping: ShippingRates = { freeFromCents: 6500, costCents: 699 };
const jars = (quantity: number, listCents = 2495): BasketLine => ({ kind: 'one-off', listCents, quantity });
const price = (lines: BasketLine[], coupon: Coupon | null = null) => priceBasket(lines, shipping, coupon);

describe('shipping', () => {
  it('is charged below the threshold and free at or above it', () => {
    expect(price([jars(1, 6499)])).toMatchObject({ shippingCents: 699, missingForFreeShippingCents: 1 });
    expect(price([jars(1, 6500)])).toMatchObject({ shippingCents: 0, missingForFreeShippingCents: 0 });
  });

  it('depends on the subtotal after quantity discounts and before the coupon', () => {
    expect(price([jars(3)])).toMatchObject({ subtotalCents: 6363, shippingCents: 699, totalCents: 7062 });
    const coupon = { type: 'percentage', percent: 50 } as const;
    expect(price([jars(4)], coupon)).toMatchObject({ subtotalCents: 8484, shippingCents: 0, totalCents: 4242 });
  });

  it('is free with a free-shipping code, and for an empty basket', () => {
    expect(price([jars(1)], { type: 'free_shipping' })).toMatchObject({ shippingCents: 0, discountCents: 0 });
    expect(price([])).toMatchObject({ shippingCents: 0, totalCents: 0 });
  });
});

describe('a coupon', () => {
  it('takes a percentage or an amount off the subtotal, never off shipping', () => {
    expect(price([jars(2)], { type: 'percentage', percent: 10 })).toMatchObject({
      subtotalCents: 4492,
      discountCents: 449,
      shippingCents: 699,
      totalCents: 4742,
    });
    expect(price([jars(1)], { type: 'fixed', cents: 500 })).toMatchObject({ discountCents: 500, totalCents: 2694 });
    expect(price([jars(1)], { type: 'fixed', cents: 9999 })).toMatchObject({ discountCents: 2495, totalCents: 699 });
  });

  it('leaves the smallest payment that the provider accepts', () => {
    expect(price([jars(4)], { type: 'percentage', percent: 100 })).toMatchObject({
      discountCents: 8434,
      totalCents: 50,
    });
    expect(price([jars(4)], { type: 'fixed', cents: 8484 })).toMatchObject({ discountCents: 8434, totalCents: 50 });
    expect(price([jars(4)], { type: 'percentage', percent: 250 })).toMatchObject({ totalCents: 50 });
  });

  it('for free shipping charges part of the shipping to reach the smallest payment', () => {
    const freeShipping = { type: 'free_shipping' } as const;
    expect(price([jars(1, 40)], freeShipping)).toMatchObject({ shippingCents: 10, totalCents: 50 });
    expect(price([jars(1, 50)], freeShipping)).toMatchObject({ shippingCents: 0, totalCents: 50 });
    const cheap = { freeFromCents: 6500, costCents: 5 };
    expect(priceBasket([jars(1, 40)], cheap, freeShipping)).toMatchObject({ shippingCents: 5, totalCents: 45 });
  });

  it('has no effect on a basket below the smallest payment', () => {
    const free = { freeFromCents: 0, costCents: 699 };
    expect(priceBasket([jars(1, 40)], free, { type: 'fixed', cents: 40 })).toMatchObject({
      discountCents: 0,
      totalCents: 40,
    });
  });
});

describe('every basket', () => {
  const quantity = fc.integer({ min: 1, max: 20 });
  const listCents = fc.integer({ min: 0, max: 50_000 });
  const line: fc.Arbitrary<BasketLine> = fc.oneof(
    fc.record({ kind: fc.constant('one-off' as const), listCents, quantity }),
    fc.record({
      kind: fc.constant('subscription' as const),
      listCents,
      quantity,
      jars: fc.integer({ min: 1, max: 12 }),
      discountPercent: fc.integer({ min: 0, max: 100 }),
    }),
  );
  const coupon: fc.Arbitrary<Coupon | null> = fc.oneof(
    fc.constant(null),
    fc.constant({ type: 'free_shipping' } as const),
    fc.record({ type: fc.constant('fixed' as const), cents: fc.integer({ min: 0, max: 100_000 }) }),
    fc.record({ type: fc.constant('percentage' as const), percent: fc.integer({ min: 0, max: 100 }) }),
  );
  const rates = fc.record({
    freeFromCents: fc.integer({ min: 0, max: 20_000 }),
    costCents: fc.integer({ min: 0, max: 2_000 }),
  });
  const lines = fc.array(line, { maxLength: 8 });

  it('adds up: lines to subtotal, subtotal + shipping − coupon to total, list − charged to savings', () => {
    fc.assert(
      fc.property(lines, rates, coupon, (basket, shippingRates, code) => {
        const result = priceBasket(basket, shippingRates, code);
        const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);
        expect(result.subtotalCents).toBe(sum(result.lines.map(({ totalCents }) => totalCents)));
        expect(result.totalCents).toBe(result.subtotalCents + result.shippingCents - result.discountCents);
        const list = sum(result.lines.map(({ listTotalCents }) => listTotalCents));
        expect(result.savingsCents).toBe(list - result.subtotalCents);
      }),
    );
  });

  it('has whole amounts that are never negative', () => {
    fc.assert(
      fc.property(lines, rates, coupon, (basket, shippingRates, code) => {
        const { lines: _, ...amounts } = priceBasket(basket, shippingRates, code);
        for (const amount of Object.values(amounts)) {
          expect(Number.isSafeInteger(amount)).toBe(true);
          expect(amount).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });

  it('leaves at least 50 cents to pay where the basket allows it, and no coupon raises the total', () => {
    fc.assert(
      fc.property(lines, rates, coupon, (basket, shippingRates, code) => {
        const full = priceBasket(basket, shippingRates);
        const withCode = priceBasket(basket, shippingRates, code);
        expect(withCode.totalCents).toBeLessThanOrEqual(full.totalCents);
        const most = full.totalCents;
        expect(withCode.totalCents).toBeGreaterThanOrEqual(Math.min(most, smallestPaymentCents));
      }),
    );
  });

  it('costs the same in any order of lines', () => {
    fc.assert(
      fc.property(lines, rates, coupon, (basket, shippingRates, code) => {
        const { lines: _, ...forwards } = priceBasket(basket, shippingRates, code);
        const { lines: __, ...backwards } = priceBasket([...basket].reverse(), shippingRates, code);
        expect(backwards).toEqual(forwards);
      }),
    );
  });
});
