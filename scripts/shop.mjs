/** npm run shop -- <command>: runs a command on the services of DATA_DIR, also while the shop runs. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from './lib/building/build.mjs';
import { loadDotEnv } from './lib/running/environment.mjs';
import { install } from './lib/building/install.mjs';
import { assertNode } from './lib/building/node-version.mjs';
import { inRoot } from './lib/paths.mjs';
import { fail } from './lib/say.mjs';
import { startPostgres } from './lib/services/postgres.mjs';
import { startQueue } from './lib/services/queue.mjs';
import { prepareEnvironment } from './lib/running/shop.mjs';
import { supervisor } from './lib/running/supervisor.mjs';

const answer = process.stdout.write.bind(process.stdout);
process.stdout.write = process.stderr.write.bind(process.stderr); // keeps progress lines out of the command's output
process.setSourceMapsEnabled(true);

const args = process.argv.slice(2);
const keeper = supervisor();

try {
  assertNode();
  if (args[0] === 'seed' && process.execArgv.length > 0) process.exit(await withMoreMemory());
  loadDotEnv();
  await install();
  await build(['backend']);
  process.exitCode = await runCommand(args);
} catch (error) {
  fail(error);
} finally {
  await keeper.stop();
}
setTimeout(() => process.exit(), 2000).unref(); // exits despite open handles

/** A large demo does not fit in the heap limit of `npm run shop`. */
async function withMoreMemory() {
  const child = spawn(process.execPath, [fileURLToPath(import.meta.url), ...args], { stdio: 'inherit' });
  process.on('SIGTERM', () => child.kill('SIGTERM')).on('SIGINT', () => {}); // the terminal sends Ctrl-C to the child too
  const [code] = await once(child, 'exit');
  return code ?? 1;
}

async function runCommand(args) {
  await import('reflect-metadata');
  const load = (path) => import(pathToFileURL(inRoot('dist/backend/src/cli', path)).href);
  const [{ runCommandLine }, { processTerminal }] = await Promise.all([load('command-line.js'), load('terminal.js')]);
  return runCommandLine(args, { ...processTerminal(), out: answer, environment });
}

/** Adopts the running Postgres and Redis, or starts them for this command. */
async function environment() {
  const { shop, secrets } = await prepareEnvironment(process.env);
  const complete = { ...shop };
  if (!shop.DATABASE_URL) {
    const postgres = await startPostgres({ dataDir: shop.DATA_DIR, password: secrets.POSTGRES_PASSWORD, quiet: true });
    keeper.keep(postgres.stop);
    complete.DATABASE_URL = postgres.url;
  }
  const queue = await startQueue({ dataDir: shop.DATA_DIR, env: shop });
  keeper.keep(queue.stop);
  if (queue.url) complete.REDIS_URL = queue.url;
  return complete;
}
