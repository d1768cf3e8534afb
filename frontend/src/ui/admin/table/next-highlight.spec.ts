import { nextHighlight } from './next-highlight';

const names = ['In afwachting', 'In behandeling', 'Verzonden', 'Geannuleerd'];

it.each([
  ['ArrowDown', 0, 1],
  ['ArrowDown', 3, 3],
  ['ArrowUp', 1, 0],
  ['ArrowUp', 0, 0],
  ['Home', 2, 0],
  ['End', 0, 3],
  ['v', 0, 2],
  ['I', 1, 0],
  ['i', 0, 1],
  ['z', 0, undefined],
  ['Enter', 0, undefined],
  ['toString', 0, undefined],
])('%s moves the highlight from %i to %s', (key, from, to) => {
  expect(nextHighlight(key, from, names)).toBe(to);
});
