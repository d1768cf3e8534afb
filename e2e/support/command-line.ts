import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { cleanEnvironment } from '../../scripts/lib/running/environment.mjs';
import { shop } from './shopper.js';

const program = join(__dirname, '../../scripts/shop.mjs');

/** Runs a command on the shop of this lane, with the input of a pipe. */
export async function runCommand(args: string[], input: string): Promise<void> {
  const env = { ...cleanEnvironment(), PORT: new URL(shop.url).port, DATA_DIR: shop.dataDir! };
  const child = spawn(process.execPath, [program, ...args], { env, stdio: ['pipe', 'ignore', 'inherit'] });
  child.stdin.end(input);
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`${args.join(' ')} ended with ${code}`);
}
