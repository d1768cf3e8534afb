/** npm run chaos: the options are described in docs/chaos.md. */
import { parseArgs } from 'node:util';
import { build } from './lib/building/build.mjs';
import { install } from './lib/building/install.mjs';
import { fail } from './lib/say.mjs';
import { mustRun } from './lib/processes.mjs';
import { inRoot, root } from './lib/paths.mjs';
import { throwAwayPostgres } from './lib/services/throw-away.mjs';
import './lib/typescript.mjs';

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    runs: { type: 'string', default: '100' },
    'at-once': { type: 'string', default: '6' },
    'crash-every': { type: 'string', default: '10' },
    store: { type: 'string', default: 'postgres' },
    'store-fault-every': { type: 'string', default: '0' },
    'store-fault': { type: 'string' },
    adversaries: { type: 'boolean', default: false },
    cluster: { type: 'boolean', default: false },
    crash: { type: 'boolean', default: false },
    restore: { type: 'boolean', default: false },
    outage: { type: 'boolean', default: false },
    seconds: { type: 'string', default: '30' },
  },
});

let good = false;
let postgres;
// Postgres would outlive this process.
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.once(name, () => void Promise.resolve(postgres?.stop()).finally(() => process.exit(130)));
try {
  await install();
  if (process.env.CHAOS_SKIP_BUILD !== '1') await build(['backend']);
  const { storeNamed } = await import('../chaos/support/drill-store.ts');
  const store = storeNamed(values.store);
  if (values.crash) good = await trySuite('chaos/crash', store);
  else if (values.restore) good = await trySuite('chaos/restore', store);
  else good = values.outage ? await tryOutages(store) : await tryRuns(store);
} catch (error) {
  fail(error);
} finally {
  await postgres?.stop();
}
process.exit(good ? 0 : 1);

async function tryOutages(store) {
  const { main } = await import('../chaos/outage/main.ts');
  return main(Number(values.seconds) * 1000, store);
}

async function trySuite(path, store) {
  const env = { ...process.env, CHAOS_STORE: store };
  const args = ['--selectProjects', 'integration', '--runInBand', '--testPathPatterns', path];
  await mustRun(path, process.execPath, [inRoot('node_modules/jest/bin/jest.js'), ...args], {
    cwd: root,
    env,
    show: true,
  });
  return true;
}

async function tryRuns(store) {
  postgres = await throwAwayPostgres();
  const { main } = await import('../chaos/run/main.ts');
  return main({
    databaseUrl: postgres.url,
    seed: Number(values.seed),
    runs: Number(values.runs),
    atOnce: Number(values['at-once']),
    crashEvery: Number(values['crash-every']),
    adversaries: values.adversaries,
    cluster: values.cluster,
    store,
    storeFaultEvery: Number(values['store-fault-every']),
    storeFault: values['store-fault'],
  });
}
