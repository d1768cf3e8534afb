import fc from 'fast-check';
import { priceAt, type PriceHistory } from './price-history.js';
import { combined, freePiecesOf, lessBenefit, promotionsAt, withPromotions, type Promotion } from './promotions.js';
import { referencePrice } from './reference-price.js';

const at = (day: string) => Date.parse(`${day}T09:00:00Z`);
const promotion = (id: number, changes: Partial<Promotion> = {}): Promotion => ({
  id,
  priority: 10,
  isExclusive: false,
  benefit: { type: 'percentage', percent: 20 },
  from: at('2026-03-01'),
  until: at('2026-03-08'),
  ...changes,
});
const ids = (promotions: readonly Promotion[]) => combined(promotions).map(({ id }) => id);
const history: PriceHistory = {
  prices: [{ kind: 'regular', cents: 2500, from: at('2026-01-01'), until: null }],
  offered: [{ from: at('2026-01-01'), until: null }],
};

describe('promotions on one product', () => {
  it('apply together in the order of their priority, and of their creation', () =>
    expect(ids([promotion(3), promotion(2, { priority: 20 }), promotion(1)])).toEqual([1, 3, 2]));

  it('are joined by no other when the first is exclusive', () =>
    expect(ids([promotion(1, { priority: 5, isExclusive: true }), promotion(2)])).toEqual([1]));

  it('leave out an exclusive one that is not the first', () =>
    expect(ids([promotion(1), promotion(2, { isExclusive: true }), promotion(3)])).toEqual([1, 3]));

  it('apply from their start until their end', () => {
    const days = ['2026-02-28', '2026-03-01', '2026-03-07', '2026-03-08'];
    expect(days.map((day) => promotionsAt([promotion(1)], at(day)).length)).toEqual([0, 1, 1, 0]);
    expect(promotionsAt([promotion(1, { until: null })], at('2030-01-01'))).toHaveLength(1);
  });

  it('give free pieces by the first one that has some', () => {
    const free = (id: number, buy: number) => promotion(id, { benefit: { type: 'buy-get', buy, free: 1 } });
    expect(freePiecesOf([promotion(1), free(2, 2), free(3, 1)])).toEqual({ buy: 2, free: 1 });
    expect(freePiecesOf([promotion(1)])).toBeNull();
  });
});

describe('a percentage or an amount off each piece', () => {
  it('is a sale while it lasts, with the lowest price of 30 days as its reference', () => {
    const promoted = withPromotions(history, [promotion(1)]);
    expect(priceAt(promoted.prices, at('2026-03-02'))).toEqual({ cents: 2000, regularCents: 2500, isSale: true });
    expect(referencePrice(promoted, at('2026-03-02'))).toBe(2500);
    expect(priceAt(promoted.prices, at('2026-03-08'))?.cents).toBe(2500);
  });

  it('counts in the reference of the next sale', () => {
    const promoted = withPromotions(history, [promotion(1), promotion(2, { from: at('2026-03-20'), until: null })]);
    expect(referencePrice(promoted, at('2026-03-21'))).toBeNull();
  });

  it('lowers a sale price, and follows each change of the price', () => {
    const prices = [
      ...history.prices,
      { kind: 'sale' as const, cents: 2000, from: at('2026-03-03'), until: at('2026-03-04') },
    ];
    const promoted = withPromotions({ ...history, prices }, [promotion(1)]);
    const days = ['2026-03-02', '2026-03-03', '2026-03-05'];
    expect(days.map((day) => priceAt(promoted.prices, at(day))!.cents)).toEqual([2000, 1600, 2000]);
  });

  it('adds up in order, and free pieces leave the price as it is', () => {
    const amount = promotion(2, { benefit: { type: 'amount', cents: 300 }, priority: 20 });
    const free = promotion(3, { benefit: { type: 'buy-get', buy: 1, free: 1 } });
    const promoted = withPromotions(history, [amount, promotion(1), free]);
    expect(priceAt(promoted.prices, at('2026-03-02'))?.cents).toBe(1700);
  });
});

describe('every promotion', () => {
  const benefit = fc.oneof(
    fc.record({ type: fc.constant('percentage' as const), percent: fc.integer({ min: 1, max: 100 }) }),
    fc.record({ type: fc.constant('amount' as const), cents: fc.integer({ min: 1, max: 5000 }) }),
  );
  const hour = fc.integer({ min: 0, max: 2000 }).map((hours) => at('2026-02-01') + hours * 3_600_000);
  const some = fc
    .array(
      fc.record({
        benefit,
        from: hour,
        hours: fc.integer({ min: 1, max: 900 }),
        priority: fc.nat(3),
        isExclusive: fc.boolean(),
      }),
    )
    .map((all) => all.map(({ hours, ...one }, id): Promotion => ({ ...one, id, until: one.from + hours * 3_600_000 })));

  it('never makes a price negative or higher', () => {
    fc.assert(
      fc.property(fc.nat(50_000), benefit, (cents, given) => {
        const less = lessBenefit(cents, given);
        expect(less).toBeGreaterThanOrEqual(0);
        expect(less).toBeLessThanOrEqual(cents);
      }),
    );
  });

  it('makes the price at a moment that the promotions of that moment make', () => {
    fc.assert(
      fc.property(some, hour, (promotions, moment) => {
        const expected = promotionsAt(promotions, moment).reduce((cents, one) => lessBenefit(cents, one.benefit), 2500);
        expect(priceAt(withPromotions(history, promotions).prices, moment)!.cents).toBe(expected);
      }),
    );
  });

  it('does not depend on the order in which it is listed', () => {
    fc.assert(
      fc.property(some, hour, (promotions, moment) => {
        const reversed = [...promotions].reverse();
        expect(promotionsAt(reversed, moment)).toEqual(promotionsAt(promotions, moment));
      }),
    );
  });
});
