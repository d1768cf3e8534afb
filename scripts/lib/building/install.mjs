import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { withLock } from '../lock.mjs';
import { inRoot, root } from '../paths.mjs';
import { mustRun } from '../processes.mjs';
import { say, step } from '../say.mjs';
import { hashOf, readStamp, writeStamp } from '../stamp.mjs';

const stamp = inRoot('node_modules/.shop-install');

/** Runs npm ci when node_modules does not match package-lock.json. */
export async function install() {
  if (isInstalled()) return;
  const onWait = () => say('another run is installing packages; waiting for it');
  await withLock('install', () => (isInstalled() ? undefined : npmCi()), { onWait });
}

const wanted = () =>
  hashOf([inRoot('package-lock.json')], { extra: [process.platform, process.arch, process.versions.modules] });

function isInstalled() {
  if (readStamp(stamp) === wanted()) return true;
  if (existsSync(stamp) || !holdsLockedVersions()) return false;
  writeStamp(stamp, wanted());
  return true;
}

/** Checks npm's own record, for a node_modules that was installed by hand. */
function holdsLockedVersions() {
  const packages = (path) => JSON.parse(readFileSync(inRoot(path), 'utf8')).packages;
  try {
    const present = packages('node_modules/.package-lock.json');
    return Object.entries(packages('package-lock.json')).every(
      ([path, { version, optional, link }]) =>
        !path.includes('node_modules/') || optional || link || present[path]?.version === version,
    );
  } catch {
    return false;
  }
}

async function npmCi() {
  const { npm_execpath: npm = '' } = process.env;
  const isNpm = /^npm(-cli)?\.c?js$/.test(basename(npm)) && existsSync(npm);
  const [command, ...first] = isNpm ? [process.execPath, npm] : ['npm'];
  const args = [...first, 'ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'];
  await step('installing packages (npm ci)', () => mustRun('npm ci', command, args, { cwd: root }));
  writeStamp(stamp, wanted());
}
