import fc from 'fast-check';
import { discountByCode, type DiscountedLine } from './discount-by-code.js';
import { priceLine } from './price-line.js';
import type { Benefit } from './promotions.js';

const line = (quantity: number, totalCents: number): DiscountedLine => ({ quantity, totalCents });

describe('a promotion by code', () => {
  it('takes a percentage off each line, rounded down', () =>
    expect(discountByCode({ type: 'percentage', percent: 12.5 }, [line(1, 999), line(2, 5)])).toBe(124));

  it('takes an amount off each piece, and no more than the line costs', () =>
    expect(discountByCode({ type: 'amount', cents: 300 }, [line(2, 2000), line(3, 800)])).toBe(1400));

  it.each([
    [1, 0],
    [2, 0],
    [3, 1000],
    [5, 1000],
    [6, 2000],
  ])('gives the third of three pieces: %i pieces', (quantity, cents) =>
    expect(discountByCode({ type: 'buy-get', buy: 2, free: 1 }, [line(quantity, quantity * 1000)])).toBe(cents),
  );
});

describe('every promotion by code', () => {
  const piece = fc.integer({ min: 1, max: 3 });
  const benefit: fc.Arbitrary<Benefit> = fc.oneof(
    fc.record({ type: fc.constant('percentage' as const), percent: fc.integer({ min: 1, max: 90 }) }),
    fc.record({ type: fc.constant('amount' as const), cents: fc.integer({ min: 1, max: 5000 }) }),
    fc.record({ type: fc.constant('buy-get' as const), buy: piece, free: piece }),
  );
  const quantity = fc.integer({ min: 1, max: 20 });
  const listCents = fc.integer({ min: 1, max: 50_000 });
  const priced = (list: number, pieces: number) =>
    line(pieces, priceLine({ kind: 'one-off', listCents: list, quantity: pieces }).totalCents);
  const lines = fc.array(fc.tuple(listCents, quantity).map(([list, pieces]) => priced(list, pieces)));

  it('gives whole cents, never below zero and at most the lines', () => {
    fc.assert(
      fc.property(benefit, lines, (given, basket) => {
        const cents = discountByCode(given, basket);
        expect(Number.isSafeInteger(cents)).toBe(true);
        expect(cents).toBeGreaterThanOrEqual(0);
        expect(cents).toBeLessThanOrEqual(basket.reduce((sum, { totalCents }) => sum + totalCents, 0));
      }),
    );
  });

  it('gives the same in any order of lines', () => {
    fc.assert(
      fc.property(benefit, lines, (given, basket) =>
        expect(discountByCode(given, [...basket].reverse())).toBe(discountByCode(given, basket)),
      ),
    );
  });

  it('never makes the pieces of a product cheaper in two baskets than in one', () => {
    fc.assert(
      fc.property(benefit, listCents, quantity, quantity, (given, list, some, others) => {
        const paid = (pieces: number) => {
          const one = priced(list, pieces);
          return one.totalCents - discountByCode(given, [one]);
        };
        expect(paid(some) + paid(others)).toBeGreaterThanOrEqual(paid(some + others));
      }),
    );
  });
});
