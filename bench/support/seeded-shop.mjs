import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { api } from '../../scripts/lib/api.mjs';
import { startDemo } from './lib.mjs';
import { freePortPair } from '../../scripts/lib/ports.mjs';

/** Opens a seeded shop, or a copy of the one in BENCH_DATA_DIR, and a staff session. */
export async function openSeededShop({ orders, customers }) {
  const dataDir = join(tmpdir(), `gummyshop-bench-${process.pid}`);
  const port = await freePortPair();
  if (!process.env.BENCH_DATA_DIR) {
    const env = { ...process.env, DATA_DIR: dataDir, PORT: String(port) };
    const args = ['scripts/shop.mjs', 'seed', '--orders', String(orders), '--customers', String(customers)];
    const seeded = spawnSync(process.execPath, args, { env, stdio: ['ignore', 2, 'inherit'] });
    if (seeded.status !== 0) process.exit(1);
  }
  const shop = await startDemo(dataDir, port);
  const origin = `http://127.0.0.1:${port}`;
  return {
    origin,
    dataDir,
    cookie: await staffCookies(origin, dataDir),
    serverPid: serverPid(dataDir, port),
    close: async () => {
      await shop.stop();
      rmSync(dataDir, { recursive: true, force: true, maxRetries: 10 });
    },
  };
}

/** Current resident memory of a process, from /proc. */
export function residentMegabytes(pid) {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
}

/** Percentile of times in ms, rounded to a tenth; `part` is 0.95 for p95. */
export function percentile(times, part) {
  const sorted = [...times].sort((a, b) => a - b);
  return Math.round(sorted[Math.ceil(sorted.length * part) - 1] * 10) / 10;
}

export function serverPid(dataDir, port) {
  const { children } = JSON.parse(readFileSync(join(dataDir, `run-${port}.json`), 'utf8'));
  return children.find((pid) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('backend/src/app/main.js'));
}

async function staffCookies(origin, dataDir) {
  const { ADMIN_EMAIL, ADMIN_PASSWORD, ACCESS_CODE } = JSON.parse(readFileSync(join(dataDir, 'secrets.json'), 'utf8'));
  const cookies = await Promise.all([
    cookiesOf(`${origin}${api.settings.openGate.path}`, { code: ACCESS_CODE }),
    cookiesOf(`${origin}${api.staffLogin.login.path}`, { email: ADMIN_EMAIL, password: ADMIN_PASSWORD }),
  ]);
  return cookies.flat().join('; ');
}

async function cookiesOf(url, body) {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return response.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
}
