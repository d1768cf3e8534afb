import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto';
import { promisify } from 'node:util';
import { inTurns } from './turns.js';

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);
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

/** Bounds the memory of a process, whatever the number of logins. */
const turns = inTurns(2);

interface Parsed extends Cost {
  salt: Buffer;
  key: Buffer;
  isFormer: boolean;
}

/** `scrypt$N$r$p$salt$key`, of the password exactly as it was typed. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await keyOf(password, salt, cost);
  return `scrypt$${cost.N}$${cost.r}$${cost.p}$${salt.toString('base64url')}$${key.toString('base64url')}`;
}

/** `scrypt$N$salt$key`, which processes of the former version can compare: for codes that live for minutes. */
export async function hashCode(code: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await keyOf(code, salt, formerCost);
  return `scrypt$${formerCost.N}$${salt.toString('base64url')}$${key.toString('base64url')}`;
}

/** Constant time; a missing hash costs as much as a wrong password, so that accounts cannot be enumerated. */
export async function passwordMatches(password: string, hash: string | undefined): Promise<boolean> {
  const parsed = parse(hash ?? missing(cost));
  if (parsed.isFormer) await keyOf(password, parsed.salt, formerCost); // as much work as a new hash
  return (await isKeyOf(password, parsed)) && hash !== undefined;
}

/** Constant time; a missing hash costs as much as a wrong code. */
export async function codeMatches(code: string, hash: string | undefined): Promise<boolean> {
  return (await isKeyOf(code, parse(hash ?? `scrypt$${formerCost.N}$${missingKey}`))) && hash !== undefined;
}

export function isFormerHash(hash: string): boolean {
  return parse(hash).isFormer;
}

const missingKey = `${'A'.repeat(22)}$${'A'.repeat(43)}`;
const missing = ({ N, r, p }: Cost) => `scrypt$${N}$${r}$${p}$${missingKey}`;

function parse(hash: string): Parsed {
  const parts = hash.split('$').slice(1);
  const isFormer = parts.length === 3;
  const [N, r, p] = isFormer ? [Number(parts[0]), formerCost.r, formerCost.p] : parts.slice(0, 3).map(Number);
  const [salt, key] = parts.slice(-2).map((part) => Buffer.from(part, 'base64url'));
  return { N: N!, r: r!, p: p!, salt: salt!, key: key!, isFormer };
}

/** Former hashes were made of the normalised text. */
async function isKeyOf(text: string, { salt, key, isFormer, ...by }: Parsed): Promise<boolean> {
  return timingSafeEqual(await keyOf(isFormer ? text.normalize('NFKC') : text, salt, by), key);
}

function keyOf(text: string, salt: Buffer, { N, r, p }: Cost): Promise<Buffer> {
  return turns(() => derive(text, salt, keyLength, { N, r, p, maxmem: memory }));
}
