import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { findBrowser } from '../lib/browser.mjs';
import { cleanEnvironment } from '../lib/running/environment.mjs';
import { freePortPair } from '../lib/ports.mjs';
import { stopChild } from '../lib/processes.mjs';
import { inRoot } from '../lib/paths.mjs';
import { startNode } from '../lib/running/programs.mjs';
import { remove, sweepLeftovers, throwAwayFolder } from '../lib/services/throw-away.mjs';

/** Preloads the cheap hashes, also into the commands that journeys run on their shop: these may hash a password. */
const nodeOptions = `--import=${pathToFileURL(inRoot('scripts/jest/cheap-hashes.mjs')).href}`;

/** Starts one shop per lane with its own DATA_DIR, and passes their URLs in E2E_SHOPS. E2E_URL replaces them. */
export default async function setup({ maxWorkers: lanes }) {
  process.env.CHROMIUM_PATH = await findBrowser();
  process.env.E2E_SHOPS = JSON.stringify(process.env.E2E_URL ? [givenShop(process.env)] : await openShops(lanes));
}

const givenShop = ({
  E2E_URL: url,
  E2E_ACCESS_CODE: accessCode,
  E2E_ADMIN_EMAIL: email,
  E2E_ADMIN_PASSWORD: password,
}) => ({
  url,
  accessCode,
  staff: { email, password },
});

async function openShops(count) {
  await sweepLeftovers();
  const ports = new Set();
  while (ports.size < count) {
    const port = await freePortPair();
    if (!ports.has(port - 1) && !ports.has(port + 1)) ports.add(port);
  }
  return Promise.all([...ports].map(openShop));
}

async function openShop(port) {
  const folder = throwAwayFolder();
  const env = {
    ...cleanEnvironment(),
    NODE_OPTIONS: nodeOptions,
    PORT: String(port),
    DATA_DIR: folder,
    READ_MODEL_WAIT_S: '30', // a slow machine needs more than two
    STATUS_MAIL_WAIT_S: '0', // the mails of journeys leave at once
    CHECKOUT_LIMIT_FACTOR: '1000', // every journey has the same address
    LOG_LEVEL: process.env.E2E_LOG_LEVEL ?? 'warn',
  };
  // Ends with its parent, also when this run is killed.
  const shop = startNode('scripts/start.mjs', [], { env, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
  (globalThis.stopServices ??= []).push(async () => {
    await stopChild(shop, 30_000);
    remove(folder);
  });
  await untilOpen(shop);
  const secrets = JSON.parse(readFileSync(join(folder, 'secrets.json'), 'utf8'));
  const [, , , databasePort] = readFileSync(join(folder, 'postgres/data/postmaster.pid'), 'utf8').split('\n');
  return {
    url: `http://localhost:${port}`,
    dataDir: folder,
    nodeOptions,
    databaseUrl: `postgres://shop:${encodeURIComponent(secrets.POSTGRES_PASSWORD)}@127.0.0.1:${databasePort}/shop`,
    accessCode: secrets.ACCESS_CODE,
    staff: { email: secrets.ADMIN_EMAIL, password: secrets.ADMIN_PASSWORD },
  };
}

/** Hides the shop's output after SHOP READY, except errors. */
function untilOpen(shop) {
  let output = '';
  return new Promise((resolve, reject) => {
    let open = false;
    const hear = (chunk) => {
      if (open) return void process.stderr.write(chunk);
      output += chunk;
      if (!/^SHOP READY /m.test(output)) return;
      open = true;
      resolve();
    };
    shop.stdout.on('data', hear);
    shop.stderr.on('data', hear);
    shop.once('exit', (code) => reject(new Error(`the shop did not open (exit code ${code})\n${output}`)));
  });
}
