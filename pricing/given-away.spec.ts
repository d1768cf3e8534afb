import fc from 'fast-check';
import { givenAway, sumOfGiven } from './given-away.js';
import { priceLine } from './price-line.js';
import { freePiecesOf, lessBenefit, type Benefit } from './promotions.js';

const line = (quantity: number) => ({ kind: 'one-off', listCents: 0, quantity }) as const;
const percent = { id: 1, benefit: { type: 'percentage', percent: 20 } } as const;
const free = { id: 2, benefit: { type: 'buy-get', buy: 1, free: 1 } } as const;

describe('what promotions give away', () => {
  it('is what each takes off after those before it', () =>
    expect(givenAway(line(2), 1000, [percent, free])).toEqual([
      { id: 1, pieces: 2, cents: 360 }, // 2 × 900 becomes 2 × 720
      { id: 2, pieces: 2, cents: 640 }, // 1440 becomes 800
    ]));

  it('leaves out a promotion that gives nothing', () => expect(givenAway(line(1), 1000, [free])).toEqual([]));

  it('counts the jars of a subscription', () => {
    const plan = { kind: 'subscription', listCents: 0, quantity: 2, jars: 3, discountPercent: 20 } as const;
    expect(givenAway(plan, 1000, [percent, free])).toEqual([{ id: 1, pieces: 6, cents: 960 }]);
  });

  it('adds up over lines', () =>
    expect(sumOfGiven([...givenAway(line(2), 1000, [percent, free]), ...givenAway(line(1), 500, [percent])])).toEqual([
      { id: 1, pieces: 3, cents: 460 },
      { id: 2, pieces: 2, cents: 640 },
    ]));

  it('is together what the promotions take off the line', () => {
    const benefit: fc.Arbitrary<Benefit> = fc.oneof(
      fc.record({ type: fc.constant('percentage' as const), percent: fc.integer({ min: 1, max: 90 }) }),
      fc.record({ type: fc.constant('amount' as const), cents: fc.integer({ min: 1, max: 3000 }) }),
      fc.record({ type: fc.constant('buy-get' as const), buy: fc.constantFrom(1, 2, 3), free: fc.constantFrom(1, 2) }),
    );
    const pieces = fc.integer({ min: 1, max: 20 });
    fc.assert(
      fc.property(fc.nat(20_000), pieces, fc.array(benefit, { maxLength: 4 }), (fullCents, quantity, benefits) => {
        const promotions = benefits.map((one, id) => ({ id, benefit: one }));
        const listCents = benefits.reduce(lessBenefit, fullCents);
        const full = priceLine({ ...line(quantity), listCents: fullCents }).totalCents;
        const paid = priceLine({ ...line(quantity), listCents, freePieces: freePiecesOf(promotions) }).totalCents;
        const given = givenAway(line(quantity), fullCents, promotions);
        expect(given.reduce((sum, { cents }) => sum + cents, 0)).toBe(full - paid);
      }),
    );
  });
});
