import { spawn } from 'node:child_process';
import { openSync } from 'node:fs';
import { join } from 'node:path';
import { hasEnded, run, sleep } from '../../../scripts/lib/processes.mjs';
import { Problem, step } from '../../../scripts/lib/say.mjs';
import { addBridge, freeSubnet, networkBefore } from './network.mjs';
import { makeFolder, otherRecords, removeFolder, tailOf, writeRecord } from './private-folder.mjs';

const patienceMs = 60_000;

/** Starts a dockerd with its own socket, data, bridge and address range. Adds a clean-up that removes every trace of it. */
export async function startPrivateEngine(cleanups) {
  const folder = makeFolder();
  cleanups.push(() => step('removing the private dockerd', () => removeFolder(folder)));
  const [other] = otherRecords(folder);
  const { bridge, subnet } = await freeSubnet();
  writeRecord(folder, { ...(other ?? (await networkBefore())), bridge, subnet });
  await addBridge(bridge, subnet);
  await step('starting a private dockerd', () => startDaemon(folder, bridge, subnet));
  const env = {
    DOCKER_HOST: `unix://${join(folder, 'docker.sock')}`,
    DOCKER_CONFIG: join(folder, 'config'),
    TESTCONTAINERS_RYUK_DISABLED: 'true',
  };
  return { isPrivate: true, folder, env };
}

async function startDaemon(folder, bridge, subnet) {
  const log = join(folder, 'dockerd.log');
  const output = openSync(log, 'a');
  const child = spawn('dockerd', flags(folder, bridge, subnet), {
    detached: true, // Ctrl-C reaches the command only, which ends the daemon in order
    stdio: ['ignore', output, output],
    env: { ...process.env, TMPDIR: folder },
  });
  child.once('error', () => {});
  child.unref();
  const client = ['--host', `unix://${join(folder, 'docker.sock')}`, 'info'];
  for (const end = Date.now() + patienceMs; ;) {
    if ((await run('docker', client)).code === 0) return;
    if (hasEnded(child) || Date.now() > end)
      throw new Problem(`dockerd did not start. Its log ends with:\n${tailOf(log)}`);
    await sleep(200);
  }
}

const flags = (folder, bridge, subnet) => [
  ...['--host', `unix://${join(folder, 'docker.sock')}`, '--pidfile', join(folder, 'dockerd.pid')],
  ...['--data-root', join(folder, 'data'), '--exec-root', join(folder, 'exec')],
  ...['--config-file', join(folder, 'daemon.json'), '--storage-driver', 'overlay2'],
  ...['--bridge', bridge, '--cgroup-parent', `/${bridge}`],
  ...['--default-address-pool', `base=${subnet}.0.0/16,size=24`],
];
