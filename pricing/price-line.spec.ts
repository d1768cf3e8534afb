import fc from 'fast-check';
import { priceLine, volumeDiscountPercent } from './price-line.js';
import { subscriptionPrice } from './subscription-price.js';

const oneOff = (listCents: number, quantity: number) => priceLine({ kind: 'one-off', listCents, quantity });
const listPrice = fc.integer({ min: 0, max: 100_000 });

describe('a one-off line', () => {
  it.each([
    [1, 2495, 2495],
    [2, 2246, 4492],
    [3, 2121, 6363],
    [20, 2121, 42420],
  ])('of %i × € 24.95 costs %i apiece, %i in all', (quantity, unitCents, totalCents) => {
    const listTotalCents = quantity * 2495;
    const savingsCents = listTotalCents - totalCents;
    expect(oneOff(2495, quantity)).toEqual({ unitCents, totalCents, listTotalCents, savingsCents });
  });

  it('has a lower unit price at each tier, and no higher one beyond', () => {
    expect([1, 2, 3, 4, 20].map(volumeDiscountPercent)).toEqual([0, 10, 15, 15, 15]);
    fc.assert(
      fc.property(listPrice, fc.integer({ min: 1, max: 19 }), (listCents, quantity) => {
        expect(oneOff(listCents, quantity + 1).unitCents).toBeLessThanOrEqual(oneOff(listCents, quantity).unitCents);
      }),
    );
  });

  it('never has a lower total for one more piece', () => {
    fc.assert(
      fc.property(listPrice, fc.integer({ min: 1, max: 19 }), (listCents, quantity) => {
        const [fewer, more] = [oneOff(listCents, quantity), oneOff(listCents, quantity + 1)];
        expect(more.totalCents).toBeGreaterThanOrEqual(fewer.totalCents);
      }),
    );
  });
});

describe('a line with free pieces', () => {
  const line = (listCents: number, quantity: number, buy: number, free: number) =>
    priceLine({ kind: 'one-off', listCents, quantity, freePieces: { buy, free } });
  const group = fc.integer({ min: 1, max: 4 });
  const pieces = fc.integer({ min: 1, max: 10 });

  it.each([
    [1, 2495, 2495],
    [2, 1248, 2495],
    [3, 1663, 4990],
    [20, 1248, 24950],
  ])('of 1+1, %i × € 24.95, costs %i apiece, %i in all', (quantity, unitCents, totalCents) => {
    const listTotalCents = quantity * 2495;
    const savingsCents = listTotalCents - totalCents;
    expect(line(2495, quantity, 1, 1)).toEqual({ unitCents, totalCents, listTotalCents, savingsCents });
  });

  it('has the volume discount on the pieces outside a group, and on all when that is cheaper', () => {
    expect(line(1000, 3, 2, 1).totalCents).toBe(2000);
    expect(line(1000, 5, 2, 1).totalCents).toBe(2000 + 1800);
    expect(line(1000, 11, 10, 1).totalCents).toBe(11 * 850);
  });

  it('gives the free pieces of a group that is not full', () => expect(line(1000, 3, 2, 2).totalCents).toBe(2000));

  it('never costs more than the same pieces with the volume discount', () => {
    fc.assert(
      fc.property(listPrice, pieces, group, group, (listCents, quantity, buy, free) => {
        const { totalCents } = line(listCents, quantity, buy, free);
        expect(totalCents).toBeLessThanOrEqual(oneOff(listCents, quantity).totalCents);
      }),
    );
  });

  it('is never cheaper in two baskets, and never gets cheaper by one more piece', () => {
    fc.assert(
      fc.property(listPrice, pieces, pieces, group, group, (listCents, one, other, buy, free) => {
        const total = (quantity: number) => line(listCents, quantity, buy, free).totalCents;
        expect(total(one + other)).toBeLessThanOrEqual(total(one) + total(other));
        expect(total(one + 1)).toBeGreaterThanOrEqual(total(one));
      }),
    );
  });
});

describe('a subscription line', () => {
  it('rounds once, on list × jars minus the discount', () => {
    expect(subscriptionPrice(2295, 2, 20)).toBe(3672);
    expect(subscriptionPrice(333, 3, 12.5)).toBe(874);
    expect(subscriptionPrice(2495, 1, 0)).toBe(2495);
  });

  it('gets no volume discount', () => {
    const line = { kind: 'subscription', listCents: 2495, quantity: 3, jars: 1, discountPercent: 20 } as const;
    expect(priceLine(line)).toEqual({ unitCents: 1996, totalCents: 5988, listTotalCents: 7485, savingsCents: 1497 });
  });
});

describe('every line', () => {
  const line = fc.oneof(
    fc.record({
      kind: fc.constant('one-off' as const),
      listCents: listPrice,
      quantity: fc.integer({ min: 1, max: 20 }),
      referenceCents: fc.option(listPrice),
      freePieces: fc.option(fc.record({ buy: fc.integer({ min: 1, max: 5 }), free: fc.integer({ min: 1, max: 5 }) })),
    }),
    fc.record({
      kind: fc.constant('subscription' as const),
      listCents: listPrice,
      quantity: fc.integer({ min: 1, max: 20 }),
      jars: fc.integer({ min: 1, max: 12 }),
      discountPercent: fc.integer({ min: 0, max: 100 }),
    }),
  );

  it('is never negative, never above list, and saves the difference', () => {
    fc.assert(
      fc.property(line, (basketLine) => {
        const { unitCents, totalCents, listTotalCents, savingsCents } = priceLine(basketLine);
        expect(unitCents).toBeGreaterThanOrEqual(0);
        if (!('freePieces' in basketLine && basketLine.freePieces))
          expect(totalCents).toBe(unitCents * basketLine.quantity);
        expect(totalCents).toBeLessThanOrEqual(listTotalCents);
        expect(savingsCents).toBe(listTotalCents - totalCents);
      }),
    );
  });
});
