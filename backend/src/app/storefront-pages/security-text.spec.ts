import { securityPolicyText, securityText } from './security-text.js';

const shop = { url: 'https://gommie.example', brand: 'Gommie', email: 'hallo@gommie.example' };
const at = (time: string) => securityText(shop, new Date(time));

it('has every field of RFC 9116 that the shop can fill in', () => {
  expect(at('2026-11-23T17:00:00Z')).toBe(`Contact: mailto:hallo@gommie.example?subject=security
Expires: 2027-05-22T00:00:00Z
Preferred-Languages: nl, en
Canonical: https://gommie.example/.well-known/security.txt
Policy: https://gommie.example/.well-known/security-policy.txt
`);
});

it('stays the same for a day, so that caches can keep it', () => {
  expect(at('2026-11-23T00:00:00Z')).toBe(at('2026-11-23T23:59:59Z'));
  expect(at('2026-11-24T00:00:00Z')).not.toBe(at('2026-11-23T23:59:59Z'));
});

it('names the contact in the policy too', () => {
  expect(securityPolicyText(shop)).toContain('hallo@gommie.example');
});
