import { isBundle } from './pieces';

test.each([
  ['3 × 60 stuks', true],
  ['2 x 60 stuks', true],
  ['12×30 stuks', true],
  ['1 × 60 stuks', false],
  ['60 stuks', false],
  ['1kg', false],
  ['9 repen', false],
])('recognises %s as a bundle: %p', (quantity, expected) => expect(isBundle({ quantity })).toBe(expected));
