import { randomFillSync } from 'node:crypto';

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const pool = new Uint8Array(4096);
let used = pool.length;

/** `length` random base-62 characters. */
export function randomText(length: number): string {
  let text = '';
  while (text.length < length) {
    if (used === pool.length) {
      randomFillSync(pool);
      used = 0;
    }
    const byte = pool[used++]!;
    if (byte < 248) text += ALPHABET[byte % 62];
  }
  return text;
}

/** An id in Stripe's form: `newId('pi')` → `pi_3…`, 24 characters after the underscore. */
export function newId(prefix: string): string {
  const generation = prefix === 'cus' || prefix === 'req' ? '' : '3';
  const length = prefix === 'cus' || prefix === 'req' ? 14 : 23;
  return `${prefix}_${generation}${randomText(length)}`;
}
