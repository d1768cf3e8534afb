import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import * as api from '../contracts/api.ts';
import * as dev from '../contracts/dev.ts';
import { createTestDatabase } from '../backend/src/testing/database.js';
import { build } from './lib/building/build.mjs';
import { inRoot } from './lib/paths.mjs';
import { freePort } from './lib/ports.mjs';
import { run, sleep, stopChild } from './lib/processes.mjs';
import { remove, throwAwayFolder } from './lib/services/throw-away.mjs';
import { filesOf } from './lib/stamp.mjs';

const ofDevelopment =
  /\.(spec|fixtures|e2e)\.|(^|\/)(testing|demo|dev-[^/]+|stripe-simulator|drills|scripts|node_modules|\.(?!vite)[^/]+)(\/|$)|\.tsx?$/;
const lastStage = readFileSync(inRoot('infra/Dockerfile'), 'utf8')
  .split(/^FROM /m)
  .at(-1);

let folder;
let database;
beforeAll(async () => {
  await build();
  folder = throwAwayFolder();
  layOut(folder);
  database = await createTestDatabase();
}, 300_000);
afterAll(async () => {
  await database?.drop();
  remove(folder);
});

/** Follows the COPY and `RUN rm` lines of the last stage. Tests bundle dist/drills; the build does not. */
function layOut(target) {
  for (const [, from, to] of lastStage.matchAll(/^COPY --from=build \/shop\/(\S+) (\S+)$/gm)) {
    const path = to === './' ? join(target, from) : join(target, to);
    mkdirSync(dirname(path), { recursive: true });
    cpSync(inRoot(from), path, { recursive: true, filter: (source) => source !== inRoot('dist/drills') });
  }
  for (const [, paths] of lastStage.matchAll(/^RUN rm -rf (.+)$/gm))
    for (const path of paths.split(' ')) rmSync(join(target, path), { recursive: true });
  symlinkSync(inRoot('node_modules'), join(target, 'node_modules'));
}

const production = () => ({
  PATH: process.env.PATH,
  NODE_ENV: 'production',
  LOG_LEVEL: 'warn',
  DATA_DIR: join(folder, '.data'),
  DATABASE_URL: database.url,
  APP_SECRET: 'a'.repeat(64),
  SHOP_URL: 'https://gommie.nl',
  SHOP_EMAIL: 'hallo@gommie.nl',
  STRIPE_SECRET_KEY: 'sk_live_123',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_123',
  STRIPE_WEBHOOK_SECRET: 'whsec_0123456789abcdef0123456789abcdef',
  SMTP_URL: 'smtp://127.0.0.1:1?ignoreTLS=true',
});
const program = (path, args = [], environment = {}) =>
  run(process.execPath, [join(folder, 'dist/backend/src', path), ...args], {
    cwd: folder,
    env: { ...production(), ...environment },
  });

async function waitUntilReady(server, ask, output) {
  const deadline = Date.now() + 180_000;
  while ((await ask('/readyz').catch(() => undefined))?.status !== 200) {
    if (server.exitCode !== null || Date.now() > deadline) throw new Error(output());
    await sleep(100);
  }
}

it('has no file of the demo, of tests or of development', () => {
  const files = filesOf([join(folder, 'dist'), join(folder, 'frontend/dist')]).map((path) => relative(folder, path));
  expect(files.length).toBeGreaterThan(500);
  expect(files.filter((path) => ofDevelopment.test(path))).toEqual([]);
  expect(lastStage).not.toContain('/shop/scripts');
});

it('migrates, starts and serves the shop in production', async () => {
  expect(await program('app/migrate/main.js')).toMatchObject({ code: 0 });
  const PORT = String(await freePort());
  const server = spawn(process.execPath, ['dist/backend/src/app/main.js'], {
    cwd: folder,
    env: { ...production(), PORT },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (chunk) => (output += chunk));
  const ask = (path) => fetch(`http://127.0.0.1:${PORT}${path}`, { signal: AbortSignal.timeout(30_000) });
  try {
    await waitUntilReady(server, ask, () => output);
    const statuses = {};
    for (const path of [
      '/',
      api.settings.showShop.path,
      api.catalog.listProducts.path,
      dev.showMails.path,
      dev.listMails.path,
      dev.readClock.path,
    ])
      statuses[path] = (await ask(path)).status;
    expect(statuses).toEqual({
      ...{ '/': 200, [api.settings.showShop.path]: 200, [api.catalog.listProducts.path]: 200 },
      ...{ [dev.showMails.path]: 404, [dev.listMails.path]: 404, [dev.readClock.path]: 404 },
    });
    for (const command of ['--help', 'projections status', 'jobs failed', 'staff list', 'events stats', 'mail --help'])
      expect([command, await program('cli/main.js', command.split(' '))]).toMatchObject([command, { code: 0 }]);
  } finally {
    await stopChild(server, 30_000);
  }
});

it.each(['production', 'development'])('refuses the seed in %s, because this build has no demo', async (NODE_ENV) => {
  const ended = await program('cli/main.js', ['seed'], { NODE_ENV, DEMO: '1' });
  expect(ended).toEqual({ code: 1, output: '✗ This build has no demo.\n' });
});

it('refuses to start as a demo', async () => {
  const ended = await program('app/main.js', [], { NODE_ENV: 'development', DEMO: '1' });
  expect(ended).toEqual({ code: 1, output: expect.stringMatching(/^This build has no demo\.$/m) });
});
