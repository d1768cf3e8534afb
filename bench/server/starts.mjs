import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { copySeeded, serverPid } from '../support/demo-shop.mjs';
import { benchFolder, residentMegabytes, startShop } from '../support/lib.mjs';
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
    mkdirSync(dataDir);
    copySeeded(dataDir);
    const port = await freePortPair();
    const first = await startShop(folder, dataDir, port);
    await first.stop();
    const later = await startShop(folder, dataDir, port);
    const memory = Math.round(residentMegabytes(serverPid(dataDir, port)));
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
