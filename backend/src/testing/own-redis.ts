import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, acceptsConnections } from '../../../scripts/lib/ports.mjs';
import { pause } from '../platform/timing/pause.js';

/** A Redis of one test, with options such as `--requirepass`. Needs `redis-server` on the PATH. */
export async function startOwnRedis(options: (port: number) => string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'gummyshop-redis-'));
  const port = await freePort();
  const args = ['--bind', '127.0.0.1', '--dir', folder, '--maxmemory-policy', 'noeviction', ...options(port)];
  const server = spawn('redis-server', args, { stdio: 'ignore' });
  for (let waited = 0; !(await acceptsConnections('127.0.0.1', port)) && waited < 5000; waited += 50) await pause(50);
  const stop = async () => {
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  return { port, stop };
}
