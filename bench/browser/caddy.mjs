import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inRoot } from '../../scripts/lib/paths.mjs';
import { freePortPair } from '../../scripts/lib/ports.mjs';
import { mustRun, stopChild } from '../../scripts/lib/processes.mjs';

const patienceMs = 10_000;

/** Runs `work` behind a Caddy (`apt-get install caddy`) with infra/Caddyfile, except its addresses and folders. */
export async function behindCaddy(url, work) {
  const folder = mkdtempSync(join(tmpdir(), 'gummyshop-caddy-'));
  const port = await freePortPair();
  const config = join(folder, 'caddy.json');
  writeFileSync(config, JSON.stringify(configOf(await adaptedCaddyfile(new URL(url).host), { folder, port })));
  const caddy = spawn('caddy', ['run', '--config', config], { stdio: ['ignore', 'ignore', 'inherit'] });
  try {
    await listening(`http://127.0.0.1:${port}`);
    return await work(`https://localhost:${port}`);
  } finally {
    await stopChild(caddy, patienceMs);
    rmSync(folder, { recursive: true, force: true });
  }
}

async function adaptedCaddyfile(upstream) {
  const env = { ...process.env, SHOP_HOST: 'localhost', SHOP_UPSTREAMS: upstream };
  const output = await mustRun('caddy adapt', 'caddy', ['adapt', '--config', inRoot('infra/Caddyfile')], { env });
  return output.split('\n').find((line) => line.startsWith('{'));
}

function configOf(text, { folder, port }) {
  const { apps } = JSON.parse(text);
  const server = Object.values(apps.http.servers).find(({ listen }) => listen.includes(':443'));
  apps.http.servers = { server };
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
