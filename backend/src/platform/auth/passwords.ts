import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto';
import { promisify } from 'node:util';
import { ownSlot } from './hashing.js';
import type { Slot } from '../limits/lanes.js';

const derive = promisify<string | Buffer, Buffer, number, ScryptOptions, Buffer>(scrypt);
const keyLength = 32;
const memory = 192 * 1024 * 1024;

interface Cost {
  N: number;
  r: number;
  p: number;
}
/** 128 MiB and about 0.2 s. */
const cost: Cost = { N: 2 ** 17, r: 8, p: 1 };
/** The only cost of hashes that state N alone. */
const formerCost: Cost = { N: 2 ** 16, r: 8, p: 1 };

/** `weak`: of the former version. `strengthened`: a hash of such a hash. */
type Kind = 'present' | 'strengthened' | 'weak';

interface Parsed {
  kind: Kind;
  cost: Cost;
  salt: Buffer;
  /** Salt of the older hash that a strengthened hash wraps. */
  formerSalt: Buffer;
  key: Buffer;
}

/** `scrypt$N$r$p$salt$key`, of the password exactly as it was typed. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  return written('scrypt', [salt, await ownSlot(() => keyOf(password, salt, cost))]);
}

/** `scrypt$N$salt$key`, which processes of the former version can compare: for codes that live for minutes. */
export async function hashCode(code: string, slot: Slot = ownSlot): Promise<string> {
  const salt = randomBytes(16);
  const key = await slot(() => keyOf(code, salt, formerCost));
  return `scrypt$${formerCost.N}$${salt.toString('base64url')}$${key.toString('base64url')}`;
}

/**
 * `scrypt-of-former$N$r$p$salt$formerSalt$key`: hashes a hash of the former version with the present cost, without the
 * password. Null for any other hash.
 */
export async function strengthened(hash: string): Promise<string | null> {
  const { kind, salt: formerSalt, key } = parse(hash);
  if (kind !== 'weak') return null;
  const salt = randomBytes(16);
  return written('scrypt-of-former', [salt, formerSalt, await ownSlot(() => keyOf(key, salt, cost))]);
}

/**
 * Constant time. Every kind of hash and a missing one cost the same work, so that accounts cannot be enumerated.
 * The password is compared exactly as it was typed.
 */
export async function passwordMatches(
  password: string,
  hash: string | undefined,
  slot: Slot = ownSlot,
): Promise<boolean> {
  const { kind, formerSalt, salt, key, cost: by } = parse(hash ?? missing);
  const { former, present } = await slot(async () => {
    const first = await keyOf(password, kind === 'weak' ? salt : formerSalt, formerCost);
    const second = await keyOf(kind === 'present' ? password : first, salt, kind === 'weak' ? cost : by);
    return { former: first, present: second };
  });
  return timingSafeEqual(kind === 'weak' ? former : present, key) && hash !== undefined;
}

/** Constant time; a missing hash costs as much as a wrong code. */
export async function codeMatches(code: string, hash: string | undefined, slot: Slot = ownSlot): Promise<boolean> {
  const { salt, key, cost: by } = parse(hash ?? `scrypt$${formerCost.N}$${missingKey}`);
  return timingSafeEqual(await slot(() => keyOf(code, salt, by)), key) && hash !== undefined;
}

/** Whether a login should make a new one. */
export function isOutdated(hash: string): boolean {
  return parse(hash).kind !== 'present';
}

const missingKey = `${'A'.repeat(22)}$${'A'.repeat(43)}`;
const missing = `scrypt$${cost.N}$${cost.r}$${cost.p}$${missingKey}`;

const written = (scheme: string, parts: Buffer[]): string =>
  [scheme, cost.N, cost.r, cost.p, ...parts.map((part) => part.toString('base64url'))].join('$');

function parse(hash: string): Parsed {
  const [scheme, ...parts] = hash.split('$');
  const kind = parts.length === 3 ? 'weak' : scheme === 'scrypt' ? 'present' : 'strengthened';
  const [N, r, p] = kind === 'weak' ? [Number(parts[0]), formerCost.r, formerCost.p] : parts.slice(0, 3).map(Number);
  const [salt, ...rest] = parts.slice(kind === 'weak' ? 1 : 3).map((part) => Buffer.from(part, 'base64url'));
  return { kind, cost: { N: N!, r: r!, p: p! }, salt: salt!, formerSalt: rest[0]!, key: rest.at(-1)! };
}

function keyOf(text: string | Buffer, salt: Buffer, { N, r, p }: Cost): Promise<Buffer> {
  return derive(text, salt, keyLength, { N, r, p, maxmem: memory });
}
