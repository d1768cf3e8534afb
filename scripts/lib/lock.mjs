import { createHash } from 'node:crypto';
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { isAlive, sleep } from './processes.mjs';
import { root } from './paths.mjs';

const held = new Set();
process.on('exit', () => held.forEach((path) => rmSync(path, { force: true })));

/** A lock file outside the tree: node_modules and dist come and go under it. */
export function lockPath(name) {
  const id = createHash('sha256').update(root).digest('hex').slice(0, 12);
  return join(tmpdir(), `gummyshop-${userInfo().uid}-${id}-${name}.lock`);
}

/**
 * Runs `work` while no other process on this machine holds the lock. A lock of a dead process is taken over.
 * @param {{ path?: string, onWait?: () => void, every?: number }} options
 */
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
  // Between reading and renaming another process may have taken it over: then it gets its lock back.
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
