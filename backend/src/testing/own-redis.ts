import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, acceptsConnections } from '../../../scripts/lib/ports.mjs';
import { findProgram } from '../../../scripts/lib/services/queue.mjs';
import { pause } from '../platform/timing/pause.js';

const patienceMs = 5000;

/** `npm test` installs Redis where it can. Tests that need it are skipped elsewhere. */
export const hasRedis = findProgram(['redis-server']) !== undefined;

/** A Redis of one test, with options such as `--requirepass`. Throws when it does not accept connections within 5 s. */
export async function startOwnRedis(options: (port: number) => string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'gummyshop-redis-'));
  const port = await freePort();
  const args = ['--bind', '127.0.0.1', '--dir', folder, '--maxmemory-policy', 'noeviction', ...options(port)];
  const server = spawn('redis-server', args, { stdio: 'ignore' });
  const ended = new Promise((resolve) => server.once('exit', resolve).once('error', resolve));
  const stop = async () => {
    server.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  for (const end = Date.now() + patienceMs; !(await acceptsConnections('127.0.0.1', port)); await pause(50)) {
    if (Date.now() < end && server.exitCode === null) continue;
    await stop();
    throw new Error('redis-server did not start');
  }
  return { port, stop };
}
