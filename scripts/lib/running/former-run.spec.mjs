import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { announceStop, awaitFormerRun, forgetRun, rememberRun } from './former-run.mjs';

let folder;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'shop-run-'))));
afterEach(() => rmSync(folder, { recursive: true }));
const file = () => join(folder, 'run-3000.json');

it('does not wait without a running former process', async () => {
  await awaitFormerRun(folder, 3000);
  const { pid } = spawnSync(process.execPath, ['-e', '']);
  writeFileSync(file(), JSON.stringify({ pid, children: [pid], stopping: false }));
  await awaitFormerRun(folder, 3000);
});

it('does not take another program for a former run', async () => {
  writeFileSync(file(), JSON.stringify({ pid: process.pid, children: [process.pid], stopping: false }));
  await awaitFormerRun(folder, 3000);
});

it('ignores a corrupt record', async () => {
  writeFileSync(file(), '{');
  await awaitFormerRun(folder, 3000);
});

it('deletes only its own record', () => {
  rememberRun(folder, 3000, [1]);
  announceStop(folder, 3000);
  forgetRun(folder, 3000);
  expect(existsSync(file())).toBe(false);
  writeFileSync(file(), JSON.stringify({ pid: process.pid + 1, children: [], stopping: false }));
  announceStop(folder, 3000);
  forgetRun(folder, 3000);
  expect(existsSync(file())).toBe(true);
});
