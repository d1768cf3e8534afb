/**
 * npm run chaos [-- --seed N --runs N --at-once N --crash-every N --cluster], or npm run chaos -- --outage [--seconds N].
 * docs/chaos.md says what it proves.
 */
import { parseArgs } from 'node:util';
import { build } from './lib/build.mjs';
import { install } from './lib/install.mjs';
import { fail } from './lib/say.mjs';
import { throwAwayPostgres } from './lib/services/throw-away.mjs';
import './lib/typescript.mjs';

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    runs: { type: 'string', default: '100' },
    'at-once': { type: 'string', default: '6' },
    'crash-every': { type: 'string', default: '10' },
    cluster: { type: 'boolean', default: false },
    outage: { type: 'boolean', default: false },
    seconds: { type: 'string', default: '30' },
  },
});

let good = false;
let postgres;
try {
  await install();
  if (process.env.CHAOS_SKIP_BUILD !== '1') await build(['backend']);
  good = values.outage ? await tryOutages() : await tryRuns();
} catch (error) {
  fail(error);
} finally {
  await postgres?.stop();
}
process.exit(good ? 0 : 1);

async function tryOutages() {
  const { main } = await import('../chaos/outage/main.ts');
  return main(Number(values.seconds) * 1000);
}

async function tryRuns() {
  postgres = await throwAwayPostgres();
  const { main } = await import('../chaos/run/main.ts');
  return main({
    databaseUrl: postgres.url,
    seed: Number(values.seed),
    runs: Number(values.runs),
    atOnce: Number(values['at-once']),
    crashEvery: Number(values['crash-every']),
    cluster: values.cluster,
  });
}
