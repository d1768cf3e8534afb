import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { benchFolder, startShop } from '../support/lib.mjs';
import { freePortPair } from '../../scripts/lib/ports.mjs';

const seconds = (milliseconds) => Math.round(milliseconds / 100) / 10;

/**
 * Measures the first `npm start` on a fresh clone with a warm npm cache, the next one, and memory after it. `checkout`
 * names an installed checkout to start instead of a clone.
 */
export async function starts({ checkout }) {
  const temporary = benchFolder();
  const folder = checkout || temporary;
  try {
    if (!checkout) execFileSync('git', ['clone', '--quiet', process.cwd(), folder]);
    const dataDir = join(temporary, '.data');
    const port = await freePortPair();
    const first = await startShop(folder, dataDir, port);
    await first.stop();
    const later = await startShop(folder, dataDir, port);
    const memory = residentMegabytes(dataDir, port);
    await later.stop();
    return {
      'first start, seconds': seconds(first.milliseconds),
      'later start, seconds': seconds(later.milliseconds),
      'server memory after start, MB': memory,
    };
  } finally {
    rmSync(temporary, { recursive: true, force: true, maxRetries: 10 });
  }
}

function residentMegabytes(dataDir, port) {
  const { children } = JSON.parse(readFileSync(join(dataDir, `run-${port}.json`), 'utf8'));
  const server = children.find((pid) =>
    readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('backend/src/app/main.js'),
  );
  const status = readFileSync(`/proc/${server}/status`, 'utf8');
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)[1]) / 1024);
}
