import { steadyRange } from './steady-range';

const ends = (drawn: number[]) => [drawn[0], drawn.at(-1), drawn.length];

test('keeps rendered rows while the page does not scroll, and drops them after a scroll', () => {
  let scrolled = 0;
  const range = steadyRange(() => scrolled);
  const see = (startIndex: number, endIndex: number, count = 100) =>
    ends(range({ startIndex, endIndex, overscan: 2, count }));
  expect(see(0, 10)).toEqual([0, 12, 13]);
  expect(see(0, 7)).toEqual([0, 12, 13]);
  expect(see(0, 11)).toEqual([0, 13, 14]);
  scrolled = 150;
  expect(see(3, 13)).toEqual([0, 15, 16]);
  scrolled = 1000;
  expect(see(20, 30)).toEqual([18, 32, 15]);
});

test('resets for another list and renders nothing for an empty one', () => {
  const range = steadyRange(() => 0);
  expect(ends(range({ startIndex: 0, endIndex: 20, overscan: 2, count: 100 }))).toEqual([0, 22, 23]);
  expect(ends(range({ startIndex: 0, endIndex: 3, overscan: 2, count: 4 }))).toEqual([0, 3, 4]);
  expect(range({ startIndex: 0, endIndex: -1, overscan: 2, count: 0 })).toEqual([]);
});
