/** npm test: runs every check and test on temporary services and prints the totals last. */
import { join } from 'node:path';
import { findBrowser } from './lib/browser.mjs';
import { containersLine } from './lib/testing/containers-line.mjs';
import { build } from './lib/building/build.mjs';
import { buildChecks, runChecks, staticChecks } from './lib/testing/checks.mjs';
import { install } from './lib/building/install.mjs';
import { add, lanes, runJest, verdict } from './lib/testing/jest.mjs';
import { assertNode } from './lib/building/node-version.mjs';
import { complain, fail, say, step } from './lib/say.mjs';
import { storesLine } from './lib/testing/stores-line.mjs';
import { fileLines, Stages } from './lib/testing/timings.mjs';
import { installProgramsOfTests } from './lib/services/debian.mjs';
import { startQueue } from './lib/services/queue.mjs';
import { remove, throwAwayFolder, throwAwayPostgres } from './lib/services/throw-away.mjs';

const cleanups = [];
const interruption = new AbortController();
const { signal } = interruption;
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(name, () => interruption.abort());

const stages = new Stages();
let total = { passed: 0, failed: 1, skipped: 0 };
try {
  assertNode();
  await stages.run('install', install);
  await stages.run('build', build);
  total = await runAll();
} catch (error) {
  fail(error);
} finally {
  for (const clean of cleanups.reverse()) await clean().catch(fail);
}
if (signal.aborted) complain('interrupted');
else {
  say(stages.line);
  console.log(verdict(total));
}
process.exit(total.failed > 0 || signal.aborted ? 1 : 0);

async function runAll() {
  const folder = throwAwayFolder();
  cleanups.push(async () => remove(folder));
  await stages.run('programs', installProgramsOfTests);
  const postgres = await step('starting a throw-away Postgres', throwAwayPostgres);
  cleanups.push(postgres.stop);
  const { PATH, TEST_REDIS_URL: REDIS_URL } = process.env;
  const redis = await startQueue({ dataDir: folder, env: { PATH, REDIS_URL } });
  cleanups.push(redis.stop);
  const env = { ...process.env, TEST_REDIS_URL: redis.url ?? '', TEST_DATABASE_URL: postgres.url, CI: '1' };

  const checked = await stages.run('checks', () => runChecks([...staticChecks, ...buildChecks], env));
  if (signal.aborted) return checked;
  const results = await stages.run('tests', () => runTests(folder, env));
  for (const [name, tests] of results.flatMap(({ skippedSuites }) => skippedSuites))
    say(`skipped: ${name} (${tests} ${tests === 1 ? 'test' : 'tests'})`);
  say(storesLine(results.flatMap(({ passedSuites }) => passedSuites)));
  say(containersLine());
  fileLines(results.flatMap(({ files }) => files)).forEach(say);
  results.flatMap(({ failures }) => failures).forEach(complain);
  return [checked, ...results].reduce(add);
}

/** One run for all projects keeps every lane busy. Journeys in the shop of E2E_URL need their own lane. */
async function runTests(folder, env) {
  const withoutBrowser = ['unit', 'integration', 'frontend'];
  const jest = (projects, maxWorkers) => {
    const args = ['--selectProjects', ...projects, `--maxWorkers=${maxWorkers}`];
    return runJest(args, { report: join(folder, `${projects.at(-1)}.json`), env, signal });
  };
  const found = await journeyBrowser();
  if (found.path) env.CHROMIUM_PATH = found.path;
  say(`unit, integration and front-end tests${found.path ? `, journeys in a browser (${found.path})` : ''} …`);
  if (found.path && !process.env.E2E_URL) return [await jest([...withoutBrowser, 'e2e'], lanes)];
  const results = [await jest(withoutBrowser, lanes)];
  if (signal.aborted) return results;
  return [...results, found.path ? await jest(['e2e'], 1) : found.missing];
}

async function journeyBrowser() {
  try {
    return { path: await findBrowser() };
  } catch (error) {
    complain(error.message);
    return {
      missing: { passed: 0, failed: 1, skipped: 0, skippedSuites: [], passedSuites: [], files: [], failures: [] },
    };
  }
}
