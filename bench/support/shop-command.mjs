import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { residentMegabytes } from './lib.mjs';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));

/** Runs `npm run shop -- … --json` on a running shop: its output, time and largest memory. Throws unless it exits with 0. */
export async function runShopCommand({ dataDir, port }, args) {
  const [, ...shopCommand] = scripts.shop.split(' ');
  const env = { ...process.env, DATA_DIR: dataDir, PORT: String(port) };
  const stdio = ['ignore', 'pipe', 'inherit'];
  const began = performance.now();
  const child = spawn(process.execPath, [...shopCommand, ...args, '--json'], { env, stdio });
  let mostMb = 0;
  const watch = setInterval(() => (mostMb = Math.max(mostMb, residentMegabytes(child.pid))), 50);
  let text = '';
  child.stdout.on('data', (chunk) => (text += chunk));
  const code = await new Promise((resolve) => child.once('close', resolve));
  clearInterval(watch);
  if (code !== 0) throw new Error(`${args.join(' ')}: exit ${code}: ${text}`);
  const seconds = Math.round((performance.now() - began) / 100) / 10;
  return { output: JSON.parse(text), seconds, mostMb: Math.round(mostMb) };
}
