import { AmountInCentsSchema, SumInCentsSchema } from './amounts.js';

const read = (schema: typeof AmountInCentsSchema, values: (string | number)[]) =>
  values.map((value) => schema.safeParse(value).data ?? null);

test('reads amounts with at most two decimals', () => {
  const values = ['24.95', '24,9', ' 24 ', 24.95, 0, -0, '0.00'];
  expect(read(AmountInCentsSchema, values)).toEqual([2495, 2490, 2400, 2495, 0, 0, 0]);
});

test('ignores the error of floating point', () => {
  const sums = [24.95 + 6.99, 3 * 19.95, 0.1 + 0.2, 44.92 - 4.49, 1.1 * 3, 123456.78 + 0.01];
  const cents = [3194, 5985, 30, 4043, 330, 12345679];
  expect(read(AmountInCentsSchema, sums)).toEqual(cents);
  expect(read(SumInCentsSchema, [...sums, ...sums.map(String)])).toEqual([...cents, ...cents]);
});

test('rounds a computed sum to the nearest cent', () => {
  expect(read(SumInCentsSchema, [31.944, 31.946, '31,9449', 29.445])).toEqual([3194, 3195, 3194, 2945]);
});

test('refuses anything else', () => {
  const values = ['', 'veel', '1e3', '0x10', '1.2.3', '-1', -1, -0.01, 1e9, 1e21, '9999999999'];
  expect(read(AmountInCentsSchema, [...values, 24.955, '24.955'])).toEqual(Array(values.length + 2).fill(null));
  expect(read(SumInCentsSchema, values)).toEqual(Array(values.length).fill(null));
});
