/** npm test: everything there is to test, on services of its own; the last line counts. */
import { join } from 'node:path';
import { findBrowser } from './lib/browser.mjs';
import { build } from './lib/build.mjs';
import { buildChecks, runChecks, staticChecks } from './lib/checks.mjs';
import { install } from './lib/install.mjs';
import { add, lanes, runJest, verdict } from './lib/jest.mjs';
import { assertNode } from './lib/node-version.mjs';
import { complain, fail, say, step } from './lib/say.mjs';
import { storesLine } from './lib/stores-line.mjs';
import { remove, throwAwayFolder, throwAwayPostgres } from './lib/services/throw-away.mjs';

const cleanups = [];
const interruption = new AbortController();
const { signal } = interruption;
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(name, () => interruption.abort());

let total = { passed: 0, failed: 1, skipped: 0 };
try {
  assertNode();
  await install();
  await build();
  total = await runAll();
} catch (error) {
  fail(error);
} finally {
  for (const clean of cleanups.reverse()) await clean().catch(fail);
}
if (signal.aborted) complain('interrupted');
else console.log(verdict(total));
process.exit(total.failed > 0 || signal.aborted ? 1 : 0);

async function runAll() {
  const folder = throwAwayFolder();
  cleanups.push(async () => remove(folder));
  const postgres = await step('starting a throw-away Postgres', throwAwayPostgres);
  cleanups.push(postgres.stop);
  const env = { ...process.env, TEST_DATABASE_URL: postgres.url, CI: '1' };

  const checked = await runChecks([...staticChecks({ cache: false }), ...buildChecks], env);
  if (signal.aborted) return checked;
  say('unit, integration and front-end tests …');
  const projects = ['--selectProjects', 'unit', 'integration', 'frontend', `--maxWorkers=${lanes}`];
  const fast = await runJest(projects, { report: join(folder, 'fast.json'), env, signal });
  if (signal.aborted) return checked;
  const journeys = await runJourneys(join(folder, 'e2e.json'), env);

  for (const [name, tests] of [...fast.skippedSuites, ...journeys.skippedSuites])
    say(`skipped: ${name} (${tests} ${tests === 1 ? 'test' : 'tests'})`);
  say(storesLine(fast.passedSuites));
  return [checked, fast, journeys].reduce(add);
}

async function runJourneys(report, env) {
  try {
    env.CHROMIUM_PATH = await findBrowser();
  } catch (error) {
    complain(error.message);
    return { passed: 0, failed: 1, skipped: 0, skippedSuites: [], passedSuites: [] };
  }
  const shops = process.env.E2E_URL ? 1 : lanes;
  say(`journeys in a browser (${env.CHROMIUM_PATH}) …`);
  return runJest(['--selectProjects', 'e2e', `--maxWorkers=${shops}`], { report, env, signal });
}
