import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inRoot } from '../../scripts/lib/paths.mjs';
import { freePort } from '../../scripts/lib/ports.mjs';
import { sleep, stopChild } from '../../scripts/lib/processes.mjs';
import { findProgram } from '../../scripts/lib/services/queue.mjs';
import { handshake } from './client.mjs';

const patienceMs = 10_000;
const caddyfile = inRoot('infra/Caddyfile');

/** `npm test` installs it where it can. */
export const hasCaddy = () => findProgram(['caddy']) !== undefined;

/** The configuration that Caddy reads from infra/Caddyfile. */
export function adapted(env = {}) {
  const args = ['adapt', '--config', caddyfile];
  const output = execFileSync('caddy', args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'ignore'] });
  return JSON.parse(output.toString());
}

/**
 * Runs Caddy with infra/Caddyfile for https://localhost, with a certificate of its own authority, `ca`. Resolves when it
 * serves requests. `log`: what it has written.
 */
export async function startCaddy(upstreams, env = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'gummyshop-proxy-'));
  const [port, plainPort] = [await freePort(), await freePort()];
  const child = spawn('caddy', ['run', '--config', caddyfile], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: {
      ...process.env,
      ...env,
      HOME: folder,
      XDG_DATA_HOME: folder,
      XDG_CONFIG_HOME: folder,
      SHOP_HOST: 'localhost',
      HTTPS_PORT: String(port),
      HTTP_PORT: String(plainPort),
      SHOP_UPSTREAMS: upstreams.map((one) => `127.0.0.1:${one}`).join(' '),
    },
  });
  let log = '';
  child.stderr.on('data', (chunk) => (log += chunk));
  const stop = async () => {
    await stopChild(child, patienceMs);
    rmSync(folder, { recursive: true, force: true });
  };
  const plainUrl = `http://localhost:${plainPort}`;
  const ready = async () => {
    await fetch(plainUrl, { redirect: 'manual' });
    const ca = readFileSync(join(folder, 'caddy/pki/authorities/local/root.crt'));
    await handshake({ port, ca }); // Caddy listens before its certificate is issued
    return ca;
  };
  for (const end = Date.now() + patienceMs; ;) {
    try {
      return { port, plainUrl, ca: await ready(), stop, log: () => log };
    } catch (error) {
      if (Date.now() < end) await sleep(50);
      else throw (await stop(), error);
    }
  }
}
