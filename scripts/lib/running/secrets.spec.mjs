import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keepSecrets } from './secrets.mjs';

let folder;
let path;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'shop-secrets-'));
  path = join(folder, 'data', 'secrets.json');
});
afterEach(() => rmSync(folder, { recursive: true }));
const mode = () => (statSync(path).mode & 0o777).toString(8);

it('generates the secrets in a file that only its owner can read', () => {
  const secrets = keepSecrets(path);
  expect(mode()).toBe('600');
  expect(secrets.ACCESS_CODE).toMatch(/^\d{4}$/);
  expect(secrets.APP_SECRET.length).toBeGreaterThanOrEqual(32);
  expect(secrets.ADMIN_EMAIL).toContain('@');
  expect(secrets.ADMIN_PASSWORD.length).toBeGreaterThanOrEqual(12);
  expect(secrets.STRIPE_WEBHOOK_SECRET).toMatch(/^whsec_/);
  expect(JSON.parse(readFileSync(path, 'utf8'))).toEqual(secrets);
});

it('keeps them, different for each shop', () => {
  const first = keepSecrets(path);
  expect(keepSecrets(path)).toEqual(first);
  const other = keepSecrets(join(folder, 'other', 'secrets.json'));
  expect(other.APP_SECRET).not.toBe(first.APP_SECRET);
  expect(other.ADMIN_PASSWORD).not.toBe(first.ADMIN_PASSWORD);
});

it('adds new secrets and keeps the others', () => {
  const { ACCESS_CODE, ...older } = keepSecrets(path);
  writeFileSync(path, JSON.stringify(older));
  const newer = keepSecrets(path);
  expect(newer).toMatchObject(older);
  expect(newer.ACCESS_CODE).toMatch(/^\d{4}$/);
  expect(ACCESS_CODE).toMatch(/^\d{4}$/);
});

it('restricts the file to its owner again', () => {
  keepSecrets(path);
  chmodSync(path, 0o644);
  keepSecrets(path);
  expect(mode()).toBe('600');
});

it('names the corrupt file', () => {
  keepSecrets(path);
  writeFileSync(path, '{"APP_SECRET":');
  expect(() => keepSecrets(path)).toThrow(`${path} is not JSON`);
});
