import {
  afterBooking,
  differenceOf,
  differencesOf,
  newTake,
  reasonOf,
  takeOf,
  withReason,
  withTyped,
  type Take,
} from './take';

const empty: Take = { ...newTake(3), id: 'a' };
const of = (productId: number, lying: number, corrections = 0) => ({ productId, lying, corrections });
const counted = withTyped(withTyped(empty, of(1, 50), '48'), of(2, 10), '10');

it('keeps the figure that was shown when staff began to type', () => {
  const typed = withTyped(withTyped(empty, of(1, 50), '4'), of(1, 47), '48');
  expect(typed.lines[1]).toMatchObject({ typed: '48', shown: 50 });
  expect(differenceOf(typed.lines[1]!)).toBe(-2);
  expect(withTyped(withTyped(typed, of(1, 47), ''), of(1, 47), '48').lines[1]).toMatchObject({ shown: 47 });
});

it('sends the differences only, and no text that is not a number of pieces', () => {
  const take = withTyped(withTyped(counted, of(3, 3), '2,5'), of(4, 3), '-1');
  expect(differencesOf(take)).toEqual([{ productId: 1, shown: 50, counted: 48, corrections: 0, reason: 'counted' }]);
});

it('takes the reason of a line, then that of the take where it fits the difference', () => {
  const damaged = { ...withTyped(counted, of(2, 10), '12'), reason: 'damaged' as const };
  expect(reasonOf(damaged, damaged.lines[1]!)).toBe('damaged');
  expect(reasonOf(damaged, damaged.lines[2]!)).toBe('counted');
  const expired = withReason(damaged, 1, 'expired');
  expect(reasonOf(expired, expired.lines[1]!)).toBe('expired');
});

it('keeps the refused differences in a take with another id', () => {
  const both = withTyped(counted, of(2, 10), '9');
  const outcome = {
    lines: [
      { productId: 1, refusal: null },
      { productId: 2, refusal: 'Nee.' },
    ],
  };
  const left = afterBooking(both, outcome);
  expect(left.lines).toEqual({ 2: { typed: '9', shown: 10, corrections: 0, refusal: 'Nee.' } });
  expect(left.id).not.toBe(both.id);
});

it('begins anew with a line that was refused, because somebody corrected the shelf', () => {
  const outcome = { lines: [{ productId: 1, refusal: 'Deze voorraad is intussen aangepast.' }] };
  const left = afterBooking(withTyped(empty, of(1, 50), '48'), outcome);
  expect(differencesOf(withTyped(left, of(1, 48, 1), '47'))).toEqual([
    { productId: 1, shown: 48, counted: 47, corrections: 1, reason: 'counted' },
  ]);
});

it('is stored for the member of staff who counts, and for nobody else', () => {
  const stored = JSON.stringify(counted);
  expect(takeOf(3, stored)).toEqual(counted);
  expect(takeOf(4, stored)).toBeNull();
  expect(takeOf(3, '{"id":1}')).toBeNull();
});
