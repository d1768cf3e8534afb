import { networkInterfaces } from 'node:os';
import { sleep } from '../../../scripts/lib/processes.mjs';

const quietMs = 5000;

/** Waits until new containers have their addresses: Chromium drops its connections at each change. */
export async function networkRests() {
  let before = '';
  for (let since = Date.now(); Date.now() - since < quietMs; await sleep(250)) {
    const now = JSON.stringify(networkInterfaces());
    if (now !== before) since = Date.now();
    before = now;
  }
}
