import { clampFirst, stepTo } from './carousel';

test.each([
  [0, 1, 4, 10, 4],
  [4, 1, 4, 10, 6],
  [6, 1, 4, 10, 6],
  [6, -1, 4, 10, 2],
  [2, -1, 4, 10, 0],
  [0, -1, 4, 10, 0],
  [0, 1, 4, 3, 0],
  [0, 1, 4, 0, 0],
] as const)(
  'moves from %i in direction %i, with %i visible of %i, to %i',
  (first, direction, perFrame, count, place) => {
    expect(stepTo(first, direction, perFrame, count)).toBe(place);
  },
);

test('moves back to fill a wider frame', () => {
  expect(clampFirst(8, 4, 10)).toBe(6);
});
