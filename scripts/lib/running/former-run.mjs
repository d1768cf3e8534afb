import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { commandLine, isAlive, run, sleep } from '../processes.mjs';
import { Problem, say } from '../say.mjs';
import { writeStamp } from '../stamp.mjs';

const fileOf = (dataDir, port) => join(dataDir, `run-${port}.json`);
const isStarter = async (pid) => (await commandLine(pid)).match(/\b(start|cluster)\.mjs\b/) !== null;
const isChild = async (pid) => (await commandLine(pid)).includes('follow-parent.mjs');

/** Records the running processes, for the start after a kill -9. */
export function rememberRun(dataDir, port, children) {
  writeStamp(fileOf(dataDir, port), JSON.stringify({ pid: process.pid, children, stopping: false }));
}

const isMine = (dataDir, port) => read(fileOf(dataDir, port))?.pid === process.pid;

/** Tells the next start to wait for this run instead of failing. */
export function announceStop(dataDir, port) {
  if (isMine(dataDir, port))
    writeStamp(fileOf(dataDir, port), JSON.stringify({ ...read(fileOf(dataDir, port)), stopping: true }));
}

export function forgetRun(dataDir, port) {
  if (isMine(dataDir, port)) rmSync(fileOf(dataDir, port), { force: true });
}

/** Waits until the processes of a killed run have exited. Throws when the former run is still active. */
export async function awaitFormerRun(dataDir, port) {
  const path = fileOf(dataDir, port);
  if (!existsSync(path)) return;
  for (let waited = 0; waited < 25_000; waited += 250) {
    const former = read(path);
    if (!former) return;
    const starterLives = await isStarter(former.pid);
    if (starterLives && !former.stopping && waited > 3000)
      throw new Problem(
        `this shop runs already on port ${port} (process ${former.pid}). Stop it with Ctrl-C, or start beside it: ` +
          `PORT=${port + 10} DATA_DIR=.data-2 npm start`,
      );
    const left = await livingOf(former.children);
    if (!starterLives && left.length === 0) return;
    if (waited === 0) say('waiting for the former run to end');
    if (!starterLives && waited > 17_000) left.forEach((pid) => process.kill(pid, 'SIGKILL'));
    await sleep(250);
  }
}

async function livingOf(pids) {
  const living = await Promise.all(pids.map(isChild));
  return pids.filter((_, index) => living[index]);
}

function read(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}

/** Calls back when the parent npm exits: npm cannot forward kill -9, and the shop would keep its port. */
export async function whenNpmIsGone(callback) {
  if (!process.env.npm_lifecycle_event) return;
  let pid = process.ppid;
  for (let level = 0; level < 4 && pid > 1; level++) {
    const { parent, command } = await processInfo(pid);
    if (/\bnpm\b/.test(command)) {
      const timer = setInterval(() => {
        if (isAlive(pid)) return;
        clearInterval(timer);
        callback();
      }, 500);
      return void timer.unref();
    }
    pid = parent;
  }
}

async function processInfo(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
    return { parent: Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]), command };
  } catch {
    const { output } = await run('ps', ['-p', String(pid), '-o', 'ppid=,command=']).catch(() => ({ output: '' }));
    const [, parent = '0', command = ''] = /^\s*(\d+)\s+(.*)/.exec(output) ?? [];
    return { parent: Number(parent), command };
  }
}
