import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isAlive, runsProgram, sleep } from '../processes.mjs';
import { startPostgres } from './postgres.mjs';
import { endLeftQueue } from './queue.mjs';

const prefix = 'gummyshop-test-';

/** A folder for one test run that the Postgres account can enter. */
export function throwAwayFolder() {
  const folder = mkdtempSync(join(tmpdir(), `${prefix}${process.pid}-`));
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
export async function sweepLeftovers(parent = tmpdir()) {
  for (const name of readdirSync(parent).filter((name) => name.startsWith(prefix))) {
    if (isAlive(parseInt(name.slice(prefix.length), 10))) continue;
    const folder = join(parent, name);
    try {
      for (const data of [folder, ...readdirSync(folder).map((sub) => join(folder, sub))])
        await Promise.all([endPostgres(join(data, 'postgres/data/postmaster.pid')), endLeftQueue(data)]);
      remove(folder);
    } catch {
      // owned by another user
    }
  }
}

async function endPostgres(pidFile) {
  if (!existsSync(pidFile)) return;
  const pid = parseInt(readFileSync(pidFile, 'utf8'), 10);
  if (!isAlive(pid) || !(await runsProgram(pid, 'postgres'))) return;
  process.kill(pid, 'SIGQUIT');
  for (let waited = 0; isAlive(pid) && waited < 5000; waited += 50) await sleep(50);
}
