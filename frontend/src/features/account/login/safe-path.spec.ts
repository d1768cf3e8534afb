import { safePath } from './safe-path';

it.each(['/bestellingen', '/checkout?stap=betalen', '/profiel/gegevens#adressen', '/'])('accepts %s', (path) => {
  expect(safePath(path)).toBe(path);
});

it.each([
  undefined,
  '',
  'bestellingen',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/\n//evil.example/x',
  'https://evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  '/login',
  '/login?redirect=/login',
])('rejects %j', (path) => {
  expect(safePath(path)).toBeUndefined();
});
