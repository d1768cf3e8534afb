import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { cleanEnvironment } from '../../scripts/lib/running/environment.mjs';
import { shop } from './shopper.js';

const program = join(__dirname, '../../scripts/shop.mjs');

/** Runs a command on the shop of this lane, with the input of a pipe, and returns its exit code and output. */
export async function commandOutput(args: string[], input = ''): Promise<{ code: number | null; output: string }> {
  const { url, dataDir, nodeOptions } = shop;
  const env = {
    ...cleanEnvironment(),
    PORT: new URL(url).port,
    DATA_DIR: dataDir!,
    NODE_OPTIONS: nodeOptions ?? '',
  };
  const child = spawn(process.execPath, [program, ...args], { env, stdio: ['pipe', 'pipe', 'inherit'] });
  child.stdin.end(input);
  const [output, [code]] = await Promise.all([text(child.stdout), once(child, 'exit') as Promise<[number | null]>]);
  return { code, output };
}

/** Runs a command that must succeed. */
export async function runCommand(args: string[], input: string): Promise<void> {
  const { code } = await commandOutput(args, input);
  if (code !== 0) throw new Error(`${args.join(' ')} ended with ${code}`);
}
