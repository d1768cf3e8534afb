import fc from 'fast-check';
import { editedPrice } from './edited-price.js';

const edited = (by: 'set' | 'amount' | 'percentage', value: number, cents: number, isRounded = false) =>
  editedPrice({ by, value, isRounded }, cents);

it.each([
  ['set', 19.95, 2495, 1995],
  ['amount', 1.5, 2495, 2645],
  ['amount', -0.05, 2495, 2490],
  ['percentage', 10, 2495, 2745],
  ['percentage', -12.5, 1995, 1746],
] as const)('%s %d turns %i cents into %i', (by, value, cents, after) => {
  expect(edited(by, value, cents)).toBe(after);
});

it('rounds to 5 cents when asked', () => {
  expect(edited('percentage', 3, 1995, true)).toBe(2055);
  expect(edited('amount', 0.02, 1995, true)).toBe(1995);
});

it('returns null for a price of zero or less, and for one above € 10.000', () => {
  expect([edited('amount', -20, 1995), edited('percentage', -100, 1995), edited('amount', 10_000, 1995)]).toEqual([
    null,
    null,
    null,
  ]);
  expect(edited('amount', -0.01, 3, true)).toBeNull();
});

it('never returns a fraction of a cent, and is never more than a half or two and a half cents off', () => {
  const percent = fc.integer({ min: -9_900, max: 50_000 }).map((hundredths) => hundredths / 100);
  fc.assert(
    fc.property(percent, fc.integer({ min: 100, max: 100_000 }), fc.boolean(), (value, cents, isRounded) => {
      const after = edited('percentage', value, cents, isRounded);
      if (after === null) return;
      expect(Number.isInteger(after)).toBe(true);
      expect(Math.abs(after - (cents * (100 + value)) / 100)).toBeLessThanOrEqual(isRounded ? 3 : 0.51);
    }),
  );
});
