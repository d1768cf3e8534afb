import { randomBytes, randomInt } from 'node:crypto';
import { chmodSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { Problem } from '../say.mjs';

const letters = 'abcdefghjkmnpqrstuvwxyz23456789';
const readable = (length) => Array.from({ length }, () => letters[randomInt(letters.length)]).join('');

const makers = {
  APP_SECRET: () => randomBytes(32).toString('hex'),
  ACCESS_CODE: () => String(randomInt(1000, 10_000)),
  ADMIN_EMAIL: () => 'beheer@gommie.example',
  ADMIN_PASSWORD: () => [readable(5), readable(5), readable(5)].join('-'),
  STRIPE_WEBHOOK_SECRET: () => `whsec_${randomBytes(24).toString('hex')}`,
  POSTGRES_PASSWORD: () => randomBytes(18).toString('hex'),
};

/** Reads the secrets file, generates missing secrets and restricts the file to its owner. */
export function keepSecrets(path) {
  const known = read(path);
  const missing = Object.keys(makers).filter((name) => typeof known[name] !== 'string' || known[name] === '');
  if (missing.length === 0) {
    chmodSync(path, 0o600);
    return known;
  }
  const secrets = { ...known, ...Object.fromEntries(missing.map((name) => [name, makers[name]()])) };
  mkdirSync(dirname(path), { recursive: true });
  const beside = `${path}.${process.pid}`;
  writeFileSync(beside, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
  renameSync(beside, path);
  return secrets;
}

function read(path) {
  let text;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    if (error.code === 'ENOENT') return {};
    throw new Problem(`${path} cannot be read (${error.code}): was the shop started by another user before?`);
  }
  try {
    return JSON.parse(text);
  } catch {
    throw new Problem(`${path} is not JSON. Repair it, or delete it to generate new secrets.`);
  }
}
