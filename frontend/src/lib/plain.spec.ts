import { plain } from './plain';

test('strips capitals, accents and outer spaces', () => {
  expect(plain(' Crème Brûlée ')).toBe('creme brulee');
  expect(plain('ĲZER\u200b')).toBe('ijzer');
});
