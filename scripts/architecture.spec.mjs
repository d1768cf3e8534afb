/** The paths of docs/architecture.md: their files exist, and a change does not pass through more files than it has to. */
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const root = resolve(__dirname, '..');
const page = readFileSync(resolve(root, 'docs/architecture.md'), 'utf8');

it.each([
  ['Buy a jar by iDEAL', 45],
  ['Pause a subscription', 25],
])('%s passes through at most %i files, and all of them exist', (title, most) => {
  const section = page.split(`### ${title}\n`)[1].split('\n#')[0];
  const files = [...section.matchAll(/^\| \d+ \| `([^`]+)`/gm)].map(([, file]) => file);
  expect(files.filter((file) => !existsSync(resolve(root, file)))).toEqual([]);
  expect(new Set(files).size).toBe(files.length);
  expect(files.length).toBeGreaterThan(most / 2);
  expect(files.length).toBeLessThanOrEqual(most);
});
