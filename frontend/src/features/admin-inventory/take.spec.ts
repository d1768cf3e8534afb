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
const counted = withTyped(withTyped(empty, 1, '48', 50), 2, '10', 10);

it('keeps the figure that was shown when staff began to type', () => {
  const typed = withTyped(withTyped(empty, 1, '4', 50), 1, '48', 47);
  expect(typed.lines[1]).toMatchObject({ typed: '48', shown: 50 });
  expect(differenceOf(typed.lines[1]!)).toBe(-2);
  expect(withTyped(withTyped(typed, 1, '', 47), 1, '48', 47).lines[1]).toMatchObject({ shown: 47 });
});

it('sends the differences only, and no text that is not a number of pieces', () => {
  const take = withTyped(withTyped(counted, 3, '2,5', 3), 4, '-1', 3);
  expect(differencesOf(take)).toEqual([{ productId: 1, shown: 50, counted: 48, reason: 'counted' }]);
});

it('takes the reason of a line, then that of the take where it fits the difference', () => {
  const damaged = { ...withTyped(counted, 2, '12', 10), reason: 'damaged' as const };
  expect(reasonOf(damaged, damaged.lines[1]!)).toBe('damaged');
  expect(reasonOf(damaged, damaged.lines[2]!)).toBe('counted');
  const expired = withReason(damaged, 1, 'expired');
  expect(reasonOf(expired, expired.lines[1]!)).toBe('expired');
});

it('keeps the refused differences in a take with another id', () => {
  const both = withTyped(counted, 2, '9', 10);
  const outcome = {
    lines: [
      { productId: 1, refusal: null },
      { productId: 2, refusal: 'Nee.' },
    ],
  };
  const left = afterBooking(both, outcome);
  expect(left.lines).toEqual({ 2: { typed: '9', shown: 10, refusal: 'Nee.' } });
  expect(left.id).not.toBe(both.id);
});

it('is stored for the member of staff who counts, and for nobody else', () => {
  const stored = JSON.stringify(counted);
  expect(takeOf(3, stored)).toEqual(counted);
  expect(takeOf(4, stored)).toBeNull();
  expect(takeOf(3, '{"id":1}')).toBeNull();
});
