import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { variables } from './variables.js';
import { readSecretFiles, secretVariables } from './secret-files.js';

const folder = mkdtempSync(join(tmpdir(), 'secrets-'));
const file = join(folder, 'app_secret');
writeFileSync(file, `${'a'.repeat(40)}\n`);
afterAll(() => rmSync(folder, { recursive: true }));

it('fills in a secret from its file, without the line break', () => {
  expect(readSecretFiles({ APP_SECRET_FILE: file, PORT: '1' })).toMatchObject({
    APP_SECRET: 'a'.repeat(40),
    PORT: '1',
  });
});

it('keeps what has no file', () => {
  expect(readSecretFiles({ APP_SECRET: 'x', APP_SECRET_FILE: ' ' })).toMatchObject({ APP_SECRET: 'x' });
});

it('refuses a missing file and a variable with both, and names no content', () => {
  const env = { APP_SECRET: 'x', APP_SECRET_FILE: file, SMTP_URL_FILE: join(folder, 'none') };
  expect(() => readSecretFiles(env)).toThrow(
    /APP_SECRET and APP_SECRET_FILE exclude each other\n.*SMTP_URL_FILE cannot/,
  );
});

it('knows every secret that the shop reads', () => {
  const secrets = Object.keys(variables).filter((name) =>
    /SECRET|PASSWORD|TOKEN|CODE$|^(DATABASE|REDIS|EVENTSTORE|SMTP)_URL/.test(name),
  );
  expect([...secretVariables].sort()).toEqual(secrets.sort());
});
