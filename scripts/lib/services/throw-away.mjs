import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { isAlive, runsProgram, sleep } from '../processes.mjs';
import { startPostgres } from './postgres.mjs';
import { endLeftQueue } from './queue.mjs';

const prefix = 'gummyshop-test-';

const inMemory = '/dev/shm';
const enoughBytes = 4 * 2 ** 30;

/**
 * The file system in memory, where it has room. A database has 450 files: a copy on a disk costs 350 ms of a processor,
 * in memory 20.
 */
function place(memory) {
  if (!existsSync(memory)) return tmpdir();
  const { bavail, bsize } = statfsSync(memory);
  return Math.min(bavail * bsize, freemem()) > enoughBytes ? memory : tmpdir();
}

/** A folder for one test run that the Postgres account can enter. */
export function throwAwayFolder(memory = inMemory) {
  const folder = mkdtempSync(join(place(memory), `${prefix}${process.pid}-`));
  chmodSync(folder, 0o711);
  return folder;
}

export const remove = (folder) => rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });

export async function throwAwayPostgres() {
  await sweepLeftovers();
  const folder = throwAwayFolder();
  const password = randomBytes(16).toString('hex');
  try {
    const { url, stop } = await startPostgres({ dataDir: folder, password, durable: false, quiet: true });
    return {
      url,
      async stop() {
        await stop();
        remove(folder);
      },
    };
  } catch (error) {
    remove(folder);
    throw error;
  }
}

/** Removes folders and servers of killed test runs, whose names contain the process id. */
export async function sweepLeftovers(parents = [tmpdir(), inMemory]) {
  for (const folder of parents.filter(existsSync).flatMap(throwAwayFolders)) {
    if (isAlive(parseInt(basename(folder).slice(prefix.length), 10))) continue;
    try {
      for (const data of [folder, ...readdirSync(folder).map((sub) => join(folder, sub))])
        await Promise.all([endPostgres(join(data, 'postgres/data/postmaster.pid')), endLeftQueue(data)]);
      remove(folder);
    } catch {
      // owned by another user
    }
  }
}

const throwAwayFolders = (parent) =>
  readdirSync(parent)
    .filter((name) => name.startsWith(prefix))
    .map((name) => join(parent, name));

async function endPostgres(pidFile) {
  if (!existsSync(pidFile)) return;
  const pid = parseInt(readFileSync(pidFile, 'utf8'), 10);
  if (!isAlive(pid) || !(await runsProgram(pid, 'postgres'))) return;
  process.kill(pid, 'SIGQUIT');
  for (let waited = 0; isAlive(pid) && waited < 5000; waited += 50) await sleep(50);
}
