import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { commandLine, run } from '../../../scripts/lib/processes.mjs';
import { say } from '../../../scripts/lib/say.mjs';
import { removeGroups } from './control-groups.mjs';
import { restoreNetwork } from './network.mjs';
import { contentOf, end, processesInGroup, processesOf } from './processes-of-engine.mjs';

const prefix = 'gummyshop-docker-';
const patienceMs = 20_000;
const recordOf = (folder) => join(folder, 'network.json');

/** The name holds the process id of the command, so that a later run recognises what a killed one left. */
export function makeFolder() {
  const folder = mkdtempSync(join(tmpdir(), `${prefix}${process.pid}-`));
  mkdirSync(join(folder, 'config'));
  writeFileSync(join(folder, 'daemon.json'), '{}');
  return folder;
}

/** What other private engines of this machine found and changed. */
export function otherRecords(folder) {
  const names = readdirSync(tmpdir()).filter((name) => name.startsWith(prefix));
  const paths = names.map((name) => join(tmpdir(), name)).filter((path) => path !== folder);
  return paths.map(recordOf).filter(existsSync).map(readRecord);
}

const readRecord = (path) => JSON.parse(readFileSync(path, 'utf8'));

export const writeRecord = (folder, record) => writeFileSync(recordOf(folder), JSON.stringify(record));

export const tailOf = (path) => readFileSync(path, 'utf8').trim().split('\n').slice(-20).join('\n');

/** Ends and removes the engines of killed runs. */
export async function removeLeftovers() {
  if (process.platform !== 'linux' || process.getuid() !== 0) return;
  for (const name of readdirSync(tmpdir()).filter((one) => one.startsWith(prefix))) {
    if (await isRunning(parseInt(name.slice(prefix.length), 10))) continue;
    say(`removing the private dockerd of a killed run (${name})`);
    await removeFolder(join(tmpdir(), name));
  }
}

const isRunning = async (pid) => (await commandLine(pid)).includes('container-tests');

/** Ends containers, daemon and shims by their process ids, then removes mounts, network and files. */
export async function removeFolder(folder) {
  const record = existsSync(recordOf(folder)) ? readRecord(recordOf(folder)) : undefined;
  await removeContainers(folder);
  await end(processesOf(folder), 'SIGTERM', patienceMs);
  await end([...processesOf(folder), ...(record ? processesInGroup(record.bridge) : [])], 'SIGKILL', 5000);
  for (const path of mountsUnder(folder)) await run('umount', ['--lazy', path]);
  if (record) {
    await restoreNetwork(record, { isShared: otherRecords(folder).length > 0 });
    removeGroups(record.bridge);
  }
  rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
}

async function removeContainers(folder) {
  const host = ['--host', `unix://${join(folder, 'docker.sock')}`];
  const { code, output } = await run('docker', [...host, 'ps', '--all', '--quiet'], { timeout: patienceMs });
  const ids = output.split('\n').filter(Boolean);
  if (code !== 0 || ids.length === 0) return;
  await run('docker', [...host, 'rm', '--force', ...ids], { timeout: patienceMs });
}

function mountsUnder(folder) {
  const paths = contentOf('/proc/self/mounts')
    .split('\n')
    .map((line) => line.split(' ')[1] ?? '');
  return paths.filter((path) => path.startsWith(`${folder}/`)).reverse();
}
