import { createHash } from 'node:crypto';
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { isAlive, sleep } from './processes.mjs';
import { root } from './paths.mjs';

const held = new Set();
process.on('exit', () => held.forEach((path) => rmSync(path, { force: true })));

/** The path of a lock file outside node_modules and dist, which are deleted and rebuilt. */
export function lockPath(name) {
  const id = createHash('sha256').update(root).digest('hex').slice(0, 12);
  return join(tmpdir(), `gummyshop-${userInfo().uid}-${id}-${name}.lock`);
}

/** Runs `work` while holding the lock. Takes over the lock of a process that has exited. */
export async function withLock(name, work, { path = lockPath(name), onWait, every = 200 } = {}) {
  for (let waited = false; !take(path); waited = true) {
    if (!waited) onWait?.();
    await sleep(every);
  }
  held.add(path);
  try {
    return await work();
  } finally {
    held.delete(path);
    rmSync(path, { force: true });
  }
}

function take(path) {
  try {
    writeFileSync(path, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
  }
  const owner = ownerOf(path);
  if (owner === undefined || isAlive(owner)) return false;
  const aside = `${path}.${process.pid}`;
  try {
    renameSync(path, aside);
  } catch {
    return false;
  }
  // Another process may have taken the lock over between reading and renaming.
  if (ownerOf(aside) === owner) rmSync(aside, { force: true });
  else renameSync(aside, path);
  return false;
}

function ownerOf(path) {
  try {
    const pid = Number(readFileSync(path, 'utf8'));
    return Number.isInteger(pid) && pid > 0 ? pid : undefined;
  } catch {
    return undefined;
  }
}
