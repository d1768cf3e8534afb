import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inRoot } from '../../scripts/lib/paths.mjs';
import { freePort, startShop } from './lib.mjs';
import { serverPid } from './seeded-shop.mjs';

/** Runs `work` with the demo of `npm start`, without an access gate, in a folder that is deleted afterwards. */
export async function withPublicShop(work) {
  process.env.ACCESS_CODE = '';
  const dataDir = mkdtempSync(join(tmpdir(), 'gummyshop-bench-'));
  const port = await freePort();
  const running = await startShop(inRoot(), dataDir, port);
  try {
    return await work({ url: `http://localhost:${port}`, port, dataDir, pid: serverPid(dataDir, port) });
  } finally {
    await running.stop();
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 10 });
  }
}
