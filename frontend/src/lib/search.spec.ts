import { oneOf, textIn, wholeNumberIn } from './search';

test('a text may look like a number; anything else is none', () => {
  expect(['zink', 12, '', ['zink'], undefined].map(textIn)).toEqual(['zink', '12', undefined, undefined, undefined]);
});

test('a whole number is a number without a fraction', () => {
  expect([wholeNumberIn(3), wholeNumberIn(1.5), wholeNumberIn('3'), wholeNumberIn(NaN)]).toEqual([
    3,
    undefined,
    undefined,
    undefined,
  ]);
});

test('one of the words, or none', () => {
  expect([oneOf(['nieuw', 'bundles'], 'nieuw'), oneOf(['nieuw'], 'rommel'), oneOf(['nieuw'], 7)]).toEqual([
    'nieuw',
    undefined,
    undefined,
  ]);
});
