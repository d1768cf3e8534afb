import { scrollForGrid } from './grid-scroll';

test.each([
  ['a wide screen', { gridTop: 1023, windowHeight: 900 }, 600],
  ['a tablet', { gridTop: 938, windowHeight: 900 }, 600],
  ['a phone, where a tall hero pushes the grid down', { gridTop: 1183, windowHeight: 844 }, 1119],
])('scrolls on %s', (_name, screen, top) => expect(scrollForGrid(screen)).toBe(top));
