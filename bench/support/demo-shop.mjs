import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { api } from '../../scripts/lib/api.mjs';
import { freePortPair } from '../../scripts/lib/ports.mjs';
import { inRoot } from '../../scripts/lib/paths.mjs';
import { benchFolder, startShop } from './lib.mjs';

/**
 * Opens the demo of `npm start` without an access gate, in a folder that `close` deletes: a new demo, or a copy of the
 * stopped shop that BENCH_DATA_DIR names. With BENCH_PORT that shop runs there, and goes on running.
 * `script`: `start` for one process, `cluster` for two API processes and two workers.
 */
export async function openDemo({ script = 'start', seed = () => {} } = {}) {
  const { BENCH_DATA_DIR: seeded, BENCH_PORT: runsAt } = process.env;
  if (runsAt) return shopAt(seeded, Number(runsAt), async () => {});
  const [dataDir, port] = [benchFolder(), await freePortPair()];
  if (seeded) copySeeded(dataDir);
  else seed({ dataDir, port });
  const start = () => startShop(inRoot(), dataDir, port, script, { ACCESS_CODE: '' });
  let shop = await start();
  const close = async () => {
    await shop.stop();
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 10 });
  };
  /** Kills the server, which ends the shop, and starts it again. */
  const crash = async () => {
    process.kill(serverPid(dataDir, port), 'SIGKILL');
    await shop.ended;
    shop = await start();
  };
  return { ...shopAt(dataDir, port, close), crash };
}

/** Fills a folder with a copy of the stopped shop that BENCH_DATA_DIR names, if it names one. */
export function copySeeded(dataDir) {
  const { BENCH_DATA_DIR: seeded } = process.env;
  if (seeded) execFileSync('cp', ['-a', `${seeded}/.`, dataDir]); // keeps the owner of Postgres
}

/** Runs `work` with the demo. */
export async function withDemo(work, options) {
  const demo = await openDemo(options);
  try {
    return await work(demo);
  } finally {
    await demo.close();
  }
}

/** Opens a demo with that many orders, unless BENCH_DATA_DIR names one, and a staff session. */
export async function openSeededShop({ orders, customers }) {
  const seed = ({ dataDir, port }) => {
    const env = { ...process.env, DATA_DIR: dataDir, PORT: String(port) };
    const args = ['scripts/shop.mjs', 'seed', '--orders', String(orders), '--customers', String(customers)];
    const seeded = spawnSync(process.execPath, args, { env, stdio: ['ignore', 2, 'inherit'] });
    if (seeded.status !== 0) process.exit(1);
  };
  const demo = await openDemo({ seed });
  return { ...demo, cookie: await staffCookie(demo) };
}

const shopAt = (dataDir, port, close) => ({
  url: `http://localhost:${port}`,
  port,
  dataDir,
  pid: serverPid(dataDir, port),
  databaseUrl: () => databaseUrl(dataDir),
  close,
});

/** The process of the server, or of one of them. */
export function serverPid(dataDir, port) {
  const { children } = JSON.parse(readFileSync(join(dataDir, `run-${port}.json`), 'utf8'));
  return children.find((pid) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('backend/src/app/main.js'));
}

async function staffCookie({ url, dataDir }) {
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = secretsOf(dataDir);
  const response = await fetch(`${url}${api.staffLogin.login.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  if (!response.ok) throw new Error(`staff cannot log in: ${response.status}`);
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

function databaseUrl(dataDir) {
  const [, , , port] = readFileSync(join(dataDir, 'postgres', 'data', 'postmaster.pid'), 'utf8').split('\n');
  return `postgres://shop:${secretsOf(dataDir).POSTGRES_PASSWORD}@127.0.0.1:${port}/shop`;
}

export const secretsOf = (dataDir) => JSON.parse(readFileSync(join(dataDir, 'secrets.json'), 'utf8'));
