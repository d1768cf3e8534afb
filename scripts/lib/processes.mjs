import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { Problem } from './say.mjs';

export function run(command, args, { input, show = false, ...options } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { ...options, stdio: ['pipe', 'pipe', 'pipe'] });
    let output = '';
    const keep = (target) => (chunk) => {
      output += chunk;
      if (show) target.write(chunk);
    };
    child.stdout.on('data', keep(process.stdout));
    child.stderr.on('data', keep(process.stderr));
    child.stdin.on('error', () => {});
    child.stdin.end(input ?? '');
    child.on('error', reject);
    child.on('close', (code, signal) => resolve({ code: code ?? (signal ? 128 : 1), output }));
  });
}

/** Like run, but throws a Problem with the last lines when the exit code is not 0. */
export async function mustRun(title, command, args, options) {
  const { code, output } = await run(command, args, options);
  if (code === 0) return output;
  const tail = options?.show ? '' : `\n${output.trim().split('\n').slice(-40).join('\n')}`;
  throw new Problem(`${title} failed (exit code ${code}).${tail}`);
}

export function isAlive(pid) {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

export const hasEnded = (child) => child.exitCode !== null || child.signalCode !== null;

export const endOf = (child) => (child.signalCode ? `ended by ${child.signalCode}` : `exit code ${child.exitCode}`);

/** Sends SIGTERM, kills the child after `patience` ms, and resolves when it has exited. */
export function stopChild(child, patience) {
  if (hasEnded(child)) return Promise.resolve();
  return new Promise((resolve) => {
    const timer = setTimeout(() => child.kill('SIGKILL'), patience);
    child.once('exit', () => {
      clearTimeout(timer);
      resolve();
    });
    child.kill('SIGTERM');
  });
}

/** The command line of a process, or ''. Process ids are reused, so check it before a kill. */
export async function commandLine(pid) {
  if (!isAlive(pid)) return '';
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
  } catch {
    const { output } = await run('ps', ['-p', String(pid), '-o', 'command=']).catch(() => ({ output: '' }));
    return output.trim();
  }
}

export const runsProgram = async (pid, program) => (await commandLine(pid)).split(' ')[0].includes(program);

export const sleep = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));
