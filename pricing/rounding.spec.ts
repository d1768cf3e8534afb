import fc from 'fast-check';
import { divideHalfUp, lessPercent, percentOf } from './rounding.js';

const cents = fc.integer({ min: 0, max: 1_000_000_00 });
const percent = fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100);

describe('rounding', () => {
  it.each([
    [5, 10, 1],
    [4, 10, 0],
    [15, 10, 2],
    [1, 3, 0],
    [2, 3, 1],
    [0, 7, 0],
  ])('%i / %i is %i: half goes up', (numerator, denominator, rounded) =>
    expect(divideHalfUp(numerator, denominator)).toBe(rounded),
  );

  it.each([
    [2495, 10, 2246],
    [2495, 15, 2121],
    [2495, 0, 2495],
    [2495, 100, 0],
    [1, 50, 1],
    [999, 33.33, 666],
  ])('%i cents less %f %% is %i', (amount, off, left) => expect(lessPercent(amount, off)).toBe(left));

  it('is exact where floating point is inexact', () => {
    expect(percentOf(10_050, 1.15)).toBe(116);
    expect(lessPercent(205, 10)).toBe(185);
  });

  it('stays between zero and the amount, at most half a cent from the exact value', () => {
    fc.assert(
      fc.property(cents, percent, (amount, off) => {
        const left = lessPercent(amount, off);
        expect(Number.isSafeInteger(left)).toBe(true);
        expect(left).toBeGreaterThanOrEqual(0);
        expect(left).toBeLessThanOrEqual(amount);
        expect(Math.abs(left * 10_000 - amount * (10_000 - Math.round(off * 100)))).toBeLessThanOrEqual(5_000);
      }),
    );
  });
});
