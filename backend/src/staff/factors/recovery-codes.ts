import { randomBytes } from 'node:crypto';
import { hashToken } from '../../platform/auth/tokens.js';

const count = 10;
/** Crockford's digits: none looks like another. */
const digits = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const length = 24;

/** Ten codes of 120 random bits, as in `7K3M-…`. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: count }, () => {
    const text = [...randomBytes(length)].map((byte) => digits[byte % digits.length]).join('');
    return text.match(/.{4}/g)!.join('-');
  });
}

/** The hash of a typed code, or null when it has another form. A fast hash suffices for 120 random bits. */
export function recoveryCodeHash(typed: string): string | null {
  const text = typed.toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1');
  return text.length === length && [...text].every((digit) => digits.includes(digit)) ? hashToken(text) : null;
}
