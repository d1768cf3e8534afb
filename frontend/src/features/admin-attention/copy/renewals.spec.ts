import { renewalsCopy } from './renewals';

test('does not present a renewal that waits for stock as a refusal by the bank', () => {
  expect(renewalsCopy.code('out-of-stock')).toBe('Niet genoeg op voorraad');
  expect(renewalsCopy.code('do_not_honor')).toBe('Geweigerd door de bank');
  expect(renewalsCopy.code(null)).toBe('-');
});
