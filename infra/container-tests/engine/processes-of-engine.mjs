import { readdirSync, readFileSync } from 'node:fs';
import { sleep } from '../../../scripts/lib/processes.mjs';

/** dockerd, containerd and the shims: their command lines name the folder. */
export function processesOf(folder) {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return pids
    .map(Number)
    .filter(
      (pid) =>
        pid !== process.pid && /^(dockerd|containerd|docker-)/.test(nameOf(pid)) && argumentsOf(pid).includes(folder),
    );
}

function argumentsOf(pid) {
  return contentOf(`/proc/${pid}/cmdline`);
}

const nameOf = (pid) => contentOf(`/proc/${pid}/comm`);

export function contentOf(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return ''; // the process has ended
  }
}

/** Processes of containers whose shim was killed. */
export function processesInGroup(name) {
  const pids = readdirSync('/proc').filter((one) => /^\d+$/.test(one));
  return pids.map(Number).filter((pid) => contentOf(`/proc/${pid}/cgroup`).includes(`:/${name}/`));
}

/** Sends the signal and waits until the processes have ended, at most `patience` ms. */
export async function end(pids, signal, patience) {
  for (const pid of pids) send(pid, signal);
  for (const stop = Date.now() + patience; pids.some(isRunningYet) && Date.now() < stop;) await sleep(50);
}

function send(pid, signal) {
  try {
    process.kill(pid, signal);
  } catch {
    // it has ended
  }
}

/** A zombie has ended; its parent has not yet collected it. */
const isRunningYet = (pid) => argumentsOf(pid) !== '';
