import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startDemo } from './lib.mjs';
import { freePortPair } from '../../scripts/lib/ports.mjs';
import { serverPid } from './seeded-shop.mjs';

/** Runs `work` with the demo of `npm start`, without an access gate, in a folder that is deleted afterwards. */
export async function withPublicShop(work) {
  process.env.ACCESS_CODE = '';
  const dataDir = mkdtempSync(join(tmpdir(), 'gummyshop-bench-'));
  const port = await freePortPair();
  const running = await startDemo(dataDir, port);
  try {
    return await work({ url: `http://localhost:${port}`, port, dataDir, pid: serverPid(dataDir, port) });
  } finally {
    await running.stop();
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 10 });
  }
}
