import { shortened, storable } from './storable-text.js';

test('replaces control characters and lone surrogates in every text, however deep', () => {
  const response = { name: 'Bea\u0000Koper', lines: ['a\r\nb', { city: 'x\ud800y\udc00' }], amount: 5, gone: null };
  expect(storable(response)).toEqual({ name: 'Bea Koper', lines: ['a b', { city: 'x y ' }], amount: 5, gone: null });
});

test('keeps accents, emoji and other scripts', () => {
  const names = ['Zoë de Vries-Özdemir', '李小龍', '👩‍🔬 Bea'];
  expect(storable(names)).toEqual(names);
});

test('cuts after whole characters', () => {
  expect([shortened('  Bea  ', 10), shortened('👍👍👍', 2), shortened('ab cd', 3)]).toEqual(['Bea', '👍👍', 'ab']);
});
