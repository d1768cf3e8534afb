/** npm run fuzz [-- --runs 500 --seed 1 --seconds 3600]: sends random requests to every route of the API. */
import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { install } from './lib/building/install.mjs';
import { inRoot, root } from './lib/paths.mjs';
import { mustRun } from './lib/processes.mjs';
import { fail, say } from './lib/say.mjs';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '200' },
    seed: { type: 'string', default: String(randomInt(2 ** 31)) },
    seconds: { type: 'string', default: '3600' },
  },
});

try {
  await install();
  say(`${values.runs} requests for each route, seed ${values.seed}`);
  const env = { ...process.env, FUZZ_RUNS: values.runs, FUZZ_SEED: values.seed, FUZZ_SECONDS: values.seconds };
  const args = ['--selectProjects', 'integration', '--runInBand', '--forceExit', '--testPathPatterns', 'api-fuzz'];
  await mustRun('api-fuzz', process.execPath, [inRoot('node_modules/jest/bin/jest.js'), ...args], {
    cwd: root,
    env,
    show: true,
  });
} catch (error) {
  fail(error);
}
