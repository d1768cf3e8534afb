import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inRoot } from '../../scripts/lib/paths.mjs';
import { freePort } from '../../scripts/lib/ports.mjs';
import { mustRun, stopChild } from '../../scripts/lib/processes.mjs';

const patienceMs = 10_000;

/** Runs `work` behind a Caddy (`apt-get install caddy`) with infra/Caddyfile, except its addresses and folders. */
export async function behindCaddy(url, work) {
  const folder = mkdtempSync(join(tmpdir(), 'gummyshop-caddy-'));
  const port = await freePort();
  const config = join(folder, 'caddy.json');
  writeFileSync(config, JSON.stringify(configOf(await adaptedCaddyfile(), { folder, port, shop: new URL(url) })));
  const caddy = spawn('caddy', ['run', '--config', config], { stdio: ['ignore', 'ignore', 'inherit'] });
  try {
    await listening(`http://127.0.0.1:${port}`);
    return await work(`https://localhost:${port}`);
  } finally {
    await stopChild(caddy, patienceMs);
    rmSync(folder, { recursive: true, force: true });
  }
}

async function adaptedCaddyfile() {
  const env = { ...process.env, SHOP_HOST: 'localhost' };
  const output = await mustRun('caddy adapt', 'caddy', ['adapt', '--config', inRoot('infra/Caddyfile')], { env });
  return output.split('\n').find((line) => line.startsWith('{'));
}

/** The Caddyfile uses the upstream name of the compose file, `api:3000`. */
function configOf(adapted, { folder, port, shop }) {
  const text = adapted.replace('"name":"api","port":"3000"', `"name":"127.0.0.1","port":"${shop.port}"`);
  if (text === adapted) throw new Error('infra/Caddyfile lacks the upstream api:3000');
  const { apps } = JSON.parse(text);
  const [server] = Object.values(apps.http.servers);
  server.listen = [`127.0.0.1:${port}`];
  server.automatic_https = { disable_redirects: true };
  server.tls_connection_policies = [{}];
  apps.pki = { certificate_authorities: { local: { install_trust: false } } };
  return {
    admin: { disabled: true },
    logging: { logs: { default: { level: 'ERROR' } } },
    storage: { module: 'file_system', root: folder },
    apps,
  };
}

/** Resolves on any response. A refusal of plain HTTP counts too. */
async function listening(url) {
  for (const end = Date.now() + patienceMs; ;) {
    try {
      return await fetch(url);
    } catch (error) {
      if (Date.now() > end) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}
