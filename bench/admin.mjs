/** npm run bench:admin: how fast the back office answers with 50,000 orders, and what an export does to the server's memory. */
import { readFileSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { spawnSync } from 'node:child_process';
import { freePort, startShop } from './lib.mjs';

const times = 40;
const orders = '50000';
const customers = '20000';

const keptDir = process.env.BENCH_DATA_DIR; // a demo that was seeded before
const dataDir = keptDir ?? join(tmpdir(), `gummyshop-bench-${process.pid}`);
const port = await freePort();
if (!keptDir) {
  const env = { ...process.env, DATA_DIR: dataDir, PORT: String(port) };
  const args = ['scripts/seed.mjs', '--orders', orders, '--customers', customers];
  const seeded = spawnSync(process.execPath, args, { env, stdio: ['ignore', 'inherit', 'inherit'] });
  if (seeded.status !== 0) process.exit(1);
}
const shop = await startShop(process.cwd(), dataDir, port);
const origin = `http://127.0.0.1:${port}`;
try {
  const cookie = await logIn();
  const results = {};
  for (const path of paths(await someIds(cookie))) results[path] = await measure(path, cookie);
  results.export = await exportMemory(cookie);
  const machine = { cores: cpus().length, cpu: cpus()[0]?.model, node: process.version };
  process.stdout.write(`${JSON.stringify({ date: new Date().toISOString(), machine, results }, null, 2)}\n`);
} finally {
  await shop.stop();
  if (!keptDir) rmSync(dataDir, { recursive: true, force: true, maxRetries: 10 });
}
process.exit(0);

function paths({ orderId, productId, customerId, day }) {
  const lists = ['orders', 'customers', 'subscriptions', 'returns', 'inventory'];
  return [
    'analytics/dashboard-stats',
    'analytics/overview',
    'analytics/top-products',
    'analytics/revenue-by-day',
    `analytics/dashboard-stats?on=${day}`,
    `inventory/levels?on=${day}`,
    ...lists.map((name) => `${name}?limit=100`),
    ...lists.map((name) => `${name}?limit=100&q=jansen`),
    'orders?limit=100&status=delivered&sort=-totalAmount',
    'orders?limit=100&sort=customerName',
    'customers?limit=100&sort=-totalSpent',
    ...lists,
    `orders/${orderId}`,
    `orders/${orderId}/timeline`,
    `products/${productId}/timeline`,
    `customers/${customerId}/timeline`,
    `inventory/ledger/${productId}`,
    'products',
  ];
}

async function measure(path, cookie) {
  await ask(path, cookie);
  const took = [];
  let bytes = 0;
  for (let time = 0; time < times; time++) {
    const began = performance.now();
    bytes = await ask(path, cookie);
    took.push(performance.now() - began);
  }
  took.sort((a, b) => a - b);
  const at = (part) => Math.round(took[Math.ceil(took.length * part) - 1] * 10) / 10;
  return { p50ms: at(0.5), p95ms: at(0.95), kilobytes: Math.round(bytes / 1000) };
}

async function ask(path, cookie) {
  const answer = await fetch(`${origin}/api/admin/${path}`, { headers: { cookie } });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.arrayBuffer()).byteLength;
}

/** Resident memory of the server while all orders are exported three times, against before. */
async function exportMemory(cookie) {
  const pid = serverPid();
  const before = residentMegabytes(pid);
  let most = before;
  const watch = setInterval(() => (most = Math.max(most, residentMegabytes(pid))), 20);
  const began = performance.now();
  let bytes = 0;
  for (let time = 0; time < 3; time++) bytes = await ask('orders/export.csv', cookie);
  clearInterval(watch);
  const growth = Math.round(most - before);
  return {
    seconds: Math.round((performance.now() - began) / 300) / 10,
    kilobytes: Math.round(bytes / 1000),
    beforeMb: Math.round(before),
    growthMb: growth,
  };
}

function serverPid() {
  const found = JSON.parse(readFileSync(join(dataDir, `run-${port}.json`), 'utf8'));
  const command = (pid) => readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  return found.children.find((pid) => command(pid).includes('backend/src/main.js'));
}

function residentMegabytes(pid) {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1]) / 1024;
}

async function someIds(cookie) {
  const get = async (path) => (await fetch(`${origin}/api/admin/${path}`, { headers: { cookie } })).json();
  const [order] = await get('orders?limit=1&status=delivered');
  const [product] = await get('analytics/top-products');
  const [customer] = await get('customers?limit=1&sort=-orderCount');
  const day = new Date(Date.now() - 30 * 24 * 3600_000).toISOString().slice(0, 10);
  return { orderId: order.id, productId: product.productId, customerId: customer.id, day };
}

async function logIn() {
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = JSON.parse(
    readFileSync(join(dataDir, 'secrets.json'), 'utf8'),
  );
  const answer = await fetch(`${origin}/api/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  if (!answer.ok) throw new Error(`login: ${answer.status}`);
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}
