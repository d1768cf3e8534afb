import fc from 'fast-check';
import { marginOf, marginPercent } from './margin.js';

it('is what the price without VAT leaves after the cost price', () => {
  expect(marginOf(2495, 9, 800)).toEqual({ netCents: 2289, marginCents: 1489, percent: 65.1 });
  expect(marginOf(2495, 21, 800)).toEqual({ netCents: 2062, marginCents: 1262, percent: 61.2 });
  expect(marginOf(2495, 0, 800)).toEqual({ netCents: 2495, marginCents: 1695, percent: 67.9 });
});

it('is below zero for a sale price below the cost price', () => {
  expect(marginOf(500, 9, 800)).toEqual({ netCents: 459, marginCents: -341, percent: -74.3 });
});

it('is zero at the cost price, and the whole price for what costs nothing', () => {
  expect(marginOf(109, 9, 100)).toEqual({ netCents: 100, marginCents: 0, percent: 0 });
  expect(marginOf(109, 9, 0)).toEqual({ netCents: 100, marginCents: 100, percent: 100 });
});

it('has no percentage of a price of zero', () => {
  expect(marginOf(0, 9, 0)).toEqual({ netCents: 0, marginCents: 0, percent: null });
  expect(marginOf(0, 9, 100)).toEqual({ netCents: 0, marginCents: -100, percent: null });
});

it('rounds half a tenth away from zero, on both sides', () => {
  expect(marginPercent(1, 2000)).toBe(0.1);
  expect(marginPercent(-1, 2000)).toBe(-0.1);
  expect(marginPercent(-1, 3000)).toBe(0);
});

it('adds up with the cost price for every price', () => {
  const cents = fc.integer({ min: 0, max: 1_000_000 });
  fc.assert(
    fc.property(cents, fc.constantFrom(0, 9, 21), cents, (gross, vat, cost) => {
      const { netCents, marginCents } = marginOf(gross, vat, cost);
      expect(netCents).toBeLessThanOrEqual(gross);
      expect(marginCents + cost).toBe(netCents);
    }),
  );
});
