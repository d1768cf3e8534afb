import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  readlinkSync,
  readdirSync,
  rmSync,
  statSync,
} from 'node:fs';
import { join } from 'node:path';
import { Problem } from '../say.mjs';

/**
 * Postgres refuses to run as root, so it runs as another account. Without `uid`: the current user.
 * @typedef {{ name: string, uid?: number, gid?: number }} Account
 */

export function serverAccount(existingData) {
  if (process.getuid?.() !== 0) return { name: 'me' };
  if (existingData && existsSync(existingData)) {
    const { uid, gid } = statSync(existingData);
    if (uid !== 0) return { name: `user ${uid}`, uid, gid };
  }
  for (const name of ['postgres', 'nobody']) {
    const [uid, gid] = ['-u', '-g'].map((flag) => Number(spawnSync('id', [flag, name], { encoding: 'utf8' }).stdout));
    if (uid > 0 && Number.isInteger(gid)) return { name, uid, gid };
  }
  throw new Problem(
    'Postgres does not run as root, and there is no account "postgres" or "nobody". Run as an ordinary user.',
  );
}

export const as = ({ uid, gid }) => ({ ...(uid ? { uid, gid } : {}), cwd: '/', env: { ...process.env, LC_ALL: 'C' } });

/** Whether the account has access to a path (`-x`: enter or run, `-w`: write). */
export function reaches(account, path, flag = '-x') {
  return spawnSync('/bin/sh', ['-c', `test ${flag} "$0"`, path], as(account)).status === 0;
}

/** Returns a world-accessible folder for an account that cannot enter the home folder. */
export function passableFolder(account) {
  for (const path of ['/var/lib/gummyshop', '/var/tmp/gummyshop-root']) {
    try {
      mkdirSync(path, { recursive: true, mode: 0o755 });
      const { uid } = lstatSync(path);
      if (uid !== 0) continue;
      chmodSync(path, 0o755);
      if (reaches(account, path)) return path;
    } catch {
      // read-only: try the next
    }
  }
  throw new Problem(
    `Postgres runs as "${account.name}", which cannot reach this folder. Move the shop out of a private home folder, or set DATABASE_URL.`,
  );
}

/** Deletes databases whose DATA_DIR no longer exists. */
export function removeOrphans(folder) {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    try {
      const home = readFileSync(join(path, 'belongs-to'), 'utf8');
      if (pointsAt(home, path) || existsSync(join(path, 'data/postmaster.pid'))) continue;
      rmSync(path, { recursive: true, force: true });
    } catch {
      // not a shop database
    }
  }
}

function pointsAt(link, path) {
  try {
    return readlinkSync(link) === path;
  } catch {
    return false;
  }
}
