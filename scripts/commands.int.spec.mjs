import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import * as api from '../contracts/api.ts';
import { inRoot, root } from './lib/paths.mjs';
import { freePortPair } from './lib/ports.mjs';
import { stopChild } from './lib/processes.mjs';
import { cleanEnvironment } from './lib/running/environment.mjs';
import { startNode } from './lib/running/programs.mjs';
import { remove, throwAwayFolder } from './lib/services/throw-away.mjs';

const { scripts } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'));
const pages = ['README.md', 'bench/README.md', 'docs/chaos.md', 'docs/command-line.md'];

/** Scripts that other tests run, that `npm test` is made of, or that `npm test` cannot run. */
const provenElsewhere = {
  cluster: 'scripts/cluster.int.spec.mjs',
  test: 'scripts/test.mjs',
  check: 'scripts/lib/testing/checks.mjs',
  build: 'scripts/lib/building/build.mjs',
  lint: 'scripts/lib/testing/checks.mjs',
  format: 'scripts/lib/testing/checks.mjs',
  docs: 'scripts/docs.spec.mjs',
  fuzz: 'backend/src/testing/fuzz/api-fuzz.int.spec.ts',
  dev: 'scripts/dev.mjs', // compiles into dist/, which other tests run meanwhile
  'test:containers': 'infra/container-tests/run.mjs',
};

/** [script, smallest arguments, what its results must contain] */
const benches = [
  ['bench', ['appends', 'rebuild', 'restore', '--events', '300'], ['appends', 'rebuild', 'restore']],
  ['bench', ['starts', '--checkout', '.'], ['starts']],
  ['bench:orders', ['--seconds', '2', '--shoppers', '2'], ['checkouts, 2 shoppers']],
  ['bench:renewals', ['--renewals', '3', '--subscriptions', '100'], ['sweep']],
  ['bench:restore', ['--orders', '20'], ['events per second', 'processor time per event, µs']],
  ['bench:soak', ['--minutes', '0.05'], ['residentMb']],
  ['bench:logins', ['two', '--strangers', '2'], ['two']],
];

/** The same on one shop that runs, which they share. The later ones fill its tables without events. */
const benchesOfDemo = [
  ['bench:logins', ['one', '--strangers', '2'], ['one']],
  [
    'bench:admin',
    ['lists', 'palette', 'records', 'dashboard', 'export', '--times', '1'],
    ['lists', 'palette', 'records', 'dashboard', 'export'],
  ],
  ['bench:replay', ['--writes', '2'], ['rebuild']],
  ['bench:books', [], ['at the provider', 'books verify', 'books verify --provider after the rebuild']],
  [
    'bench:pages',
    ['--requests', '5', '--times', '1', '--seconds', '2', '--shoppers', '4'],
    ['cached', 'uncached', 'memory', 'starts', 'buying'],
  ],
  ['bench:web', ['interactions', 'grid', '--times', '1', '--slowdown', '1'], ['interactions', 'grid']],
  [
    'bench:catalogue',
    ['--seconds', '2', '--times', '1'],
    [`GET ${api.catalog.listProducts.path}`, `GET ${api.catalog.findProduct.path}`],
  ],
  ['bench', ['requests', 'accounts', '--seconds', '2'], ['requests', 'accounts']],
];

const chaos = [
  ...['--runs', '1', '--seed', '5', '--cluster', '--adversaries'],
  ...['--store', 'eventstoredb', '--store-fault-every', '1'],
];

const folder = throwAwayFolder();
afterAll(() => remove(folder));

const seeded = join(folder, 'seeded');

/** Runs a script of package.json as npm does, with `dist/` as it is. */
async function run(script, args, more = {}) {
  const [, ...given] = scripts[script].split(' ');
  const places = { DATA_DIR: seeded, BENCH_DATA_DIR: seeded, BENCH_FOLDER: folder };
  const env = { ...process.env, CHAOS_SKIP_BUILD: '1', ...places, ...more };
  for (const name of ['TEST_DATABASE_URL', 'DATABASE_URL', 'REDIS_URL', 'PORT', 'CI']) delete env[name];
  const { stdout } = await promisify(execFile)(process.execPath, [...given, ...args], {
    cwd: root,
    env,
    maxBuffer: 1e8,
  });
  return stdout;
}

/** Every number is finite and not negative. What was counted happened, and what must not happen did not. */
function expectFigures(result) {
  const numbers = [];
  JSON.stringify(result, (name, value) => {
    if (typeof value !== 'number') return value;
    if (['perSecond', 'checkouts', 'renewals', 'events'].includes(name))
      expect([name, value > 0]).toEqual([name, true]);
    if (['non2xx', 'chargedTwice', 'deaths'].includes(name)) expect([name, value]).toEqual([name, 0]);
    numbers.push(value);
    return value;
  });
  expect(numbers).not.toEqual([]);
  expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...numbers)).toBeGreaterThan(0);
}

it('npm run shop seeds a demo, which the benches use', async () => {
  expect(await run('shop', ['seed', '--orders', '60', '--customers', '20'])).toMatch(/^Seeded 60 orders/);
});

async function expectResults(printed, names) {
  const { results, machine } = JSON.parse(await printed);
  expect(machine.cores).toBeGreaterThan(0);
  for (const name of names) expectFigures(results[name]);
}

it.each(benches)('npm run %s -- %j prints figures', (script, args, names) => expectResults(run(script, args), names));

describe('on a shop that runs', () => {
  let shop;
  let port;
  beforeAll(async () => {
    port = String(await freePortPair());
    const own = { PORT: port, DATA_DIR: seeded, ACCESS_CODE: '', CHECKOUT_LIMIT_FACTOR: '1000', LOG_LEVEL: 'warn' };
    const stdio = ['ignore', 'pipe', 'inherit', 'ipc']; // ends with its parent
    shop = startNode('scripts/start.mjs', [], { env: { ...cleanEnvironment(), ...own }, stdio });
    for await (const line of createInterface(shop.stdout)) if (line.startsWith('SHOP READY ')) break;
    shop.stdout.resume();
  });
  afterAll(() => stopChild(shop, 30_000));

  it.each(benchesOfDemo)('npm run %s -- %j prints figures', (script, args, names) =>
    expectResults(run(script, args, { BENCH_PORT: port }), names),
  );
});

it('npm run chaos plays and checks a run', async () => {
  const printed = await run('chaos', chaos);
  expect(printed).toContain('no invariant broke');
  const { runs, orders, charges } = JSON.parse(printed.split('\n').find((line) => line.startsWith('{')));
  expect({ runs, hasOrders: orders > 0, hasCharges: charges > 0 }).toEqual({
    runs: 1,
    hasOrders: true,
    hasCharges: true,
  });
});

it('npm run sbom names what the shop runs', async () => {
  const { components } = JSON.parse(await run('sbom', []));
  expect(components.map(({ name }) => name)).toEqual(expect.arrayContaining(['fastify', 'react-dom']));
});

it.each(pages)('%s names scripts that a test runs', (page) => {
  const text = readFileSync(inRoot(page), 'utf8');
  const named = [...text.matchAll(/(?:`|^)npm (?:run (?:--silent )?)?([a-z]+(?::[a-z]+)?)/gm)].map(([, name]) => name);
  expect(named).not.toEqual([]);
  const ran = [...[...benches, ...benchesOfDemo].map(([script]) => script), 'start', 'chaos', 'sbom', 'shop'];
  const proven = Object.keys(provenElsewhere).filter((name) => existsSync(inRoot(provenElsewhere[name])));
  expect(named.filter((name) => !(name in scripts) || ![...ran, ...proven].includes(name))).toEqual([]);
});

it('runs every bench that bench/README.md lists', () => {
  const table = readFileSync(inRoot('bench/README.md'), 'utf8').split('## Which benchmarks have their own command?')[0];
  const named = [...table.matchAll(/^\| `(\w+)` \|/gm)].map(([, name]) => name);
  const ran = [...benches, ...benchesOfDemo].filter(([script]) => script === 'bench').flatMap(([, , names]) => names);
  expect(ran.sort()).toEqual(named.sort());
});
