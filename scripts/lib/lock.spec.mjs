import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withLock } from './lock.mjs';
import { sleep } from './processes.mjs';

let folder;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'shop-lock-'))));
afterEach(() => rmSync(folder, { recursive: true }));
const options = () => ({ path: join(folder, 'a.lock'), every: 2 });

it('admits one process at a time, and each of them in turn', async () => {
  let inside = 0;
  let most = 0;
  const work = async () => {
    most = Math.max(most, ++inside);
    await sleep(3);
    inside--;
  };
  await Promise.all(Array.from({ length: 8 }, () => withLock('a', work, options())));
  expect(most).toBe(1);
  expect(existsSync(options().path)).toBe(false);
});

it('releases the lock when the work fails', async () => {
  const failing = withLock('a', () => Promise.reject(new Error('no')), options());
  await expect(failing).rejects.toThrow('no');
  expect(await withLock('a', () => 'in', options())).toBe('in');
});

it('takes over from a process that was killed', async () => {
  const { pid } = spawnSync(process.execPath, ['-e', '']);
  writeFileSync(options().path, String(pid));
  expect(await withLock('a', () => 'in', options())).toBe('in');
});

it('waits for a running process and reports it once', async () => {
  writeFileSync(options().path, String(process.ppid));
  const onWait = jest.fn();
  const entered = withLock('a', () => 'in', { ...options(), onWait });
  await sleep(20);
  rmSync(options().path);
  expect(await entered).toBe('in');
  expect(onWait).toHaveBeenCalledTimes(1);
});
