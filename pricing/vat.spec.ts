import fc from 'fast-check';
import { divideByWeight } from './divide-by-weight.js';
import { refundedVat, splitVat, vatAmounts, vatInside, vatPercent, vatRates, type VatShare } from './vat.js';

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
const rate = fc.constantFrom(...vatRates);
const line = fc.record({ totalCents: fc.integer({ min: 0, max: 50_000 }), rate }).map((one) => ({
  ...one,
  percent: vatPercent(one.rate, '2026-03-28'),
}));
const order = fc
  .record({ lines: fc.array(line, { minLength: 1, maxLength: 8 }), shippingCents: fc.integer({ min: 0, max: 1_500 }) })
  .chain(({ lines, shippingCents }) =>
    fc.record({
      lines: fc.constant(lines),
      shippingCents: fc.constant(shippingCents),
      discountCents: fc.integer({ min: 0, max: sum(lines.map(({ totalCents }) => totalCents)) }),
    }),
  );

describe('vatPercent', () => {
  it('is the percentage of the day', () => {
    expect(vatRates.map((one) => vatPercent(one, '2026-03-28'))).toEqual([21, 9, 0]);
    expect(vatPercent('low', '2018-12-31')).toBe(6);
    expect(vatPercent('low', '2019-01-01')).toBe(9);
  });

  it('is unknown before the rates of the table and in a country without rates', () => {
    expect(() => vatPercent('high', '1999-12-31')).toThrow('No VAT rate');
    expect(() => vatPercent('high', '2026-03-28', 'BE')).toThrow('No VAT rate high in BE');
  });
});

describe('vatInside', () => {
  it('rounds half a cent up', () => {
    expect(vatInside(10_900, 9)).toBe(900);
    expect(vatInside(12_100, 21)).toBe(2100);
    expect(vatInside(6, 9)).toBe(0);
    expect(vatInside(7, 9)).toBe(1);
    expect(vatInside(2495, 0)).toBe(0);
  });
});

describe('divideByWeight', () => {
  it('gives the left cents to the largest remainders, and to the earlier of equal ones', () => {
    expect(divideByWeight(100, [1, 1, 1])).toEqual([34, 33, 33]);
    expect(divideByWeight(10, [16, 50, 34])).toEqual([2, 5, 3]);
    expect(divideByWeight(5, [])).toEqual([]);
    expect(divideByWeight(5, [0, 0])).toEqual([5, 0]);
  });

  it('divides everything, and gives no part more than its weight', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 10_000 }), { minLength: 1 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (weights, part) => {
          const cents = Math.floor(sum(weights) * part);
          const parts = divideByWeight(cents, weights);
          expect(sum(parts)).toBe(cents);
          expect(sum(weights) === 0 || parts.every((one, index) => one >= 0 && one <= weights[index]!)).toBe(true);
        },
      ),
    );
  });
});

describe('splitVat', () => {
  it('spreads a discount over the lines and shipping over the rates in proportion of the net amounts', () => {
    const lines = [
      { totalCents: 10_900, rate: 'low', percent: 9 },
      { totalCents: 12_100, rate: 'high', percent: 21 },
    ] as const;
    expect(splitVat(lines, { shippingCents: 700, discountCents: 0 })).toEqual({
      lineCents: [10_900, 12_100],
      shipping: [
        { rate: 'high', percent: 21, cents: 350 },
        { rate: 'low', percent: 9, cents: 350 },
      ],
      amounts: [
        { rate: 'high', percent: 21, grossCents: 12_450, vatCents: 2161 },
        { rate: 'low', percent: 9, grossCents: 11_250, vatCents: 929 },
      ],
    });
    expect(splitVat(lines, { shippingCents: 0, discountCents: 2300 }).lineCents).toEqual([9810, 10_890]);
  });

  it('sums to the total, has no part below zero, and rounds VAT once per rate', () => {
    fc.assert(
      fc.property(order, ({ lines, shippingCents, discountCents }) => {
        const { lineCents, shipping, amounts } = splitVat(lines, { shippingCents, discountCents });
        const total = sum(lines.map(({ totalCents }) => totalCents)) + shippingCents - discountCents;
        expect(sum(lineCents) + sum(shipping.map(({ cents }) => cents))).toBe(total);
        expect(sum(amounts.map(({ grossCents }) => grossCents))).toBe(total);
        expect([...lineCents, ...shipping.map(({ cents }) => cents)].every((cents) => cents >= 0)).toBe(true);
        expect(lineCents.every((cents, index) => cents <= lines[index]!.totalCents)).toBe(true);
        for (const { percent, grossCents, vatCents } of amounts) expect(vatCents).toBe(vatInside(grossCents, percent));
      }),
    );
  });
});

describe('refundedVat', () => {
  const paid = fc.array(fc.record({ rate, cents: fc.integer({ min: 1, max: 9_000 }) }), {
    minLength: 1,
    maxLength: 12,
  });

  it('returns exactly the VAT of an order, in whatever parts and order it is refunded', () => {
    fc.assert(
      fc.property(paid, (parts) => {
        const shares = parts.map((part): VatShare => ({ ...part, percent: vatPercent(part.rate, '2026-03-28') }));
        const refunds = shares.reduce<ReturnType<typeof refundedVat>[]>(
          (earlier, share) => [...earlier, refundedVat([share], earlier)],
          [],
        );
        const returned = refunds.flat();
        for (const whole of vatAmounts(shares)) {
          const own = returned.filter((one) => one.rate === whole.rate);
          expect(sum(own.map(({ grossCents }) => grossCents))).toBe(whole.grossCents);
          expect(sum(own.map(({ vatCents }) => vatCents))).toBe(whole.vatCents);
          expect(own.every(({ vatCents, grossCents }) => vatCents >= 0 && vatCents <= grossCents)).toBe(true);
        }
      }),
    );
  });
});
