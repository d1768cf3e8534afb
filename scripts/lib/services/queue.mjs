import { spawn } from 'node:child_process';
import { accessSync, constants, mkdirSync } from 'node:fs';
import { basename, delimiter, join } from 'node:path';
import { withLock } from '../lock.mjs';
import { acceptsConnections, freePort } from '../ports.mjs';
import { isAlive, runsProgram, sleep } from '../processes.mjs';
import { say } from '../say.mjs';
import { readStamp, writeStamp } from '../stamp.mjs';
import { enter } from './users.mjs';

/** Returns REDIS_URL, or starts a local Redis. Without either, there is no `url` and the queue runs on Postgres. */
export async function startQueue({ dataDir, env = process.env }) {
  const nothing = async () => {};
  if (env.REDIS_URL) return { url: env.REDIS_URL, stop: nothing };
  const program = findProgram(['redis-server', 'valkey-server'], env.PATH);
  if (!program) {
    say('queue: on Postgres (no REDIS_URL, and no redis-server or valkey-server on PATH)');
    return { stop: nothing };
  }
  const folder = join(dataDir, 'redis');
  mkdirSync(folder, { recursive: true });
  const server = await withLock('redis', async () => (await running(folder)) ?? start(program, folder), {
    path: join(dataDir, 'redis.lock'),
  });
  if (!server) {
    say(`queue: on Postgres (${program} did not start)`);
    return { stop: nothing };
  }
  say(`queue: ${basename(program)} on port ${server.port}`);
  const leave = enter(join(folder, 'users'));
  const stop = async () => {
    if (leave() === 0) await end(server.pid);
  };
  return { url: `redis://127.0.0.1:${server.port}`, stop };
}

const recordOf = (folder) => join(folder, 'server.json');

/** Finds a Redis of a killed run, because two servers would corrupt the files. */
async function running(folder) {
  const text = readStamp(recordOf(folder));
  if (!text) return undefined;
  const { pid, port } = JSON.parse(text);
  const isOurs = isAlive(pid) && ((await runsProgram(pid, 'redis')) || (await runsProgram(pid, 'valkey')));
  return isOurs && (await acceptsConnections('127.0.0.1', port)) ? { pid, port } : undefined;
}

/** Ends the Redis that a killed run left in its data folder. */
export async function endLeftQueue(dataDir) {
  const left = await running(join(dataDir, 'redis'));
  if (left) await end(left.pid);
}

async function start(program, folder) {
  for (let attempt = 1; attempt <= 3; attempt++) {
    const port = await freePort();
    const child = spawn(program, flags(port, folder), { stdio: 'ignore', detached: true });
    child.once('error', () => {});
    child.unref();
    if (await comesUp(port, child)) {
      writeStamp(recordOf(folder), JSON.stringify({ pid: child.pid, port }));
      return { pid: child.pid, port };
    }
    child.kill('SIGKILL');
  }
  return undefined;
}

async function end(pid) {
  if (isAlive(pid)) process.kill(pid, 'SIGTERM');
  for (let waited = 0; isAlive(pid) && waited < 10_000; waited += 50) await sleep(50);
}

const flags = (port, folder) => [
  ...['--port', String(port), '--bind', '127.0.0.1', '--dir', folder],
  ...['--appendonly', 'yes', '--maxmemory-policy', 'noeviction', '--save', '', '--daemonize', 'no'],
];

async function comesUp(port, child) {
  for (let waited = 0; waited < 10_000 && child.exitCode === null && !child.killed; waited += 50) {
    if (await acceptsConnections('127.0.0.1', port)) return true;
    await sleep(50);
  }
  return false;
}

export function findProgram(names, path = process.env.PATH ?? '') {
  for (const name of names) {
    for (const folder of path.split(delimiter).filter(Boolean)) {
      try {
        accessSync(join(folder, name), constants.X_OK);
        return join(folder, name);
      } catch {
        // not in this folder
      }
    }
  }
  return undefined;
}
