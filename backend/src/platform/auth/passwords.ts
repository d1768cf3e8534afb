import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);
const cost = { N: 2 ** 16, r: 8, p: 1, maxmem: 128 * 1024 * 1024 };
const keyLength = 32;

/** `scrypt$N$salt$key`; takes about 0.1 s on purpose. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password.normalize('NFKC'), salt, keyLength, cost);
  return `scrypt$${cost.N}$${salt.toString('base64url')}$${key.toString('base64url')}`;
}

/** Constant time; a missing hash costs as much as a wrong password, so that accounts cannot be enumerated. */
export async function passwordMatches(password: string, hash: string | undefined): Promise<boolean> {
  const [, n, salt, key] = (hash ?? `scrypt$${cost.N}$AAAAAAAAAAAAAAAAAAAAAA$${'A'.repeat(43)}`).split('$');
  const expected = Buffer.from(key!, 'base64url');
  const actual = await derive(password.normalize('NFKC'), Buffer.from(salt!, 'base64url'), expected.length, {
    ...cost,
    N: Number(n),
  });
  return timingSafeEqual(actual, expected) && hash !== undefined;
}
