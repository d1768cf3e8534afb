import { oneOf, textIn, wholeNumberIn } from './search';

test('reads a numeric text as text and anything else as undefined', () => {
  expect(['zink', 12, '', ['zink'], undefined].map(textIn)).toEqual(['zink', '12', undefined, undefined, undefined]);
});

test('reads only a number without a fraction as a whole number', () => {
  expect([wholeNumberIn(3), wholeNumberIn(1.5), wholeNumberIn('3'), wholeNumberIn(NaN)]).toEqual([
    3,
    undefined,
    undefined,
    undefined,
  ]);
});

test('reads one of the given words or undefined', () => {
  expect([oneOf(['nieuw', 'bundles'], 'nieuw'), oneOf(['nieuw'], 'rommel'), oneOf(['nieuw'], 7)]).toEqual([
    'nieuw',
    undefined,
    undefined,
  ]);
});
