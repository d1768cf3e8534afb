import {
  centsOf,
  formatCents,
  formatCount,
  formatDay,
  formatDecimal,
  formatNumber,
  formatPlan,
  formatShown,
  plain,
} from './format';

const spaced = (text: string) => text.replace(/\s/g, ' ');

test('amounts are written the Dutch way', () => {
  expect(spaced(formatCents(2495))).toBe('€ 24,95');
  expect(spaced(formatCents(123456))).toBe('€ 1.234,56');
  expect(spaced(formatDecimal('6.99'))).toBe('€ 6,99');
  expect(spaced(formatCents(-636))).toBe('− € 6,36');
  expect(spaced(formatDecimal('-0.05'))).toBe('− € 0,05');
  expect(spaced(formatCents(-0))).toBe('€ 0,00');
});

test('a decimal from the wire is whole cents, without floating point', () => {
  expect(centsOf('24.95')).toBe(2495);
  expect(centsOf('1.10')).toBe(110);
  expect(() => centsOf('NaN')).toThrow('Not an amount');
});

test('a day is the day in Amsterdam', () => {
  expect(formatDay('2026-03-03T12:00:00Z')).toBe('3 mrt 2026');
  expect(formatDay('2026-06-30T22:30:00Z')).toBe('1 jul 2026');
});

test('numbers get their points', () => {
  expect(formatNumber(12345)).toBe('12.345');
});

test('plain text has no capitals, accents or edges', () => {
  expect(plain(' Crème Brûlée ')).toBe('creme brulee');
});

test('a count takes the noun that fits it, whether it is a number or already formatted', () => {
  expect([0, 1, 2, 1234].map((count) => formatCount(count, 'pot', 'potten'))).toEqual([
    '0 potten',
    '1 pot',
    '2 potten',
    '1.234 potten',
  ]);
  expect(['1', '11'].map((count) => formatCount(count, 'retour', 'retouren'))).toEqual(['1 retour', '11 retouren']);
});

test('the noun of a filtered list fits the count of the whole list', () => {
  expect(formatShown('1', '1', 'retour', 'retouren')).toBe('1 retour');
  expect(formatShown('0', '1', 'retour', 'retouren')).toBe('0 van 1 retour');
  expect(formatShown('1', '12', 'retour', 'retouren')).toBe('1 van 12 retouren');
});

test('a plan names its jars and its months', () => {
  expect(formatPlan(1, 1)).toBe('1 stuk per maand');
  expect(formatPlan(2, 3)).toBe('2 stuks per 3 maanden');
});
