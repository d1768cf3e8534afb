/** npm run test:containers: builds the image, runs the compose file and the stories on Docker, and prints a summary. */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { install } from '../../scripts/lib/building/install.mjs';
import { assertNode } from '../../scripts/lib/building/node-version.mjs';
import { mustRun, sleep } from '../../scripts/lib/processes.mjs';
import { root } from '../../scripts/lib/paths.mjs';
import { complain, fail, say, step } from '../../scripts/lib/say.mjs';
import { findEngine } from './engine/engine.mjs';
import { endChildren } from './engine/children.mjs';
import { makeFolder, removeFolder } from './engine/private-folder.mjs';
import { record } from './report/record.mjs';
import { runStories } from './report/run-stories.mjs';
import { storyFiles } from './stories/files.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    images: { type: 'string', default: 'auto' }, // auto, local or pull
    'keep-images': { type: 'boolean', default: false },
    stay: { type: 'boolean', default: false },
  },
});

for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {}); // a closed pipe does not stop the clean-up
const begun = performance.now();
const interruption = new AbortController();
const { signal } = interruption;
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(name, () => interruption.abort());
const interrupted = new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
interrupted.catch(endChildren);
const cleanups = [];
let failed = 1;
try {
  failed = await Promise.race([main(), interrupted]);
} catch (error) {
  if (!signal.aborted) fail(error);
  failed = error.exitCode ?? 1;
} finally {
  for (const clean of cleanups.reverse()) await clean().catch(fail);
}
if (signal.aborted) complain('interrupted');
process.exit(signal.aborted ? 1 : failed);

async function main() {
  assertNode();
  await install();
  const { assertNoShop, removeShop } = await import('./compose/compose.mjs'); // needs packages
  const { provideImages } = await import('./images/provide-images.mjs');
  const engine = await findEngine(cleanups);
  await assertNoShop();
  const folder = engine.folder ?? makeFolder();
  if (!engine.isPrivate) cleanups.push(() => removeFolder(folder));
  const checkout = join(folder, 'checkout');
  await step('cloning the last commit', () => mustRun('git clone', 'git', ['clone', '--quiet', root, checkout]));
  const isLocal = await provideImages(checkout, { ...values, engine, folder, signal });
  Object.assign(process.env, { CONTAINER_TESTS: JSON.stringify({ checkout, isLocal, folder }) });
  if (!engine.isPrivate) cleanups.push(removeShop);
  const result = await runStories(storyFiles(positionals), signal);
  if (positionals.length === 0 && !signal.aborted)
    record({ ...result, checkout, isLocal, seconds: (performance.now() - begun) / 1000 });
  if (values.stay) await staying(folder);
  return result.failed > 0 ? 1 : 0;
}

async function staying(folder) {
  say(`the engine stays until Ctrl-C: DOCKER_HOST=unix://${join(folder, 'docker.sock')}`);
  while (!signal.aborted) await sleep(500);
}
