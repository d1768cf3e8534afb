import { newRecoveryCodes, recoveryCodeHash } from './recovery-codes.js';

it('makes ten codes that all differ', () => {
  const codes = newRecoveryCodes();
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){5}[0-9A-HJKMNP-TV-Z]{4}$/);
});

it('reads a code however it is typed, and nothing else', () => {
  const hash = recoveryCodeHash('AB01-CDEF-GHJK-MNPQ-RSTV-WXYZ');
  expect(hash).toMatch(/^[\w-]{43}$/);
  expect(recoveryCodeHash('abol cdef ghjk mnpq rstv wxyz')).toBe(hash);
  expect(recoveryCodeHash('AB01-CDEF-GHJK-MNPQ-RSTV-WXY')).toBeNull();
  expect(recoveryCodeHash('123456')).toBeNull();
});
