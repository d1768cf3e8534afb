import { renewalsCopy } from './renewals';

test('a renewal that waits for stock is not told as a refusal of the bank', () => {
  expect(renewalsCopy.code('out-of-stock')).toBe('Niet genoeg op voorraad');
  expect(renewalsCopy.code('do_not_honor')).toBe('Geweigerd door de bank');
  expect(renewalsCopy.code(null)).toBe('-');
});
