import {
  centsOf,
  formatCents,
  formatCount,
  formatDay,
  formatDecimal,
  formatNumber,
  formatPlan,
  formatShown,
} from './format';

const spaced = (text: string) => text.replace(/\s/g, ' ');

test('formats amounts in Dutch notation', () => {
  expect(spaced(formatCents(2495))).toBe('€ 24,95');
  expect(spaced(formatCents(123456))).toBe('€ 1.234,56');
  expect(spaced(formatDecimal('6.99'))).toBe('€ 6,99');
  expect(spaced(formatCents(-636))).toBe('− € 6,36');
  expect(spaced(formatDecimal('-0.05'))).toBe('− € 0,05');
  expect(spaced(formatCents(-0))).toBe('€ 0,00');
});

test('converts a decimal of the API to whole cents without floating-point errors', () => {
  expect(centsOf('24.95')).toBe(2495);
  expect(centsOf('1.10')).toBe(110);
  expect(() => centsOf('NaN')).toThrow('Not an amount');
});

test('formats the day in Amsterdam', () => {
  expect(formatDay('2026-03-03T12:00:00Z')).toBe('3\u00a0mrt\u00a02026');
  expect(formatDay('2026-06-30T22:30:00Z')).toBe('1\u00a0jul\u00a02026');
});

test('separates thousands with points', () => {
  expect(formatNumber(12345)).toBe('12.345');
});

test('uses the noun that agrees with the count, given as a number or formatted', () => {
  expect([0, 1, 2, 1234].map((count) => formatCount(count, 'pot', 'potten'))).toEqual([
    '0 potten',
    '1 pot',
    '2 potten',
    '1.234 potten',
  ]);
  expect(['1', '11'].map((count) => formatCount(count, 'retour', 'retouren'))).toEqual(['1 retour', '11 retouren']);
});

test('uses the noun that agrees with the count of the whole list', () => {
  expect(formatShown('1', '1', 'retour', 'retouren')).toBe('1 retour');
  expect(formatShown('0', '1', 'retour', 'retouren')).toBe('0 van 1 retour');
  expect(formatShown('1', '12', 'retour', 'retouren')).toBe('1 van 12 retouren');
});

test('names the jars and months of a plan', () => {
  expect(formatPlan(1, 1)).toBe('1 stuk per maand');
  expect(formatPlan(2, 3)).toBe('2 stuks per 3 maanden');
});
