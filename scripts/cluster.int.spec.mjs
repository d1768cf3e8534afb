import { once } from 'node:events';
import * as api from '../contracts/api.ts';
import { cleanEnvironment } from './lib/running/environment.mjs';
import { freePortPair } from './lib/ports.mjs';
import { isAlive, sleep, stopChild } from './lib/processes.mjs';
import { startNode } from './lib/running/programs.mjs';
import { remove, sweepLeftovers, throwAwayFolder } from './lib/services/throw-away.mjs';

let folder;
let port;
let cluster;
beforeAll(async () => {
  folder = throwAwayFolder();
  port = await freePortPair();
});
afterAll(async () => {
  if (cluster) await stopChild(cluster, 30_000);
  remove(folder);
  await sweepLeftovers();
});

/** Resolves when the cluster is ready. `said` waits for a line of its output. */
async function open(...args) {
  const env = { ...cleanEnvironment(), PORT: String(port), DATA_DIR: folder, DEMO: '0', LOG_LEVEL: 'warn' };
  cluster = startNode('scripts/cluster.mjs', args, { env, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
  let output = '';
  for (const stream of [cluster.stdout, cluster.stderr]) stream.on('data', (chunk) => (output += chunk));
  const said = async (line, count = 1) => {
    for (;;) {
      const found = [...output.matchAll(line)];
      if (found.length >= count) return found;
      if (cluster.exitCode !== null) throw new Error(`it ended\n${output}`);
      await sleep(20);
    }
  };
  await said(/^SHOP READY /gm);
  const members = (await said(/(api|worker) \d: process (\d+)/g, 4)).map(([, , pid]) => Number(pid));
  return { said, members };
}

const statusOf = async () => (await fetch(`http://localhost:${port}${api.settings.showShop.path}`)).status;
const untilGone = async (pids) => {
  while (pids.some(isAlive)) await sleep(20);
};

it('survives the exit of members, restarts them on request, and ends with its parent', async () => {
  const { said, members } = await open('--restart');
  const [[, victim]] = await said(/api 1: process (\d+)/g);
  process.kill(Number(victim), 'SIGKILL');
  for (let n = 0; n < 10; n++) expect(await statusOf()).toBe(200);
  await said(/api 1 stopped by itself \(ended by SIGKILL\)/g);
  const [, [, next]] = await said(/api 1: process (\d+)/g, 2);
  cluster.kill('SIGKILL');
  await untilGone([...members, Number(next)]);
});

it('starts again, does not restart members without the option, and stops all of them', async () => {
  const { said, members } = await open();
  const [[, victim]] = await said(/worker 2: process (\d+)/g);
  process.kill(Number(victim), 'SIGKILL');
  await said(/worker 2 stopped by itself/g);
  expect(await statusOf()).toBe(200);
  cluster.kill('SIGTERM');
  const [code] = await once(cluster, 'exit');
  expect(code).toBe(0);
  expect(members.filter(isAlive)).toEqual([]);
});
