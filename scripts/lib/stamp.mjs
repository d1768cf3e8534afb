import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { root } from './paths.mjs';

const skipped = new Set(['node_modules', 'dist', '.git']);

/** Every file below the given paths, in a stable order; missing paths are skipped. */
export function filesOf(paths, keep = () => true) {
  const found = [];
  const walk = (path) => {
    if (statSync(path).isFile()) return void (keep(path) && found.push(path));
    for (const name of readdirSync(path).sort()) if (!skipped.has(name)) walk(join(path, name));
  };
  for (const path of paths) if (existsSync(path)) walk(path);
  return found;
}

/** Hashes names and contents, and `extra`. */
export function hashOf(paths, { keep, base = root, extra = [] } = {}) {
  const hash = createHash('sha256');
  for (const text of extra) hash.update(`${text}\0`);
  for (const path of filesOf(paths, keep)) {
    const content = readFileSync(path);
    hash.update(`${relative(base, path)}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

export function readStamp(path) {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch {
    return undefined;
  }
}

/** Writes atomically, by a rename. */
export function writeStamp(path, value) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(`${path}.${process.pid}`, `${value}\n`);
  renameSync(`${path}.${process.pid}`, path);
}
